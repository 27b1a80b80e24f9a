import { css } from 'styled-components';
import { fixedTokens } from './fixed-tokens.ts';
import { mediaStyle } from './media-style.ts';

/**
 * The login page shows the system's fonts: the two files weigh half as much as everything else on it (PERFORMANCE 13).
 */
const systemFontsBeforeLogin = css`
  :root:not([data-signed-in]) {
    --font-text: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    --font-display: var(--font-text);
  }
`;

/**
 * What closes while it still fades in is gone at once. Kept until the fade ends, a question would outlive the dialog
 * that it asked about, and the focus had nothing left to return to.
 */
const closingAtOnce = css`[data-rac][data-exiting] { animation: none; }`;

/** Fixed tokens and element defaults of every page. */
export const elementStyle = css`
  ${fixedTokens}
  ${systemFontsBeforeLogin}
  *, *::before, *::after { box-sizing: border-box; }
  /* What takes the focus is scrolled to below the header that stays, never under it (WCAG 2.4.11). */
  html { -webkit-text-size-adjust: 100%; scroll-padding: calc(var(--banner-h) + var(--header-h) + 12px) 0 12px; }
  @media (max-height: 400px) { html { scroll-padding: 12px 0; } }
  body {
    margin: 0;
    background: var(--canvas);
    color: var(--text);
    font: 400 var(--fs-14)/1.4286 var(--font-text);
    -webkit-font-smoothing: antialiased;
  }
  [data-mode] { color: var(--text); }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  h1, h2, h3 { font-family: var(--font-display); letter-spacing: -.012em; font-weight: 650; }
  h1 { font-size: var(--fs-28); line-height: 1.2143; }
  h2 { font-size: var(--fs-18); line-height: 1.3333; }
  h3 { font-size: var(--fs-16); line-height: 1.375; }
  a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 3px; }
  b, strong { font-weight: 600; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img { max-width: 100%; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  h1:focus-visible { outline: none; }
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
  ${closingAtOnce}
  @media (max-width: 759px) { h1 { font-size: 1.5rem; line-height: 1.25; } }
  ${mediaStyle}
`;
