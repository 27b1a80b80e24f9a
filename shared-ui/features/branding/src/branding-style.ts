import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  align-items: start;
  > * { min-width: 0; }
  @media (min-width: 1100px) { grid-template-columns: minmax(320px, 400px) minmax(0, 1fr); }
`;

export const Group = styled.details`
  border-top: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    padding: 0 var(--s-5);
    font-weight: 600;
    cursor: pointer;
  }
  summary > :last-child:not(:first-child) { margin-left: auto; }
  summary::-webkit-details-marker { display: none; }
  summary::before {
    content: '';
    flex: none;
    width: 7px;
    height: 7px;
    margin: 0 3px 0 1px;
    border: solid var(--text-2);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(-45deg);
    transition: transform var(--t-fast) var(--ease);
  }
  &[open] > summary::before { transform: rotate(45deg); }
  summary:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
  > div { display: grid; gap: var(--s-3); padding: 0 var(--s-5) var(--s-4); }
`;

export const Colour = styled.div`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 108px 60px;
  align-items: center;
  gap: 6px 10px;
  font-size: var(--fs-13);
  input[type='color'] {
    width: 36px;
    height: 32px;
    padding: 2px;
    border: 1px solid var(--control);
    border-radius: var(--r-md);
    background: var(--surface);
    cursor: pointer;
  }
  > :nth-child(n + 5) { grid-column: 1 / -1; }
  @media (max-width: 759px) {
    /* The name above its colour: beside it, at 320 px, the field would lie over it. */
    grid-template-columns: 44px minmax(0, 1fr) 60px;
    > :nth-child(2) { grid-column: 1 / -1; grid-row: 1; }
    input[type='color'] { width: 44px; height: 44px; }
  }
`;

export const Ratio = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-variant-numeric: tabular-nums;
  color: var(--ok);
  &[data-low] { color: var(--danger); font-weight: 600; }
  svg { width: 14px; height: 14px; flex: none; }
`;

export const Presets = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  padding: var(--s-4) var(--s-5);
  font-size: var(--fs-13);
  > span { flex: 1 0 100%; color: var(--text-2); }
`;

export const Swatches = styled.span`
  display: inline-flex;
  overflow: hidden;
  border-radius: 4px;
  box-shadow: 0 0 0 1px var(--line);
  svg { display: block; width: 42px; height: 16px; }
`;

export const Pictures = styled.div`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  align-items: start;
`;

/** A picture on the ground that it is shown on. */
export const Ground = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-4);
  min-height: 64px;
  margin: 6px 0 10px;
  padding: 10px;
  border-radius: var(--r-md);
  background: var(--theme-sidebar-bg);
  color: var(--theme-sidebar-menu-text);
  font-size: var(--fs-13);
  forced-color-adjust: none;
  img { max-width: 160px; max-height: 36px; object-fit: contain; }
`;

/** Colours of before and after, a line each. */
export const ChangedColours = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 220px;
  overflow: auto;
  font-size: var(--fs-13);
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--s-4); }
`;

export const PictureFoot = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-2); margin-top: 8px;`;

export const Stack = styled.div`display: grid; gap: var(--s-5);`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  padding: var(--s-4) var(--s-5);
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--r-lg) var(--r-lg);
  background: var(--surface);
  @media (min-width: 760px) { position: sticky; bottom: 0; z-index: 1; }
  p { flex: 1 0 100%; font-size: var(--fs-13); color: var(--text-2); }
`;
