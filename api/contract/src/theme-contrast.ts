import type { Theme } from './theme.ts';

type Section = 'sidebar' | 'header' | 'footer' | 'emailHeader' | 'emailFooter';
type Nested = { [S in Section]: `${S}.${string & keyof Theme[S]}` }[Section];
/** One of the twenty colours, as `sidebar.bgColor`. */
export type ColourPath =
  | Nested
  | 'primaryBtnColor'
  | 'primaryBtnHoverColor'
  | 'primaryBtnTextColor'
  | 'primaryBtnHoverTextColor';

/** What each text must be read on. */
export const readOn: Readonly<Partial<Record<ColourPath, ColourPath>>> = {
  'sidebar.menuTextColor': 'sidebar.bgColor',
  'sidebar.activeMenuTextColor': 'sidebar.activeMenuColor',
  'header.textColor': 'header.bgColor',
  'header.hoverTextColor': 'header.bgColor',
  'header.hoverButtonTextColor': 'header.hoverButtonBgColor',
  'footer.textColor': 'footer.bgColor',
  primaryBtnTextColor: 'primaryBtnColor',
  primaryBtnHoverTextColor: 'primaryBtnHoverColor',
  'emailHeader.textColor': 'emailHeader.bgColor',
  'emailFooter.textColor': 'emailFooter.bgColor',
};

/** Text reads well at 4.5:1 (WCAG 2, 1.4.3); below it publishing asks. */
export const readableFrom = 4.5;
/** Below 3:1 a menu or a button is lost for its readers, and the theme cannot be published. */
export const publishableFrom = 3;

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return 0.2126 * linear((value >> 16) & 255) + 0.7152 * linear((value >> 8) & 255) + 0.0722 * linear(value & 255);
}

/** WCAG 2 contrast, 1 to 21; the order of the two does not matter. */
export function contrast(one: string, other: string): number {
  const [left, right] = [luminance(one), luminance(other)];
  return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
}

/** The texts of a theme that read worse than `least`:1 on their ground, with their contrast. */
export function hardToRead(theme: Theme, least: number): { path: ColourPath; ratio: number }[] {
  const colourAt = (path: ColourPath): string => {
    const found = path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], theme);
    return String(found);
  };
  return (Object.entries(readOn) as [ColourPath, ColourPath][])
    .map(([path, ground]) => ({ path, ratio: contrast(colourAt(path), colourAt(ground)) }))
    .filter(({ ratio }) => ratio < least);
}
