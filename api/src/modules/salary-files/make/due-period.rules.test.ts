import { comingPeriods, duePeriod, nextFileDay } from './due-period.rules.ts';

describe('duePeriod', () => {
  test.each([
    ['one minute before six on salary day', '2027-01-20T04:59:00Z', 20, '2026-12'],
    ["six o'clock in Copenhagen, winter", '2027-01-20T05:00:00Z', 20, '2027-01'],
    ["six o'clock in Copenhagen, summer", '2027-07-20T04:00:00Z', 20, '2027-07'],
    ['a day later, after the server was down', '2027-01-21T00:00:00Z', 20, '2027-01'],
    ['day 30 in February', '2027-02-28T05:00:00Z', 30, '2027-02'],
    ['day 30 in February, the day before', '2027-02-27T12:00:00Z', 30, '2027-01'],
    ['day 30 in a leap year', '2028-02-29T05:00:00Z', 30, '2028-02'],
    ['just after midnight in Copenhagen on the 20th', '2027-01-19T23:30:00Z', 20, '2026-12'],
  ])('%s', (_name, now, day, period) => {
    expect(duePeriod(new Date(now), day)).toBe(period);
  });

  test('every month from 2024 to 2040 becomes due exactly once for day 29, 30', () => {
    for (const day of [29, 30]) {
      const seen = new Set<string>();
      for (let at = Date.UTC(2024, 0, 1, 12); at < Date.UTC(2041, 0, 1); at += 86_400_000)
        seen.add(duePeriod(new Date(at), day));
      expect(seen.size).toBe(17 * 12 + 1);
    }
  });

  test('the coming files carry their clamped days', () => {
    expect(comingPeriods(new Date('2027-01-30T10:00:00Z'), 30, 2)).toEqual([
      { period: '2027-02', fileDay: '2027-02-28' },
      { period: '2027-03', fileDay: '2027-03-30' },
    ]);
  });
});

test.each([
  ['2026-11-02T12:00:00Z', 20, '2026-11-20'],
  ['2026-11-20T04:59:00Z', 20, '2026-11-20'],
  ['2026-11-20T05:00:00Z', 20, '2026-12-20'],
  ['2026-11-21T12:00:00Z', 20, '2026-12-20'],
  ['2026-12-31T12:00:00Z', 30, '2027-01-30'],
  ['2027-02-01T12:00:00Z', 30, '2027-02-28'],
])('at %s with day %s the next file is made on %s: today only until it is made', (now, day, expected) => {
  expect(nextFileDay(new Date(now), day)).toBe(expected);
});
