import { contrast } from '@portal/contract/theme-contrast';

/** WCAG 2 contrast that text of a mail keeps, whatever a brand chose. */
const least = 4.5;
const [light, dark] = ['#FFFFFF', '#101927'] as const;

/** `text` on `ground` (both `#rrggbb`) where it can be read; otherwise white or ink, whichever reads better. */
export function readableOn(ground: string, text: string): string {
  if (contrast(text, ground) >= least) return text;
  return contrast(light, ground) >= contrast(dark, ground) ? light : dark;
}
