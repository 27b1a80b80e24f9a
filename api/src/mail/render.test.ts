import { defaultTheme } from '@portal/contract/theme';
import { renderMail } from './render.ts';

const content = {
  subject: 'A subject',
  title: 'A <title>',
  paragraphs: ['One sentence.'],
  facts: [{ label: 'Message', value: 'x'.repeat(90) }],
  button: { label: 'See it', url: 'https://portal.example/a?b=1&c=2' },
};

test('a mail fits a phone: its width is given way, and a long word breaks', () => {
  const { html } = renderMail(content, 'en-us');
  expect(html).toContain('width="600" style="width:100%;max-width:600px');
  expect(html).toContain('content="width=device-width"');
  expect(html).toContain('overflow-wrap:anywhere');
});

test('a mail says its letters, has colours for the dark, and escapes what people wrote', () => {
  const { html } = renderMail(content, 'da-dk');
  expect(html).toContain('<html lang="da"><head><meta charset="utf-8">');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('A &lt;title&gt;');
  expect(html).toContain('href="https://portal.example/a?b=1&amp;c=2"');
});

test('in the dark a pale footer turns as the paper does; one in a colour of the brand stays', () => {
  const { html } = renderMail(content, 'en-us');
  expect(html).toMatch(/\.card,\.pale\{background:#182231!important\}.*<td class="pale" style="padding:16px 24px/s);
  const theme = { ...defaultTheme, emailFooter: { bgColor: '#8A1538', textColor: '#FFFFFF' } };
  const branded = { name: null, theme, supportEmail: null, logo: null };
  expect(renderMail(content, 'en-us', branded).html).toContain('<td style="padding:16px 24px;background:#8A1538');
});
