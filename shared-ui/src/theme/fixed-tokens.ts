import { css } from 'styled-components';
import { darkTokens } from './dark-tokens.ts';

/**
 * Layer 3: what no theme changes (VISUAL 2.2, 2.3, 2.5 to 2.7). Colour literals stand here, in the dark ones and in the
 * themes, and nowhere else.
 */
export const fixedTokens = css`
  :root, [data-mode="light"] {
    color-scheme: light;
    --n-0: #ffffff; --n-25: #fafbfc; --n-50: #f5f7f9; --n-100: #eceff3; --n-200: #dde3ea; --n-300: #c5ced9;
    --n-400: #9aa6b5; --n-500: #768496; --n-600: #556275; --n-700: #3a4759; --n-800: #253245; --n-900: #101927;
    --surface: var(--n-0); --canvas: var(--n-50); --sunken: var(--n-100);
    --line: var(--n-200); --line-strong: var(--n-300); --control: var(--n-500);
    --text: var(--n-900); --text-2: var(--n-700); --text-3: var(--n-600);

    --ok: #14603c; --ok-bg: #e4f3ea; --ok-solid: #1b7a4b; --ok-line: #b5dcc5;
    --warn: #7a4a00; --warn-bg: #fff1cf; --warn-solid: #b45f00; --warn-line: #efd08a;
    --danger: #9f231e; --danger-bg: #fceae8; --danger-solid: #bf2f28; --danger-line: #f0bdb9;
    --info: #1c4e8c; --info-bg: #e6effa; --info-line: #b9d0ec;
    --violet: #5b3e9b; --violet-bg: #efeafa; --teal: #0f5e63; --teal-bg: #e0f2f2;

    --ink: #101927; --on-ink: #ffffff; --ink-muted: #c3ccd8; --ink-line: #435065; --on-solid: #ffffff;
    --scrim: rgba(16, 25, 39, .62); --scrim-canvas: color-mix(in srgb, #101927 62%, var(--canvas));
    --product-bg: linear-gradient(180deg, #f1f4f7, #e5eaf0);
    --chart-1: #1f5a9e; --chart-2: #4f83bd; --chart-3: #2e8589; --chart-4: #768496; --chart-grid: #eceff3;
    --e-1: 0 1px 2px rgba(16, 25, 39, .05);
    --e-2: 0 4px 14px -2px rgba(16, 25, 39, .1), 0 1px 3px rgba(16, 25, 39, .06);
    --e-3: 0 24px 64px -12px rgba(16, 25, 39, .32), 0 4px 16px rgba(16, 25, 39, .1);
  }
  ${darkTokens}
  :root {
    --font-text:
      "Inter", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
    --font-display: "Albert Sans", "Inter", ui-sans-serif, system-ui, -apple-system, "Segoe UI", sans-serif;
    --font-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    --fs-11: .6875rem; --fs-12: .75rem; --fs-13: .8125rem; --fs-14: .875rem; --fs-16: 1rem; --fs-18: 1.125rem;
    --fs-22: 1.375rem; --fs-28: 1.75rem; --fs-36: 2.25rem; --fs-48: 3rem;

    --s-1: 4px;
    --s-2: 8px;
    --s-3: 12px;
    --s-4: 16px;
    --s-5: 20px;
    --s-6: 24px;
    --s-8: 32px;
    --s-10: 40px;
    --s-12: 48px;
    --s-16: 64px;
    --r-xs: 4px; --r-sm: 6px; --r-md: 8px; --r-lg: 12px; --r-xl: 16px; --r-full: 999px;
    --t-fast: 120ms; --t-base: 180ms; --t-slow: 260ms; --ease: cubic-bezier(.2, .7, .2, 1);
    --row-h: 44px; --control-h: 36px; --tick: 18px;
    --sidebar-w: 248px; --header-h: 56px; --banner-h: 0px; --content-max: 1520px; --form-max: 680px;
  }
  [data-density="compact"] { --row-h: 36px; --control-h: 32px; }
  [data-density="shop"] { --row-h: 56px; --control-h: 44px; --tick: 22px; }
  @media (max-width: 759px) { :root { --row-h: 56px; --control-h: 44px; } }
  @media (prefers-reduced-motion: reduce) { :root { --t-fast: 0ms; --t-base: 0ms; --t-slow: 0ms; } }
`;
