import { defaultTheme, themePresets, ThemeSchema } from '@portal/contract/theme';
import { contrast, readableFrom } from '@portal/contract/theme-contrast';
import { is } from 'valibot';
import { colourGroups, coloursOf, nameOf, nearestReadable, themeOf } from './theme-fields.ts';

test.each(themePresets)('$name comes back from its fields as it was', ({ theme }) => {
  expect(themeOf(coloursOf(theme))).toEqual(theme);
});

test('a field that is no colour makes no theme', () => {
  const colours = { ...coloursOf(defaultTheme), 'sidebar.bgColor': 'red' };
  expect(is(ThemeSchema, themeOf(coloursOf(defaultTheme)))).toBe(true);
  expect(is(ThemeSchema, themeOf(colours))).toBe(false);
});

test('every colour of a theme has one field, and its name says its group', () => {
  const shown = colourGroups.flatMap(({ colours }) => colours.map(({ path }) => path));
  expect(shown.toSorted()).toEqual(Object.keys(coloursOf(defaultTheme)).toSorted());
  expect(nameOf('sidebar.menuTextColor').map(({ message }) => message)).toEqual(['Sidebar', 'Menu text']);
});

test.each([
  ['#0F3B38', '#0F3B37'],
  ['#FDE047', '#FFFFFF'],
  ['#777777', '#808080'],
])('instead of %s on %s a colour is offered that can be read', (text, ground) => {
  expect(contrast(text, ground)).toBeLessThan(readableFrom);
  expect(contrast(nearestReadable(text, ground), ground)).toBeGreaterThanOrEqual(readableFrom);
});

test('a colour that nearly reads changes by a twentieth: darker on white, lighter on a dark ground', () => {
  expect(nearestReadable('#7A7A7A', '#FFFFFF').toUpperCase()).toBe('#747474');
  const onDark = nearestReadable('#7A7A7A', '#101927');
  expect(contrast(onDark, '#000000')).toBeGreaterThan(contrast('#7A7A7A', '#000000'));
  expect(contrast(onDark, '#101927')).toBeLessThan(readableFrom + 1);
});
