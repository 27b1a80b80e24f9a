import { defaultTheme, themePresets, ThemeSchema } from '@portal/contract/theme';
import * as v from 'valibot';
import { applyTheme } from './apply-theme.ts';
import { contrast } from './colour.ts';
import { deriveTokens } from './derive-tokens.ts';

const [canvas, n900, n600, white] = ['#F5F7F9', '#101927', '#556275', '#FFFFFF'];
const base = deriveTokens(defaultTheme);
const granskovTheme = themePresets[1].theme;
const granskov = deriveTokens(granskovTheme);
const token = (tokens: typeof base, name: `--${string}`) => tokens[name] ?? '';

describe('ratios printed in the visual direction', () => {
  test.each([
    ['accent on white', token(base, '--accent'), white, 6.97],
    ['accent on canvas', token(base, '--accent'), canvas, 6.49],
    ['accent on its tint', token(base, '--accent'), token(base, '--accent-tint'), 6.12],
    ['strong accent on its tint', token(base, '--accent-strong'), token(base, '--accent-tint'), 8.49],
    ['muted text on a selected row', n600, token(base, '--row-selected'), 5.86],
    ['text on the brand tint', n900, token(base, '--brand-tint'), 16.65],
    ['muted text on the brand tint', n600, token(base, '--brand-tint'), 5.85],
    ['yellow on the sidebar', token(base, '--on-sidebar-accent'), defaultTheme.sidebar.bgColor, 13.38],
    ['yellow on the active entry', token(base, '--on-sidebar-accent'), defaultTheme.sidebar.activeMenuColor, 9.52],
    ['menu text', defaultTheme.sidebar.menuTextColor, defaultTheme.sidebar.bgColor, 10.88],
    ['active menu text', defaultTheme.sidebar.activeMenuTextColor, defaultTheme.sidebar.activeMenuColor, 12.56],
    ['header text', defaultTheme.header.textColor, defaultTheme.header.bgColor, 14.52],
    ['header hover text', defaultTheme.header.hoverTextColor, defaultTheme.header.bgColor, 11.01],
    ['button text', defaultTheme.primaryBtnTextColor, defaultTheme.primaryBtnColor, 13.38],
    ['button hover text', defaultTheme.primaryBtnHoverTextColor, defaultTheme.primaryBtnHoverColor, 11.52],
    ['Granskov accent on white', token(granskov, '--accent'), white, 6.41],
    ['Granskov menu', granskovTheme.sidebar.menuTextColor, granskovTheme.sidebar.bgColor, 9.22],
    ['Granskov active menu', granskovTheme.sidebar.activeMenuTextColor, granskovTheme.sidebar.activeMenuColor, 8.65],
    ['Granskov header', granskovTheme.header.textColor, granskovTheme.header.bgColor, 12.35],
    ['Granskov footer', granskovTheme.footer.textColor, granskovTheme.footer.bgColor, 8.89],
    ['Granskov mail footer', granskovTheme.emailFooter.textColor, granskovTheme.emailFooter.bgColor, 8.36],
  ])('%s', (_, one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });
});

test('the default button keeps its shape by a hairline, a dark one needs none', () => {
  expect(contrast(defaultTheme.primaryBtnColor, white)).toBeCloseTo(1.32, 1);
  expect(base['--primary-edge']).toMatch(/^rgba/);
  expect(granskov['--primary-edge']).toBe('transparent');
});

test('a theme whose primary does not read on the sidebar falls back to the strong menu text', () => {
  expect(granskov['--on-sidebar-accent']).toBe('#FFFFFF');
  expect(granskov['--on-header-accent']).toBe('#0F6B5C');
});

test('a light colour that is no yellow is darkened in its own hue', () => {
  const pink = deriveTokens({ ...defaultTheme, primaryBtnColor: '#F472B6' });
  expect(contrast(pink['--accent'] ?? '', white)).toBeGreaterThanOrEqual(4.5);
  expect(pink['--accent']).not.toBe('#1F5A9E');
});

