import { createGlobalStyle, css } from 'styled-components';
import { fixedTokens } from './fixed-tokens.ts';

/** Self-hosted, Latin subset (it holds the Danish letters); the bundler copies the files and returns their addresses. */
const inter = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href;
const albertSans = new URL('@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2', import.meta.url).href;

/** The login page shows the system's fonts: the two files weigh half as much as everything else on it (PERFORMANCE 13). */
const systemFontsBeforeLogin = css`
  :root:not([data-signed-in]) { --font-text: ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; --font-display: var(--font-text); }
`;

/** Fonts, fixed tokens and element defaults of every page. Rendered once, by the frame. */
export const GlobalStyle = createGlobalStyle`
  @font-face { font-family: "Inter"; src: url(${inter}) format("woff2"); font-weight: 100 900; font-display: swap; }
  @font-face { font-family: "Albert Sans"; src: url(${albertSans}) format("woff2"); font-weight: 100 900; font-display: swap; }
  ${fixedTokens}
  ${systemFontsBeforeLogin}
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; }
  body { margin: 0; background: var(--canvas); color: var(--text); font: 400 var(--fs-14)/20px var(--font-text); -webkit-font-smoothing: antialiased; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, table, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  h1, h2, h3 { font-family: var(--font-display); letter-spacing: -.012em; font-weight: 650; }
  h1 { font-size: var(--fs-28); line-height: 34px; }
  h2 { font-size: var(--fs-18); line-height: 24px; }
  h3 { font-size: var(--fs-16); line-height: 22px; }
  a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 3px; }
  b, strong { font-weight: 600; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  img { max-width: 100%; }
  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  [data-react-aria-pressable] { touch-action: pan-x pan-y pinch-zoom; }
  @media (max-width: 759px) { h1 { font-size: 24px; line-height: 30px; } }
`;
