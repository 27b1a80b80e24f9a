import fc from 'fast-check';
import { isImei, normalizeSerialNumber, serialNumberError } from './serial-number.ts';

test('an IMEI passes its check digit', () => {
  expect(isImei('356938035643809')).toBe(true);
  expect(isImei('490154203237518')).toBe(true);
  expect(isImei('356938035643808')).toBe(false);
  expect(isImei('35693803564380')).toBe(false);
  expect(isImei('000000000000000')).toBe(false);
});

test('an IMEI printed in groups is stored as digits, other numbers as they are', () => {
  expect(normalizeSerialNumber(' 35-693803-564380-9 ')).toBe('356938035643809');
  expect(normalizeSerialNumber(' C02-XK 1 ')).toBe('C02-XK 1');
});

test.each([
  ['356938035643809', null],
  ['35 693803 564380 9', null],
  ['356938035643800', 'invalid-serial-number'],
  ['C02XK1ABJGH5', null],
  ['Cykelstel Ø-12/7', null],
  ['12345678', null],
  ['', 'serial-number-required'],
  ['   ', 'serial-number-required'],
  ['=HYPERLINK(1)', 'invalid-serial-number'],
  ['AB\nCD', 'invalid-serial-number'],
  ['AB;CD', 'invalid-serial-number'],
  ['A'.repeat(65), 'too-long'],
])('%j answers %s', (text, expected) => {
  expect(serialNumberError(text)).toBe(expected);
});

test('law: exactly one last digit completes an IMEI, and one wrong digit is always found', () => {
  const body = fc.stringMatching(/^[1-9]\d{13}$/);
  fc.assert(
    fc.property(body, fc.nat(14), fc.integer({ min: 1, max: 9 }), (digits, position, shift) => {
      const valid = [...'0123456789'].map((last) => digits + last).filter(isImei);
      expect(valid).toHaveLength(1);
      const broken = [...(valid[0] ?? '')];
      broken[position] = String((Number(broken[position]) + shift) % 10);
      expect(isImei(broken.join(''))).toBe(false);
    }),
  );
});
