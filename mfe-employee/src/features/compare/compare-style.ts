import { styled } from 'styled-components';
import { ProductPicture } from '../../shared/ProductPicture.tsx';

export const Picture = styled(ProductPicture)`height: 150px; margin: 4px 0 12px; border-radius: var(--r-lg);`;

export const Scroll = styled.div`
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
  thead h2 { font-size: var(--fs-18); line-height: 24px; }
  thead b { font: 600 22px/28px var(--font-text); letter-spacing: -.02em; }
  tbody th[colspan] { padding-top: 22px; background: var(--n-50); font-weight: 650; }
  tr[data-differs] > th:first-child { box-shadow: inset 3px 0 0 var(--accent); }
  td[data-best] { background: var(--accent-tint); }
  tr:not([data-differs]) { color: var(--text-3); }
  small { margin-left: 8px; font-size: var(--fs-12); color: var(--accent-strong); white-space: nowrap; }
  @media (max-width: 759px) { th, td { padding: 10px 12px; } col:first-child { width: 120px; } }
`;

export const Tray = styled.aside`
  position: sticky;
  bottom: 16px;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 12px;
  margin-top: 20px;
  padding: 10px 12px 10px 18px;
  background: var(--ink);
  color: var(--on-ink);
  border-radius: var(--r-xl);
  box-shadow: var(--e-3);
  b { display: block; }
  small { font-size: var(--fs-12); color: var(--ink-muted); }
  ul { display: flex; flex: 1; flex-wrap: wrap; gap: 8px; min-width: 0; }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
    padding: 4px 4px 4px 12px;
    border-radius: var(--r-lg);
    background: rgb(255 255 255 / 8%);
  }
  li span { overflow: hidden; max-width: 180px; text-overflow: ellipsis; white-space: nowrap; }
  li button { color: inherit; background: none; box-shadow: none; }
  @media (max-width: 759px) { bottom: 12px; ul { flex-basis: 100%; order: 1; } }
`;
