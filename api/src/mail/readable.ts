/** WCAG 2 contrast that text of a mail keeps, whatever a brand chose. */
const least = 4.5;
const [light, dark] = ['#FFFFFF', '#101927'] as const;

/** `text` on `ground` (both `#rrggbb`) where it can be read; otherwise white or ink, whichever reads better. */
export function readableOn(ground: string, text: string): string {
  if (contrast(text, ground) >= least) return text;
  return contrast(light, ground) >= contrast(dark, ground) ? light : dark;
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [left, right] = [luminance(one), luminance(other)];
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
