import { styled } from 'styled-components';

/** Months side by side; on a phone the table is drawn sideways, its first column stays. */
export const Months = styled.div`
  /* What is only read aloud is placed in here, not beyond the page's edge. */
  position: relative;
  overflow-x: auto;
  table { width: 100%; border-collapse: separate; border-spacing: 4px 6px; font-variant-numeric: tabular-nums; }
  th { font-weight: 500; font-size: var(--fs-12); color: var(--text-3); text-align: center; white-space: nowrap; }
  thead th:first-child { text-align: left; }
  th[scope='row'] { position: sticky; left: 0; min-width: 140px; background: var(--surface); text-align: left; }
  th[scope='row'] a { display: block; color: var(--text); font-size: var(--fs-13); font-weight: 550; }
  td { min-width: 64px; padding: 0; text-align: center; font-size: var(--fs-12); }
  tfoot td { padding-top: var(--s-2); color: var(--text); font-weight: 600; }
  tfoot th { padding-top: var(--s-2); color: var(--text); }
  /* Twelve months fit a sheet on its side. */
  @media print {
    overflow: visible;
    table { border-spacing: 1px 4px; }
    th[scope='row'] { min-width: 0; }
    td { min-width: 0; padding-inline: 2px !important; }
  }
`;

export const Room = styled.div`margin-top: var(--s-5);`;

/** Months below each other where they have no room side by side. */
export const MonthList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
  gap: var(--s-2);
  max-width: 1040px;
  font-variant-numeric: tabular-nums;
  font-size: var(--fs-12);
  text-align: center;
  abbr { color: var(--text-2); text-decoration: none; }
`;

/** One month of one order; the word for its state is in the text, the icon repeats it. */
export const MonthBox = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 44px;
  padding: 2px 6px;
  border: 1px solid var(--line);
  border-radius: var(--r-sm);
  background: var(--surface);
  color: var(--text);
  font: inherit;
  svg { width: 13px; height: 13px; }
  &[data-state='made'] { background: var(--n-100); border-color: transparent; color: var(--text-2); }
  &[data-state='next'] { border: 2px solid var(--accent); background: var(--accent-tint); font-weight: 600; }
  &[data-state='paused'] { background: var(--warn-bg); border-color: var(--warn-line); color: var(--warn); }
  &:is(button) { cursor: pointer; }
  &:is(button):hover { border-color: var(--accent); }
`;

export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
  color: var(--text-2);
  font-size: var(--fs-13);
`;
