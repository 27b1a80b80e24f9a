import { styled } from 'styled-components';

export const Sum = styled.p`
  font-size: var(--fs-13);
  color: var(--text-2);
  b {
    display: block;
    font: 600 1.375rem/1.75rem var(--font-text);
    letter-spacing: -.02em;
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;

/** Product colours: a theme changes no data (VISUAL 5). */
export const LeaveBars = styled.div`
  margin-top: 16px;
  > div { display: flex; gap: 3px; align-items: flex-end; height: 140px; border-bottom: 1px solid var(--line); }
  i { flex: 1; min-width: 2px; border-radius: 3px 3px 0 0; background: var(--chart-2); opacity: .55; cursor: pointer; }
  i[data-shown] { background: var(--chart-1); opacity: 1; }
  input { width: 100%; margin: 8px 0 0; min-height: 24px; accent-color: var(--chart-1); }
  @media (forced-colors: active) { i { background: CanvasText; } i[data-shown] { background: Highlight; } }
`;

export const LeaveTable = styled.div`
  max-height: 320px;
  margin-top: 16px;
  overflow-y: auto;
  table { width: 100%; border-collapse: collapse; font-size: var(--fs-13); font-variant-numeric: tabular-nums; }
  th, td { padding: 8px 4px; border-bottom: 1px solid var(--n-100); text-align: right; font-weight: 400; }
  th:first-child { text-align: left; }
  thead th { position: sticky; top: 0; background: var(--surface); font-weight: 550; }
`;

export const Why = styled.p`margin-top: 10px; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3);`;
