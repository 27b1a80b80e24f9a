import { styled } from 'styled-components';

export const Block = styled.section`
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
`;

export const Top = styled.div`
  padding: 22px 24px 20px;
  background: var(--theme-sidebar-bg);
  color: var(--theme-sidebar-menu-text);
  > div:first-child {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--s-3);
    font-size: var(--fs-13);
  }
  em {
    padding: 1px 9px;
    border-radius: var(--r-full);
    box-shadow: inset 0 0 0 1px currentColor;
    font-style: normal;
    font-size: var(--fs-12);
    font-weight: 550;
    color: var(--on-sidebar-strong);
  }
  > strong {
    display: block;
    margin-top: 2px;
    font: 600 2.75rem/3rem var(--font-text);
    letter-spacing: -.035em;
    font-variant-numeric: tabular-nums;
    color: var(--on-sidebar-accent);
  }
  > strong small { font-size: 1rem; font-weight: 500; letter-spacing: 0; color: var(--theme-sidebar-menu-text); }
`;

const parts = `
  [data-part='you'] { background: var(--on-sidebar-accent); }
  [data-part='tax'] {
    background: repeating-linear-gradient(
      135deg,
      color-mix(in srgb, var(--on-sidebar-strong) 46%, transparent) 0 2px,
      color-mix(in srgb, var(--on-sidebar-strong) 14%, transparent) 2px 6px
    );
  }
  [data-part='subsidy'] { background: color-mix(in srgb, var(--on-sidebar-strong) 28%, transparent); }
  @media (forced-colors: active) {
    [data-part='you'] { background: CanvasText; }
    [data-part='tax'] { background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 6px); }
    [data-part='subsidy'] { background: GrayText; }
  }
`;

export const Bar = styled.div`
  display: flex;
  gap: 3px;
  height: 14px;
  margin-top: 16px;
  i { display: block; min-width: 2px; height: 100%; border-radius: 3px; flex: 0 1 0; }
  ${parts}
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
  margin-top: 10px;
  font-size: var(--fs-12);
  li { display: flex; gap: 6px; align-items: center; font-variant-numeric: tabular-nums; }
  i { width: 10px; height: 10px; border-radius: 2px; display: block; }
  ${parts}
`;

export const Calculation = styled.dl`
  padding: 4px 24px 8px;
  > div { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; padding: 8px 0; font-weight: 600; }
  dd { margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap; font-weight: inherit; }
  dt { position: relative; flex: 1; min-width: 0; padding-left: 26px; }
  &:has(button) > div:not(:has(button)) > dd { padding-right: 28px; }
  button {
    width: 24px;
    height: 24px;
    margin: -4px -4px -4px 8px;
    padding: 4px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--text-3);
    vertical-align: middle;
    cursor: pointer;
  }
  button svg { display: block; width: 16px; height: 16px; transition: transform var(--t-fast) var(--ease); }
  button[aria-expanded='true'] svg { transform: rotate(180deg); }
  [data-detail]:not([hidden]) {
    flex-basis: 100%;
    margin: 6px 0 4px;
    padding: 10px 12px;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--line);
    background: var(--n-25);
    font-size: var(--fs-12);
    line-height: 1.0625rem;
    font-weight: 400;
    color: var(--text-2);
    white-space: normal;
  }
  dt > i {
    position: absolute;
    left: 0;
    top: 1px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--n-100);
    color: var(--text-2);
    font: 600 .6875rem/1.125rem var(--font-text);
    text-align: center;
  }
  dt > span { font-weight: 400; color: var(--text-2); }
  [data-less] dd { font-weight: 400; }
  small { display: block; font-size: var(--fs-12); line-height: 1.0625rem; font-weight: 400; color: var(--text-3); }
  [data-kind='part'] { padding: 4px 0; font-weight: 400; font-size: var(--fs-13); color: var(--text-2); }
  [data-kind='sum'] { margin-top: 4px; padding-top: 10px; border-top: 1px solid var(--line); }
  [data-kind='result'] {
    margin: 6px -12px 4px;
    padding: 12px;
    border-radius: var(--r-md);
    background: var(--brand-tint);
    font-weight: 650;
  }
  [data-kind='result'] dt { padding-left: 0; }
`;

export const Comparison = styled.table`
  width: 100%;
  border-collapse: collapse;
  border-top: 1px solid var(--line);
  font-size: var(--fs-13);
  line-height: 1.125rem;
  th { font-weight: 400; text-align: left; }
  th, td { padding: 9px 8px; border-bottom: 1px solid var(--n-100); }
  th:first-child { padding-left: 24px; }
  td:last-child, thead th:last-child { padding-right: 24px; }
  td, thead th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  thead th, th[scope='rowgroup'] {
    font-size: var(--fs-12);
    font-weight: 550;
    color: var(--text-3);
    background: var(--n-25);
  }
  [data-sum] > * { font-weight: 600; background: var(--n-25); border-top: 1px solid var(--line-strong); }
  small { display: block; font-size: var(--fs-12); line-height: 1rem; font-weight: 400; color: var(--text-3); }
  @media (max-width: 759px) {
    thead th, thead th:not(:first-child) { white-space: normal; line-height: .9375rem; }
    th, td { padding: 9px 6px; }
    th:first-child { padding-left: 18px; }
    td:last-child, thead th:last-child { padding-right: 18px; }
  }
`;

export const Foot = styled.div`
  padding: 20px 24px 24px;
  p { margin-top: 10px; text-align: center; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3); }
`;
