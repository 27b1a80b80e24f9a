import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Theme } from '@portal/contract/theme';
import { readableFrom, type ColourPath } from '@portal/contract/theme-contrast';
import { contrast, mix } from '@portal/shared-ui';

/** One colour; what it must be read on stands in the contract (`readOn`). */
type ColourEntry = { path: ColourPath; label: MessageDescriptor };
type ColourGroup = { key: string; label: MessageDescriptor; colours: readonly ColourEntry[] };

/** The twenty colours of SPEC 3 as the editor groups them. */
export const colourGroups: readonly ColourGroup[] = [
  {
    key: 'sidebar',
    label: msg`Sidebar`,
    colours: [
      { path: 'sidebar.bgColor', label: msg`Background` },
      { path: 'sidebar.menuTextColor', label: msg`Menu text` },
      { path: 'sidebar.activeMenuColor', label: msg`Active menu` },
      { path: 'sidebar.activeMenuTextColor', label: msg`Active menu text` },
    ],
  },
  {
    key: 'header',
    label: msg`Header`,
    colours: [
      { path: 'header.bgColor', label: msg`Background` },
      { path: 'header.textColor', label: msg`Text` },
      { path: 'header.hoverTextColor', label: msg`Text on hover` },
      { path: 'header.hoverButtonBgColor', label: msg`Button on hover` },
      { path: 'header.hoverButtonTextColor', label: msg`Button text on hover` },
    ],
  },
  {
    key: 'footer',
    label: msg`Footer`,
    colours: [
      { path: 'footer.bgColor', label: msg`Background` },
      { path: 'footer.borderColor', label: msg`Line` },
      { path: 'footer.textColor', label: msg`Text` },
    ],
  },
  {
    key: 'buttons',
    label: msg`Buttons`,
    colours: [
      { path: 'primaryBtnColor', label: msg`Button` },
      { path: 'primaryBtnTextColor', label: msg`Button text` },
      { path: 'primaryBtnHoverColor', label: msg`Button on hover` },
      { path: 'primaryBtnHoverTextColor', label: msg`Button text on hover` },
    ],
  },
  {
    key: 'emailHeader',
    label: msg`E-mail header`,
    colours: [
      { path: 'emailHeader.bgColor', label: msg`Background` },
      { path: 'emailHeader.textColor', label: msg`Text` },
    ],
  },
  {
    key: 'emailFooter',
    label: msg`E-mail footer`,
    colours: [
      { path: 'emailFooter.bgColor', label: msg`Background` },
      { path: 'emailFooter.textColor', label: msg`Text` },
    ],
  },
];

/** Every colour by its path: what the editor's fields hold while they are typed in. */
export type Colours = Readonly<Record<ColourPath, string>>;

export const coloursOf = (theme: Theme): Colours =>
  Object.fromEntries(
    Object.entries(theme).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[key, value]]
        : Object.entries(value).map(([name, colour]) => [`${key}.${name}`, colour]),
    ),
  ) as Colours;

/** The fields as a theme again; its schema checks it. */
export function themeOf(colours: Colours): Record<string, unknown> {
  const theme: Record<string, string | Record<string, string>> = {};
  for (const [path, colour] of Object.entries(colours)) {
    const [section = '', name] = path.split('.');
    if (name === undefined) theme[section] = colour;
    else theme[section] = { ...(theme[section] as Record<string, string> | undefined), [name]: colour };
  }
  return theme;
}

/** The colour nearest to `text` that reads on `ground`: as little darker or lighter as needed. */
export function nearestReadable(text: string, ground: string): string {
  for (let share = 0.05; share < 1; share += 0.05) {
    const found = ['#000000', '#FFFFFF']
      .map((end) => mix(end, text, share))
      .find((candidate) => contrast(candidate, ground) >= readableFrom);
    if (found) return found;
  }
  return contrast('#000000', ground) >= readableFrom ? '#000000' : '#FFFFFF';
}

/** The group and the name of one colour: "Sidebar: Menu text". */
export function nameOf(path: ColourPath): readonly [MessageDescriptor, MessageDescriptor] {
  for (const group of colourGroups)
    for (const colour of group.colours) if (colour.path === path) return [group.label, colour.label];
  throw new Error('a colour stands in no group');
}
