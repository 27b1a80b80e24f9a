import { contrast } from '@portal/contract/theme-contrast';

export { contrast };

/** Colour arithmetic for the derived tokens. Everything takes and returns `#rrggbb`. */

type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** `share` (0 to 1) of the colour laid over the ground. */
export function mix(colour: string, ground: string, share: number): string {
  const [above, below] = [toRgb(colour), toRgb(ground)];
  const between = (top: number, bottom: number) => bottom + (top - bottom) * share;
  return toHex([between(above[0], below[0]), between(above[1], below[1]), between(above[2], below[2])]);
}

type Hsl = { hue: number; saturation: number; lightness: number };

/** Hue in degrees, saturation and lightness 0 to 1. */
export function toHsl(hex: string): Hsl {
  const [red, green, blue] = toRgb(hex);
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const span = max - min;
  const lightness = (max + min) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  const sextant = max === r ? (g - b) / span : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return { hue: (sextant * 60 + 360) % 360, saturation, lightness };
}

export function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

/** The same hue, lightened step by step until it reads on the ground with the wanted contrast. */
export function lightenUntil(hex: string, ground: string, wanted: number): string {
  const start = toHsl(hex);
  for (let lightness = start.lightness; lightness < 1; lightness += 0.005) {
    const candidate = fromHsl({ ...start, lightness });
    if (contrast(candidate, ground) >= wanted) return candidate;
  }
  return '#FFFFFF';
}

/** The same hue, darkened step by step until it reads on the ground with the wanted contrast. */
export function darkenUntil(hex: string, ground: string, wanted: number): string {
  const start = toHsl(hex);
  for (let lightness = start.lightness; lightness > 0; lightness -= 0.005) {
    const candidate = fromHsl({ ...start, lightness });
    if (contrast(candidate, ground) >= wanted) return candidate;
  }
  return '#000000';
}
