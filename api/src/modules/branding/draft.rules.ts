import type { BrandLook } from '@portal/contract/branding';

/** What of a look shows on its own; the pictures in the order of their names. */
export const lookOf = ({ theme, logo, resellerLogo, favicon }: BrandLook): BrandLook => ({
  theme,
  logo,
  resellerLogo,
  favicon,
});

/** Text that two looks share when they look alike, however their colours are ordered and written. */
const textOf = ({ theme, ...pictures }: BrandLook): string =>
  JSON.stringify([pictures.logo, pictures.resellerLogo, pictures.favicon, theme && sorted(theme)]).toLowerCase();

const sorted = (value: object): unknown[] =>
  Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => [name, typeof part === 'object' && part !== null ? sorted(part) : part]);

/** Whether publishing `next` over `live` would change nothing that anybody sees. */
export const looksAlike = (live: BrandLook, next: BrandLook): boolean => textOf(live) === textOf(next);
