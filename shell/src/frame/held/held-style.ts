import { styled } from 'styled-components';

/** In the header; on a phone, where the header is full, below it at the right edge. */
export const Frame = styled.div`
  position: relative;
  display: inline-flex;
  @media (max-width: 759px) {
    position: fixed;
    top: calc(var(--banner-h) + var(--header-h) + 6px);
    right: 8px;
    z-index: 6;
  }
  @media print { display: none; }
`;

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  padding: 0 4px 0 12px;
  border: 0;
  border-radius: var(--r-full);
  background: var(--info-bg);
  color: var(--info);
  box-shadow: inset 0 0 0 1px currentColor;
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  b {
    padding: 3px 10px;
    border-radius: var(--r-full);
    background: var(--surface);
    color: var(--text);
    box-shadow: inset 0 0 0 1px var(--line-strong);
    font-weight: 550;
  }
  @media (max-width: 759px) { min-height: 44px; box-shadow: inset 0 0 0 1px currentColor, var(--e-2); }
  @media (forced-colors: active) { border: 1px solid; }
`;

export const Panel = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  right: 0;
  z-index: 15;
  display: grid;
  gap: var(--s-3);
  width: min(420px, calc(100vw - 16px));
  max-height: min(70vh, 560px);
  overflow: auto;
  padding: var(--s-4);
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-2), 0 0 0 1px var(--line);
  font-size: var(--fs-13);
  :focus-visible { outline-color: var(--focus); }
  > p { color: var(--text-2); }
  > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px var(--s-3);
    align-items: center;
    padding: var(--s-3) 0;
    border-top: 1px solid var(--line);
  }
  li ul { grid-column: 1 / -1; color: var(--text-2); overflow-wrap: anywhere; }
  li > button { justify-self: start; grid-column: 1 / -1; }
  [role='timer'] { font-variant-numeric: tabular-nums; }
`;
