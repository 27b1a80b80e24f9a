import {
  formatAmount,
  formatDay,
  formatExactInstant,
  formatInstant,
  formatMoney,
  formatPercent,
  formatPeriod,
  formatPeriodTitle,
} from './format.ts';

/** Intl sets a space that does not break; on screen it is a space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [123450, 'DKK', 'da-dk', '1.234,50 kr.'],
  [123450, 'DKK', 'en-us', 'DKK 1,234.50'],
  [5, 'DKK', 'da-dk', '0,05 kr.'],
  [0, 'EUR', 'en-us', 'EUR 0.00'],
  [100, 'USD', 'en-us', 'USD 1.00'],
  [-1, 'DKK', 'da-dk', '0,00 kr.'],
  [-123450, 'DKK', 'en-us', 'DKK 0.00'],
  [9_999_999_999_99, 'DKK', 'en-us', 'DKK 9,999,999,999.99'],
] as const)('%i %s in %s', (amount, currency, locale, text) => {
  expect(plain(formatMoney({ amount, currency }, locale))).toBe(text);
});

test('where nothing else is known money is Danish kroner in Danish', () => {
  expect(plain(formatMoney(22893))).toBe('228,93 kr.');
});

test('columns leave the currency to their head', () => {
  expect(formatAmount(549432, 'en-us')).toBe('5,494.32');
  expect(formatAmount(-5, 'da-dk')).toBe('0,00');
});

test('days are long, and no time zone moves them', () => {
  expect(formatDay('2026-03-29', 'da-dk')).toBe('29. marts 2026');
  expect(formatDay('2026-03-29', 'en-us')).toBe('29 March 2026');
});

test('an exact instant has its seconds, in both languages', () => {
  expect(formatExactInstant('2026-11-18T08:12:04Z', 'en-us')).toBe('18 November 2026 at 09:12:04');
  expect(formatExactInstant('2026-11-18T08:12:04Z', 'da-dk')).toBe('18. november 2026 kl. 09.12.04');
});

test('instants are shown in the business zone', () => {
  expect(formatInstant('2026-11-18T08:12:00Z', 'en-us')).toBe('18 November 2026 at 09:12');
});

test('periods and percentages', () => {
  expect(formatPeriod('2026-12', 'da-dk')).toBe('december 2026');
  expect(formatPeriodTitle('2026-12', 'da-dk')).toBe('December 2026');
  expect(formatPeriodTitle('2026-12', 'en-us')).toBe('December 2026');
  expect(plain(formatPercent(4205, 'en-us'))).toBe('42.05 %');
  expect(plain(formatPercent(2500, 'da-dk'))).toBe('25 %');
});