describe.each(themePresets.map((preset) => [preset.name, preset.theme] as const))('preset %s', (_, theme) => {
  const tokens = deriveTokens(theme);
  test('is a valid theme', () => expect(v.is(ThemeSchema, theme)).toBe(true));
  test('keeps text at 4.5:1 and rings at 3:1', () => {
    const pairs: [string, string, number][] = [
      [theme.sidebar.menuTextColor, theme.sidebar.bgColor, 4.5],
      [theme.sidebar.activeMenuTextColor, theme.sidebar.activeMenuColor, 4.5],
      [theme.header.textColor, theme.header.bgColor, 4.5],
      [theme.header.hoverButtonTextColor, theme.header.hoverButtonBgColor, 4.5],
      [theme.footer.textColor, theme.footer.bgColor, 4.5],
      [theme.primaryBtnTextColor, theme.primaryBtnColor, 4.5],
      [theme.primaryBtnHoverTextColor, theme.primaryBtnHoverColor, 4.5],
      [theme.emailHeader.textColor, theme.emailHeader.bgColor, 4.5],
      [theme.emailFooter.textColor, theme.emailFooter.bgColor, 4.5],
      [token(tokens, '--sidebar-muted'), theme.sidebar.bgColor, 4.5],
      [token(tokens, '--header-muted'), theme.header.bgColor, 4.5],
      [token(tokens, '--on-sidebar-strong'), theme.sidebar.bgColor, 4.5],
      [token(tokens, '--accent'), white, 4.5],
      [token(tokens, '--accent-strong'), token(tokens, '--accent-tint'), 4.5],
      [n600, token(tokens, '--row-selected'), 4.5],
      [n600, token(tokens, '--brand-tint'), 4.5],
      [token(tokens, '--focus-on-sidebar'), theme.sidebar.bgColor, 3],
      [token(tokens, '--focus-on-header'), theme.header.bgColor, 3],
    ];
    for (const [one, other, least] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

test('only #rrggbb is a colour', () => {
  const broken = { ...defaultTheme, primaryBtnColor: 'red;background:url(//x)' };
  expect(v.safeParse(ThemeSchema, broken).issues?.[0]?.message).toBe('invalid-colour');
});

test('a theme lands on the element as custom properties', () => {
  applyTheme(granskovTheme);
  expect(document.documentElement.style.getPropertyValue('--theme-header-bg')).toBe('#FFFFFF');
  expect(document.documentElement.style.getPropertyValue('--accent')).toBe('#0F6B5C');
});

describe.each(themePresets.map((preset) => [preset.name, preset.theme] as const))(
  'preset %s in the dark',
  (_, theme) => {
    const tokens = deriveTokens(theme, true);
    const [surface, text, muted] = ['#141D2A', '#EEF2F7', '#9AA7B8'];
    test('keeps text at 4.5:1 and rings at 3:1', () => {
      const pairs: [string, string, number][] = [
        [token(tokens, '--accent'), surface, 4.5],
        [token(tokens, '--accent'), token(tokens, '--accent-tint'), 4.5],
        [token(tokens, '--accent-strong'), token(tokens, '--accent-tint'), 4.5],
        [token(tokens, '--accent'), token(tokens, '--row-selected'), 4.5],
        [text, token(tokens, '--row-selected'), 4.5],
        [muted, token(tokens, '--row-selected'), 4.5],
        [text, token(tokens, '--brand-tint'), 4.5],
        [token(tokens, '--focus'), surface, 3],
      ];
      for (const [one, other, least] of pairs) expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
    });
  },
);

test('the product blue in the dark is the one that was drawn', () => {
  expect(deriveTokens(defaultTheme, true)).toMatchObject({ '--accent': '#8FBDF0', '--primary-edge': 'transparent' });
});
