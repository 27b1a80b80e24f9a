import { styled } from 'styled-components';

/** A country's rates in groups. Never wider than its card: the names give way, and on a phone each rate is a block. */
export const RateGrid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--fs-13);
  line-height: 1.125rem;
  th { font-weight: 400; text-align: left; }
  th, td { padding: 8px var(--s-2); border-top: 1px solid var(--line); vertical-align: middle; }
  :is(th, td):first-child { padding-left: var(--s-5); overflow-wrap: anywhere; }
  :is(th, td):last-child { padding-right: var(--s-5); }
  thead th { border-top: 0; font-size: var(--fs-12); color: var(--text-3); }
  [data-number] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  [data-group] th { font-weight: 600; background: var(--canvas); }
  td[data-menu] { width: 1%; padding-left: 0; }
  small { display: block; font-size: var(--fs-12); line-height: 1rem; color: var(--text-3); white-space: normal; }
  @media (max-width: 759px) {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: 4px var(--s-4);
      padding: var(--s-3) var(--s-4);
      border-top: 1px solid var(--line);
    }
    :is(th, td), :is(th, td):first-child, :is(th, td):last-child { display: block; padding: 0; border: 0; }
    tbody th { flex: 1 1 100%; padding-right: 44px; font-size: var(--fs-14); }
    td[data-label]::before { content: attr(data-label) ' '; color: var(--text-3); }
    td[data-number] { text-align: left; white-space: normal; }
    td[data-typed] { flex: 1 1 100%; }
    td[data-typed]::before { content: none; }
    td[data-menu] { position: absolute; top: var(--s-2); right: var(--s-2); width: auto; }
  }
`;

/** A field in a row: its column and its row name it to those who see them, its own label to the others. */
export const TypedCell = styled.div<{ $moved: boolean }>`
  width: 148px;
  margin-left: auto;
  text-align: left;
  white-space: normal;
  label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${({ $moved }) => ($moved ? 'input { font-weight: 600; box-shadow: inset 0 0 0 1.5px var(--accent); }' : '')}
  @media (max-width: 759px) {
    width: 100%;
    margin: 0;
  }
`;

export const Moved = styled.span`
  white-space: nowrap;
  svg { width: 14px; height: 14px; vertical-align: -2px; }
`;
