import type { Theme } from '@portal/contract/theme';
import { contrast, darkenUntil, fromHsl, lightenUntil, mix, toHsl } from './colour.ts';

const white = '#FFFFFF';
const ink = '#101927';
/** What cards and lists lie on in the dark. */
const darkSurface = '#141D2A';

type AccentFamily = Record<
  '--accent' | '--accent-strong' | '--accent-tint' | '--accent-line' | '--row-selected',
  string
>;

/** For brands whose own colour cannot carry text on white (VISUAL 2.4). */
const productBlue: AccentFamily = {
  '--accent': '#1F5A9E',
  '--accent-strong': '#17457B',
  '--accent-tint': '#EAF1FA',
  '--accent-line': '#B9D0EC',
  '--row-selected': '#F5F9FD',
};

const productBlueInTheDark: AccentFamily = {
  '--accent': '#8FBDF0',
  '--accent-strong': '#B5D4F7',
  '--accent-tint': '#1A2F4B',
  '--accent-line': '#31537F',
  '--row-selected': '#17283D',
};

/** Hues that turn to mud when darkened. */
const isYellow = (hue: number) => hue >= 35 && hue <= 110;

function familyOf(accent: string): AccentFamily {
  const hsl = toHsl(accent);
  return {
    '--accent': accent,
    '--accent-strong': fromHsl({ ...hsl, lightness: hsl.lightness * 0.75 }),
    '--accent-tint': mix(accent, white, 0.09),
    '--accent-line': mix(accent, white, 0.3),
    '--row-selected': mix(accent, white, 0.05),
  };
}

function accentOf(primary: string): AccentFamily {
  if (contrast(primary, white) >= 4.5) return familyOf(primary);
  const { hue, saturation } = toHsl(primary);
  if (isYellow(hue) || saturation < 0.08) return productBlue;
  return familyOf(darkenUntil(primary, white, 4.5));
}

/** The accent of the light, lightened in its hue until it reads on dark surfaces. */
function darkAccentOf(primary: string): AccentFamily {
  const light = accentOf(primary);
  if (light === productBlue) return productBlueInTheDark;
  // 7:1, so that it reads on its own tint, too.
  const accent = lightenUntil(light['--accent'], darkSurface, 7);
  const hsl = toHsl(accent);
  return {
    '--accent': accent,
    '--accent-strong': fromHsl({ ...hsl, lightness: hsl.lightness + (1 - hsl.lightness) * 0.4 }),
    '--accent-tint': mix(accent, darkSurface, 0.14),
    '--accent-line': mix(accent, darkSurface, 0.35),
    '--row-selected': mix(accent, darkSurface, 0.08),
  };
}

/** About two thirds of the text in the background, more where that would fall below 4.5:1. */
function muted(text: string, ground: string): string {
  for (let share = 0.7; share < 1; share += 0.02) {
    const candidate = mix(text, ground, share);
    if (contrast(candidate, ground) >= 4.5) return candidate;
  }
  return text;
}

/** A focus ring is seen at 3:1; where the theme's own colour is not, black or white is. */
function ring(wanted: string, ground: string): string {
  if (contrast(wanted, ground) >= 3) return wanted;
  return contrast(white, ground) >= contrast(ink, ground) ? white : ink;
}

export type DerivedTokens = Record<`--${string}`, string>;

/**
 * Layer 2 of the tokens (VISUAL 2.4): what components need beyond the twenty stored colours, chosen so that text
 * keeps 4.5:1 and rings 3:1 whatever a reseller stored. Pure; runs when a theme loads and while it is edited.
 *
 * @param isDark for dark surfaces; sidebar, header and buttons stay as they are published
 */
export function deriveTokens(theme: Theme, isDark = false): DerivedTokens {
  const { sidebar, header, primaryBtnColor: primary } = theme;
  const accent = isDark ? darkAccentOf(primary) : accentOf(primary);
  const surface = isDark ? darkSurface : white;
  const lightPrimary = contrast(primary, white) < 4.5;
  const onSidebarStrong =
    contrast(sidebar.activeMenuTextColor, sidebar.bgColor) >= 4.5 ? sidebar.activeMenuTextColor : sidebar.menuTextColor;
  const primaryReadsOnSidebar =
    contrast(primary, sidebar.bgColor) >= 4.5 && contrast(primary, sidebar.activeMenuColor) >= 4.5;
  const onSidebarAccent = primaryReadsOnSidebar ? primary : onSidebarStrong;
  const onHeaderAccent =
    contrast(header.hoverTextColor, header.bgColor) >= 3 ? header.hoverTextColor : header.textColor;
  return {
    ...accent,
    '--brand-tint': mix(primary, surface, lightPrimary && !isDark ? 0.2 : 0.09),
    '--brand-tint-line': mix(primary, surface, lightPrimary && !isDark ? 0.5 : 0.24),
    '--on-sidebar-strong': onSidebarStrong,
    '--on-sidebar-accent': onSidebarAccent,
    '--sidebar-muted': muted(sidebar.menuTextColor, sidebar.bgColor),
    '--sidebar-line': mix(sidebar.menuTextColor, sidebar.bgColor, 0.11),
    '--on-header-accent': onHeaderAccent,
    '--header-muted': muted(header.textColor, header.bgColor),
    '--header-line': mix(header.textColor, header.bgColor, 0.11),
    '--focus': accent['--accent'],
    '--focus-on-sidebar': ring(onSidebarAccent, sidebar.bgColor),
    '--focus-on-header': ring(onHeaderAccent, header.bgColor),
    '--primary-edge': !isDark && contrast(primary, white) < 3 ? 'rgba(16, 25, 39, .14)' : 'transparent',
  };
}
