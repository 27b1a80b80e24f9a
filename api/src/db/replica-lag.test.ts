import { Lag, positionOf } from './replica-lag.ts';

test('positions of the log are compared as numbers', () => {
  expect(positionOf('0/0')).toBe(0n);
  expect(positionOf('16/B374D848')).toBe(0x16_b374d848n);
  expect(positionOf('2/0') > positionOf('1/FFFFFFFF')).toBe(true);
});

test('a replica is as late as the oldest position that it lacks', () => {
  const lag = new Lag();
  lag.note(0, 100n, 100n);
  expect(lag.seconds(5_000)).toBe(0);
  lag.note(6_000, 200n, 100n);
  lag.note(7_000, 300n, 100n);
  expect(lag.seconds(9_000)).toBe(3);
  lag.note(9_000, 300n, 250n);
  expect(lag.seconds(9_000)).toBe(2);
  lag.note(9_100, 300n, 300n);
  expect(lag.seconds(60_000)).toBe(0);
});

test('one that lost its primary, or does not answer, grows late; an idle primary makes none late', () => {
  const lag = new Lag();
  lag.note(0, 100n, 100n);
  for (let at = 1_000; at <= 60_000; at += 1_000) lag.note(at, 100n, 100n);
  expect(lag.seconds(60_000)).toBe(0);
  for (let n = 1; n <= 5_000; n += 1) lag.note(60_000 + n * 100, 100n + BigInt(n), n % 2 ? 100n : undefined);
  expect(lag.seconds(560_000)).toBeCloseTo(499.9);
  lag.note(560_100, undefined, 6_000n);
  expect(lag.seconds(560_100)).toBe(0);
});
