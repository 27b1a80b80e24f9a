import { css } from 'styled-components';

/** What the dark sets in place of the fixed colours (VISUAL-2, dashboard-dark). Paper stays light. */
export const darkTokens = css`
  @media not print {
    [data-mode="dark"] {
      color-scheme: dark;
      --n-0: #141d2a; --n-25: #18222f; --n-50: #0c131d; --n-100: #1f2a3a; --n-200: #2a3648; --n-300: #3b495e;
      --n-400: #5c6b80; --n-500: #7b8ba0; --n-600: #9aa7b8; --n-700: #c3ccd8; --n-800: #dce3eb; --n-900: #eef2f7;

      --ok: #7fd3a6; --ok-bg: #12301f; --ok-solid: #4fb880; --ok-line: #24563b;
      --warn: #f0be6a; --warn-bg: #36270b; --warn-solid: #e0a03c; --warn-line: #5f4716;
      --danger: #ff9f98; --danger-bg: #3c1917; --danger-solid: #f0756c; --danger-line: #6b2e2a;
      --info: #9cc4f2; --info-bg: #15294a; --info-line: #2b4a78;
      --violet: #c3b1f5; --violet-bg: #2a2147; --teal: #7fd0d3; --teal-bg: #0f2f31;

      --ink: #26344a; --on-ink: #ffffff; --ink-muted: #c3ccd8; --ink-line: #4a5b74; --on-solid: #0c131d;
      --scrim: rgba(4, 8, 14, .72); --scrim-canvas: color-mix(in srgb, #04080e 72%, var(--canvas));
      --product-bg: linear-gradient(180deg, #dde3ea, #c5ced9);
      --chart-1: #6fa8e5; --chart-2: #3f74b0; --chart-3: #4fb3b7; --chart-4: #8593a6; --chart-grid: #233042;
      --e-1: 0 1px 2px rgba(0, 0, 0, .35);
      --e-2: 0 4px 14px -2px rgba(0, 0, 0, .5), 0 1px 3px rgba(0, 0, 0, .4);
      --e-3: 0 24px 64px -12px rgba(0, 0, 0, .7), 0 4px 16px rgba(0, 0, 0, .4);
    }
  }
`;
