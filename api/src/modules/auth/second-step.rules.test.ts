import { Secret, TOTP } from 'otpauth';
import { newSecret, stepOf } from './second-step.rules.ts';

const now = Date.parse('2026-11-27T09:00:00Z');
const step = now / 30_000;
const secret = newSecret();
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
const fullWidth = (digits: string) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));

test('a code counts with spaces and in full-width digits', () => {
  expect(stepOf(secret, `${code.slice(0, 3)} ${code.slice(3)}`, now)).toBe(step);
  expect(stepOf(secret, fullWidth(code), now)).toBe(step);
});

test('one step early or late counts, two do not', () => {
  expect([30, -30, 60, -60].map((seconds) => stepOf(secret, code, now + seconds * 1_000))).toEqual([
    step,
    step,
    undefined,
    undefined,
  ]);
});

test.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '１２３４５', '𝟙𝟚', '-12345', '1e5000'])(
  '%j is no code and no failure of ours',
  (typed) => {
    expect(stepOf(secret, typed, now)).toBeUndefined();
  },
);
