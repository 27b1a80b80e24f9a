import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: var(--s-5);
  align-items: start;
  @media (max-width: 1279px) { grid-template-columns: minmax(0, 1fr); }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3) var(--s-5);
  align-items: flex-end;
  justify-content: space-between;
  margin-bottom: var(--s-4);
`;

export const AsOf = styled.span`
  display: flex;
  gap: var(--s-3);
  align-items: center;
  font-size: var(--fs-14);
  input { width: 180px; }
`;

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-bottom: var(--s-3);
  div { display: flex; flex-direction: column-reverse; padding: 0 var(--s-3); }
  div:first-child { padding-left: 0; }
  div + div { border-left: 1px solid var(--line); }
  dt { font-size: var(--fs-12); line-height: 1rem; color: var(--text-3); }
  dd { font-size: 1.5rem; line-height: 1.875rem; font-weight: 600; font-variant-numeric: tabular-nums; }
  [data-less] dd { color: var(--success); }
  [data-more] dd { color: var(--warn); }
`;

export const Table = styled.table`
  width: 100%;
  margin-top: var(--s-4);
  border-collapse: collapse;
  font-size: var(--fs-13);
  line-height: 1.125rem;
  caption { padding-bottom: 6px; text-align: left; font-weight: 600; }
  th { font-weight: 400; text-align: left; overflow-wrap: anywhere; }
  th, td { padding: 8px 0; border-top: 1px solid var(--line); vertical-align: top; }
  td, thead th:not(:first-child) {
    padding-left: var(--s-3);
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  thead th { font-size: var(--fs-12); color: var(--text-3); }
  small { display: block; font-size: var(--fs-12); line-height: 1rem; color: var(--text-3); }
`;
