import { styled } from 'styled-components';

/** What waits and the newest lists left, the facts right; one column below 1,200 px (VISUAL-2 company-hub). */
export const HubGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: var(--s-5);
  align-items: start;
  margin-top: var(--s-5);
  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); }
  @media (max-width: 1199px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Figures side by side, links where there is a list behind them; two by two on a phone. */
export const FigureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: 1px;
  margin-top: var(--s-5);
  overflow: hidden;
  background: var(--line);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  li > * {
    display: block;
    height: 100%;
    padding: var(--s-4) var(--s-5);
    background: var(--surface);
    color: var(--text-2);
    font-size: var(--fs-13);
    text-decoration: none;
    outline-offset: -3px;
  }
  small { display: block; color: var(--text-3); font-size: var(--fs-12); }
  a:hover { background: var(--n-50); }
  b {
    display: block;
    color: var(--text);
    font-family: var(--font-display);
    font-size: 1.5rem;
    line-height: 2rem;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 759px) {
    grid-template-columns: 1fr 1fr;
    li:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`;

/** Lines of a card: what it is left, how much or which state right. */
export const Lines = styled.ul`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
  li:last-child { border-bottom: 0; }
  @media (max-width: 759px) { li { flex-wrap: wrap; gap: 2px var(--s-4); } }
  li > :first-child { min-width: 0; overflow-wrap: anywhere; }
  li > :last-child:not(:first-child) { flex: none; color: var(--text-3); font-size: var(--fs-13); }
`;
