import { looksLikeCpr } from './cpr.ts';

test.each([
  ['010190-1234', true],
  ['ring 3112991234 efter 12', true],
  ['order 100001', false],
  ['991399-1234', false],
  ['+45 12 34 56 78', false],
])('%s looks like a CPR number: %s', (text, looks) => {
  expect(looksLikeCpr(text)).toBe(looks);
});
