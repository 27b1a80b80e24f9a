import { nextSalaryDay } from './home.rules.ts';

test.each([
  ['2026-11-02', 20, '2026-11-20'],
  ['2026-11-20', 20, '2026-11-20'],
  ['2026-11-21', 20, '2026-12-20'],
  ['2026-12-31', 30, '2027-01-30'],
  ['2027-02-01', 30, '2027-02-28'],
])('on %s with day %s: %s', (today, day, expected) => {
  expect(nextSalaryDay(today, day)).toBe(expected);
});
