import { parseHundredths } from './parse-number.ts';

test.each([
  ['1.234,50', 'da-dk', 123450],
  ['1234,5', 'da-dk', 123450],
  ['1.234', 'da-dk', 123400],
  ['1.5', 'da-dk', 150],
  ['1 234,50 kr.', 'da-dk', 123450],
  ['0,05', 'da-dk', 5],
  ['1,234.50', 'en-us', 123450],
  ['1,234', 'en-us', 123400],
  ['1.234,50', 'en-us', 123450],
  ['42.05 %', 'en-us', 4205],
  ['DKK 100', 'en-us', 10000],
  ['1234.5', 'en-us', 123450],
  ['', 'da-dk', undefined],
  ['  ', 'da-dk', undefined],
] as const)('%s in %s', (text, locale, expected) => {
  expect(parseHundredths(text, locale)).toBe(expected);
});

test.each(['abc', '1,2,3.4.5', '12.345,678', '-5', '1e5', '--', '1.005', '0.1234'])('%s is no amount', (text) => {
  expect(parseHundredths(text, 'en-us')).toBeNaN();
});
