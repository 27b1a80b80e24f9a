import fc from 'fast-check';
import * as v from 'valibot';
import { BasisPoints, Minor, divideHalfUp, minorToText, proportion, share, sum } from './money.ts';

const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
const divisor = fc.integer({ min: 1, max: 1_000_000 });

test.each([
  [639_920, 24, 26_663],
  [1, 2, 1],
  [1, 3, 0],
  [0, 7, 0],
  [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
])('%i / %i rounds half up to %i', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected);
});

test('a share in basis points is rounded half up', () => {
  expect(share(41_000, 5795)).toBe(23_760);
  expect(share(100, 10_000)).toBe(100);
  expect(share(12_345, 0)).toBe(0);
});

test('only whole positive amounts are divided', () => {
  expect(() => divideHalfUp(1.5, 2)).toThrow(RangeError);
  expect(() => divideHalfUp(-1, 2)).toThrow(RangeError);
  expect(() => divideHalfUp(1, 0)).toThrow(RangeError);
  expect(() => share(-1, 100)).toThrow(RangeError);
  expect(() => proportion(-1, 1, 1)).toThrow(RangeError);
  expect(() => proportion(1, 1, 0)).toThrow(RangeError);
});

test('law: rounding is off by at most half, and half goes up', () => {
  fc.assert(
    fc.property(amount, divisor, (numerator, denominator) => {
      const rest = 2n * BigInt(divideHalfUp(numerator, denominator)) * BigInt(denominator) - 2n * BigInt(numerator);
      expect(rest > -BigInt(denominator) && rest <= BigInt(denominator)).toBe(true);
    }),
  );
});

test('law: a share and its division are one proportion', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 10_000 }), divisor, (whole, basisPoints, months) => {
      expect(proportion(whole, basisPoints, 10_000)).toBe(share(whole, basisPoints));
      expect(proportion(whole, 1, months)).toBe(divideHalfUp(whole, months));
      expect(proportion(whole, months, months)).toBe(whole);
    }),
  );
});

test('law: a share and its remainder differ from the whole by at most one unit', () => {
  const whole = fc.integer({ min: 0, max: 1e12 });
  fc.assert(
    fc.property(whole, fc.integer({ min: 0, max: 10_000 }), (all, basisPoints) => {
      const excess = share(all, basisPoints) + share(all, 10_000 - basisPoints) - all;
      expect(excess === 0 || excess === 1).toBe(true);
    }),
  );
});

test('a sum that is no longer exact is refused', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, -3])).toBe(0);
  expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
});

test.each([
  [22_893, '228.93'],
  [-22_893, '-228.93'],
  [5, '0.05'],
  [-5, '-0.05'],
  [0, '0.00'],
])('%i is written %s', (minor, text) => {
  expect(minorToText(minor)).toBe(text);
  expect(minorToText(minor, ',')).toBe(text.replace('.', ','));
});

test('law: the text holds the whole amount', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minor) => expect(Number(minorToText(minor).replace('.', ''))).toBe(minor)),
  );
});

test('amounts on the wire are whole and not negative', () => {
  expect(v.is(Minor, 22_893)).toBe(true);
  for (const wrong of [-1, 1.5, '1', Number.NaN, 1e15]) expect(v.is(Minor, wrong)).toBe(false);
  expect(v.is(BasisPoints, 10_000)).toBe(true);
  expect(v.is(BasisPoints, 10_001)).toBe(false);
});
