import { styled } from 'styled-components';

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
  @media print { display: none; }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--s-4);
  margin-top: var(--s-3);
  font-size: var(--fs-12);
  color: var(--text-2);
  > span { display: inline-flex; align-items: center; gap: 6px; }
  > span > span { width: 10px; height: 10px; border-radius: 3px; }
`;

const plotHeight = '170px';
const scaleWidth = '44px';

export const Plot = styled.div`
  position: relative;
  margin-top: var(--s-4);
  font-size: .75rem;
  line-height: 1rem;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  print-color-adjust: exact;
`;

/** Lines behind the bars; what each stands for is at the right end. */
export const Grid = styled.div`
  position: absolute;
  inset: 8px 0 auto;
  height: ${plotHeight};
  > span {
    position: absolute;
    inset-inline: 0;
    height: 0;
    border-bottom: 1px solid var(--chart-grid);
    line-height: 0;
    text-align: right;
  }
`;

export const Bars = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  padding-top: 8px;
  margin-inline-end: ${scaleWidth};
`;

/** A bar with what stands under it. */
export const Stack = styled.div`
  flex: 1;
  min-width: 0;
  > div:first-child {
    display: flex;
    flex-direction: column-reverse;
    align-items: center;
    height: ${plotHeight};
  }
`;

export type BarKind = 'solid' | 'pale' | 'planned' | 'hand' | 'failed';

export const Bar = styled.span`
  display: block;
  width: 72%;
  max-width: 40px;
  min-width: 2px;
  background: var(--chart-1);
  &:last-child { border-radius: 3px 3px 0 0; }
  &[data-kind='pale'] { opacity: .5; }
  &[data-kind='planned'], &[data-kind='hand'] {
    border: 1px dashed var(--chart-1);
    background: repeating-linear-gradient(135deg, var(--chart-2) 0 1.5px, var(--surface) 1.5px 5px);
  }
  &[data-kind='hand'] {
    border-color: var(--chart-3);
    background: repeating-linear-gradient(45deg, var(--chart-3) 0 1.5px, var(--surface) 1.5px 5px);
  }
  &[data-kind='failed'] {
    border: 1px solid var(--danger-solid);
    background: repeating-linear-gradient(45deg, var(--danger-solid) 0 1.5px, var(--surface) 1.5px 5px);
  }
  @media (forced-colors: active) { background: CanvasText; forced-color-adjust: none; }
`;

export const Label = styled.div`
  padding-top: 6px;
  text-align: center;
  white-space: nowrap;
  b { display: block; font-weight: 600; color: var(--text); }
  /* Names of many months stand under every third bar where they would run into each other. */
  @media (max-width: 759px) { ${Stack}:not(:nth-child(3n + 1)) > &[data-many] > span { visibility: hidden; } }
`;

export const ChartTable = styled.table`
  width: 100%;
  margin-top: var(--s-3);
  border-collapse: collapse;
  th, td { padding: 6px 0; border-bottom: 1px solid var(--n-100); text-align: left; font-weight: 400; }
  thead th { font-size: var(--fs-12); font-weight: 550; color: var(--text-2); }
  th:not(:first-child), td { padding-left: var(--s-3); text-align: right; font-variant-numeric: tabular-nums; }
  th > small { display: block; color: var(--text-2); }
  tfoot :is(th, td) { border-bottom: 0; font-weight: 600; }
  td a { display: inline-block; min-height: 24px; }
`;
