import { keyframes, styled } from 'styled-components';

const flash = keyframes`from { background: var(--accent-tint); }`;

export const Panel = styled.section`
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
`;

export const Top = styled.div`
  padding: 20px 24px;
  background: var(--theme-sidebar-bg);
  color: var(--theme-sidebar-menu-text);
  font-size: var(--fs-13);
  p { display: flex; justify-content: space-between; gap: var(--s-3); margin-bottom: var(--s-3); }
  p > strong { font-weight: 500; color: var(--on-sidebar-strong); }
  label {
    display: grid;
    gap: 2px;
    padding: 6px 10px 4px;
    border-radius: var(--r-md);
    background: color-mix(in srgb, var(--on-sidebar-strong) 14%, transparent);
  }
  label > span { font-size: var(--fs-12); }
  select {
    /* Its arrow is drawn in this colour. */
    --text-3: currentColor;
    height: 26px;
    padding: 0 32px 0 0;
    background-color: transparent;
    box-shadow: none;
    color: var(--on-sidebar-strong);
    font-weight: 600;
  }
  select:focus-visible { outline-color: var(--focus-on-sidebar); }
  option { color: var(--text); background: var(--surface); }
`;

const rows = `
  > div {
    display: flex;
    gap: var(--s-3);
    align-items: baseline;
    padding: 8px 12px;
    margin: 0 -12px;
    border-radius: var(--r-md);
  }
  dd { margin-left: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
  dt > span { color: var(--text-2); font-size: var(--fs-13); }
  small { display: block; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3); }
`;

export const Lines = styled.dl`
  padding: 12px 24px;
  ${rows}
  [data-flash] { animation: ${flash} 600ms var(--ease); }
  [data-sum] { font-weight: 600; border-top: 1px solid var(--line); border-radius: 0; }
  [data-result] { font-weight: 650; background: var(--brand-tint); padding-block: 12px; }
  @media (prefers-reduced-motion: reduce) { [data-flash] { animation: none; } }
`;

export const Cost = styled.div`
  padding: 16px 24px;
  border-top: 1px solid var(--line);
  background: var(--n-25);
  h3 { font-size: var(--fs-14); margin-bottom: 4px; }
  dl { ${rows} }
  dl > div { padding-block: 4px; color: var(--text-2); }
  [data-sum] { font-weight: 600; color: var(--text); }
`;
