import { ProductPicture } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

export const Picture = styled(ProductPicture)`height: 150px; margin: 4px 0 12px; border-radius: var(--r-lg);`;

export const Scroll = styled.div`
  /* What is only read aloud is placed in here, not beyond the page's edge. */
  position: relative;
  margin-top: 20px;
  overflow-x: auto;
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line);
`;

export const Table = styled.table`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--fs-14);
  font-variant-numeric: tabular-nums;
  th, td { padding: 11px 20px; border-bottom: 1px solid var(--n-100); text-align: left; vertical-align: top; }
  th { font-weight: 550; overflow-wrap: anywhere; }
  td { overflow-wrap: anywhere; }
  td + td, thead th + th { border-left: 1px solid var(--n-100); }
  col:first-child { width: 190px; }
  thead th { position: sticky; top: 0; z-index: 1; background: var(--surface); font-weight: 400; }
  thead h2 { font-size: var(--fs-18); line-height: 1.5rem; }
  thead b { font: 600 1.375rem/1.75rem var(--font-text); letter-spacing: -.02em; }
  tbody th[colspan] { padding-top: 22px; background: var(--n-50); font-weight: 650; }
  tr[data-differs] > th:first-child { box-shadow: inset 3px 0 0 var(--accent); }
  td[data-best] { background: var(--accent-tint); }
  tr:not([data-differs]) { color: var(--text-3); }
  small { margin-left: 8px; font-size: var(--fs-12); color: var(--accent-strong); white-space: nowrap; }
  @media (max-width: 759px) { th, td { padding: 10px 12px; } col:first-child { width: 120px; } }
`;
