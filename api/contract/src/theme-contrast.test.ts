import { hardToRead, publishableFrom, readableFrom } from './theme-contrast.ts';
import { defaultTheme, themePresets } from './theme.ts';

test.each(themePresets)('$name can be published without a question', ({ theme }) => {
  expect(hardToRead(theme, readableFrom)).toEqual([]);
});

test('a menu in the colour of its ground is found, and by how much', () => {
  const { sidebar } = defaultTheme;
  const theme = { ...defaultTheme, sidebar: { ...sidebar, menuTextColor: sidebar.bgColor } };
  expect(hardToRead(theme, publishableFrom)).toEqual([{ path: 'sidebar.menuTextColor', ratio: 1 }]);
});
