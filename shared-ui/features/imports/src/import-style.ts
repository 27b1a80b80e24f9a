import { styled } from 'styled-components';

export const Stack = styled.div`display: grid; gap: var(--s-5); > * { min-width: 0; }`;

export const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  align-items: start;
  > * { min-width: 0; }
  @media (min-width: 1200px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

/** A table as wide as its card; scrolls inside it where that is not enough. */
export const TableFrame = styled.div`
  /* What is only read aloud is placed in here, not beyond the page's edge. */
  position: relative;
  overflow-x: auto;
  margin-top: var(--s-3);
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: -2px; }
`;

/** Below 760 px every row is a card; `data-label` names a value there, `data-inline` keeps it beside its neighbour. */
export const PlainTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  th {
    height: 34px;
    padding: 0 12px;
    text-align: left;
    font-size: var(--fs-12);
    font-weight: 550;
    color: var(--text-3);
    background: var(--n-25);
    border-block: 1px solid var(--line);
    white-space: nowrap;
  }
  td { padding: 8px 12px; border-bottom: 1px solid var(--n-100); vertical-align: top; }
  td:first-child, th:first-child { padding-left: 20px; }
  td:last-child, th:last-child { padding-right: 20px; }
  tbody tr:last-child td { border-bottom: 0; }
  strong { font-weight: 550; overflow-wrap: anywhere; }
  small {
    display: block;
    font-size: var(--fs-12);
    line-height: 1.0625rem;
    color: var(--text-3);
    overflow-wrap: anywhere;
  }
  small[data-fault] { color: var(--danger); }
  [data-number] { width: 1%; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  td > svg { width: 16px; height: 16px; color: var(--text-3); }
  input, select { height: 34px; min-width: 140px; }
  @media (max-width: 759px) {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 12px;
      padding: var(--s-3) var(--s-4);
      border-bottom: 1px solid var(--n-100);
    }
    tbody tr:last-child { border-bottom: 0; }
    tbody td, tbody td:first-child, tbody td:last-child {
      display: block;
      flex: 1 1 100%;
      padding: 0;
      border: 0;
      text-align: left;
    }
    tbody td[data-inline] { flex: 0 1 auto; }
    tbody td[data-number] { width: auto; }
    td[data-label]::before { content: attr(data-label) ' '; color: var(--text-3); }
    td:empty { display: none !important; }
    td > svg { display: none; }
    input, select { height: var(--control-h); }
  }
`;

export const FootBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line), var(--e-1);
  > p { font-size: var(--fs-13); color: var(--text-2); }
  > :last-child { margin-left: auto; }
  /* The act stays in sight however long the rows above it are. */
  &[data-sticky] { position: sticky; bottom: var(--s-3); z-index: 2; @media (max-height: 400px) { position: static; } }
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--s-4);
  align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
`;
