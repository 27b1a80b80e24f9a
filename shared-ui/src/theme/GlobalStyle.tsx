import { createGlobalStyle } from 'styled-components';
import { elementStyle } from './element-style.ts';

/**
 * Self-hosted, Latin subset (it holds the Danish letters); the bundler copies the files and returns their addresses.
 * The shell's build keeps the weights below and no others (`shared-ui/webpack/slim-fonts.ts`).
 */
const inter = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url).href;
const albertSans = new URL(
  '@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2',
  import.meta.url,
).href;

/** Fonts and what every page looks like before its components. Rendered once, by the frame. */
export const GlobalStyle = createGlobalStyle`
  @font-face { font-family: "Inter"; src: url(${inter}) format("woff2"); font-weight: 400 650; font-display: swap; }
  @font-face {
    font-family: "Albert Sans";
    src: url(${albertSans}) format("woff2");
    font-weight: 650;
    font-display: swap;
  }
  ${elementStyle}
`;
