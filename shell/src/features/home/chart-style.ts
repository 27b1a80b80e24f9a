import { styled } from 'styled-components';

/** Thirty bars take the whole row of cards. */
export const Wide = styled.div`grid-column: 1 / -1; &:empty { display: none; }`;

export const ShowAs = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--fs-13);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  @media (max-width: 759px) { min-height: 44px; margin: -10px 0; }
`;

export const Plot = styled.div`
  font-size: .75rem;
  line-height: 1rem;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

/** The top of the scale, on its grid line. */
export const Scale = styled.div`border-bottom: 1px solid var(--n-100);`;

export const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 1.5px;
  height: 150px;
  border-bottom: 1px solid var(--n-100);
`;

export const Bar = styled.span`
  flex: 1;
  max-width: 56px;
  min-width: 2px;
  border-radius: 2px 2px 0 0;
  background: var(--chart-1);
  &[data-running] { opacity: .5; }
  @media (forced-colors: active) { background: CanvasText; }
`;

export const Labels = styled.div`
  display: flex;
  gap: 1.5px;
  padding-top: 6px;
  span { flex: 1; max-width: 56px; min-width: 0; white-space: nowrap; }
`;

export const ChartTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th, td { padding: 6px 0; border-bottom: 1px solid var(--n-100); text-align: left; font-weight: 400; }
  thead th { font-size: var(--fs-12); font-weight: 550; color: var(--text-2); }
  th:last-child, td { text-align: right; font-variant-numeric: tabular-nums; }
`;
