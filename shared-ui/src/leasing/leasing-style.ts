import { styled } from 'styled-components';

/** Orders to tick, each with what it adds to the agreement. */
export const Orders = styled.ul`
  max-height: 340px;
  overflow: auto;
  border-top: 1px solid var(--line);
  li { padding: 8px var(--s-4); border-bottom: 1px solid var(--n-100); }
  li:last-child { border-bottom: 0; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;

export const Picked = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-3) var(--s-4);
  font-size: var(--fs-13);
  color: var(--text-2);
  > :last-child { margin-left: auto; }
`;

/** Stays in sight while orders are ticked. */
export const Totals = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding: var(--s-2) var(--s-4);
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line), var(--e-2);
  dl > div { padding: 5px 0; }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  align-items: start;
  margin-bottom: var(--s-5);
  > * { min-width: 0; }
  @media (min-width: 1000px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** Tables one below the other: both are too wide for half a page. */
export const Tables = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5);`;

export const Preserved = styled.p`white-space: pre-wrap; overflow-wrap: anywhere;`;
