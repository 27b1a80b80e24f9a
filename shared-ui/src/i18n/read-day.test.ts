import { readDay } from './read-day.ts';

test.each([
  '2026-12-01',
  ' 2026-12-01 ',
  '1/12/2026',
  '01-12-2026',
  '1.12.2026',
  '1. 12. 2026',
  '01122026',
  '1 December 2026',
  '1. december 2026',
  '1 dec 2026',
  '1. dec. 2026',
])('%j is the first of December in both languages, day before month', (text) => {
  expect(readDay(text, 'en-us')).toBe('2026-12-01');
  expect(readDay(text, 'da-dk')).toBe('2026-12-01');
});

test('Danish months are read in Danish', () => {
  expect(readDay('3. maj 2027', 'da-dk')).toBe('2027-05-03');
  expect(readDay('3 okt 2027', 'da-dk')).toBe('2027-10-03');
});

test.each([
  '',
  '12/13/2026',
  '31.2.2027',
  '29-02-2027',
  '1/12/26',
  '1/12',
  'tomorrow',
  '2026-13-01',
  '112026',
  '1 de 2026',
])('%j is no day', (text) => {
  expect(readDay(text, 'en-us')).toBeUndefined();
});
