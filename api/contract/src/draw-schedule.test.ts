import fc from 'fast-check';
import { addPeriods, lastDayOf, periodOf } from './days.ts';
import {
  allRiskExpiry,
  drawSchedule,
  drawnUntilExit,
  expireDate,
  firstPeriod,
  isAfterExit,
  salaryFileDay,
} from './draw-schedule.ts';
import type { FirstPeriodInput } from './draw-schedule.ts';

const anna: FirstPeriodInput = {
  dispatchDay: '2026-12-10',
  effectDay: '2027-01-01',
  salaryDay: 20,
  startMode: 'AFTER_DISPATCH',
  closedPeriods: [],
};

describe('first period', () => {
  test.each<[string, Partial<FirstPeriodInput>, string]>([
    ['dispatched before the effect date', {}, '2027-01'],
    ['scenario 30: dispatched after the 20th', { dispatchDay: '2027-02-21' }, '2027-03'],
    ['dispatched on the file date', { dispatchDay: '2027-02-20' }, '2027-02'],
    ['effect date after the file date', { effectDay: '2027-01-21' }, '2027-02'],
    ['late, but drawn from the effect date', { dispatchDay: '2027-02-21', startMode: 'ON_EFFECT_DATE' }, '2027-01'],
    ['January’s file is made already', { closedPeriods: ['2027-01'] }, '2027-02'],
    ['two files are made already', { closedPeriods: ['2027-02', '2027-01'] }, '2027-03'],
    ['over the year’s end', { effectDay: '2026-12-21' }, '2027-01'],
    ['day 30 in February', { salaryDay: 30, dispatchDay: '2027-02-28' }, '2027-02'],
  ])('%s', (_, changes, expected) => {
    expect(firstPeriod({ ...anna, ...changes })).toBe(expected);
  });
});

test('scenario 25: 24 draws from 20 Jan 2027 to 20 Dec 2028', () => {
  const rows = drawSchedule({ first: firstPeriod(anna), months: 24, salaryDay: 20 });
  expect(rows).toHaveLength(24);
  expect(rows[0]).toEqual({ k: 0, period: '2027-01', effectDate: '2027-01-20' });
  expect(rows[23]).toEqual({ k: 23, period: '2028-12', effectDate: '2028-12-20' });
  expect(expireDate('2027-01', 24)).toBe('2028-12-31');
});

test('scenario 29: day 30 gives 30 Jan, 28 Feb, 30 Mar 2027', () => {
  const rows = drawSchedule({ first: '2027-01', months: 3, salaryDay: 30 });
  expect(rows.map((row) => row.effectDate)).toEqual(['2027-01-30', '2027-02-28', '2027-03-30']);
});

test('day 31 and other days that do not exist are refused', () => {
  for (const day of [0, 31, 1.5]) expect(() => salaryFileDay('2027-01', day)).toThrow(RangeError);
});

test('law: every month 2024–2040 has one file day, on the day or the month’s last', () => {
  const months = Array.from({ length: 17 * 12 }, (_, index) => addPeriods('2024-01', index));
  expect(months.at(-1)).toBe('2040-12');
  for (let day = 1; day <= 30; day++) {
    const days = months.map((period) => salaryFileDay(period, day));
    expect(days.map(periodOf)).toEqual(months);
    for (const fileDay of days) {
      const isLast = fileDay === lastDayOf(periodOf(fileDay));
      expect(Number(fileDay.slice(8)) === day || isLast).toBe(true);
    }
  }
  expect(salaryFileDay('2028-02', 30)).toBe('2028-02-29');
});

test('all-risk ends n months after dispatch, less a day', () => {
  expect(allRiskExpiry('2026-12-10', 24)).toBe('2028-12-09');
  expect(allRiskExpiry('2027-03-01', 12)).toBe('2028-02-29');
});

test('the exit month is the last month drawn', () => {
  expect(isAfterExit('2027-10', '2027-10-01')).toBe(false);
  expect(isAfterExit('2027-11', '2027-10-31')).toBe(true);
  const periods = drawSchedule({ first: '2027-01', months: 24, salaryDay: 20 }).map((row) => row.period);
  expect(drawnUntilExit(periods, '2027-10-31')).toBe(10);
  expect(drawnUntilExit(periods, '2026-12-31')).toBe(0);
  expect(drawnUntilExit(periods, '2040-01-01')).toBe(24);
});

const period = fc.integer({ min: 0, max: 17 * 12 - 1 }).map((index) => addPeriods('2024-01', index));
const salaryDay = fc.integer({ min: 1, max: 30 });
const months = fc.integer({ min: 1, max: 60 });

test('law: n draws in n consecutive periods, ending in the month of the expire date', () => {
  fc.assert(
    fc.property(period, months, salaryDay, (first, count, day) => {
      const rows = drawSchedule({ first, months: count, salaryDay: day });
      expect(rows.map((row) => row.period)).toEqual(rows.map((_, k) => addPeriods(first, k)));
      expect(lastDayOf(rows.at(-1)?.period ?? '')).toBe(expireDate(first, count));
    }),
  );
});

test('law: the first file is never before dispatch or effect date, and the one before it would be', () => {
  const day = fc
    .tuple(period, fc.integer({ min: 1, max: 28 }))
    .map(([month, date]) => `${month}-${String(date).padStart(2, '0')}`);
  fc.assert(
    fc.property(day, day, salaryDay, (dispatchDay, effectDay, payDay) => {
      const first = firstPeriod({ ...anna, dispatchDay, effectDay, salaryDay: payDay });
      const earliest = dispatchDay > effectDay ? dispatchDay : effectDay;
      expect(salaryFileDay(first, payDay) >= earliest).toBe(true);
      expect(salaryFileDay(addPeriods(first, -1), payDay) < earliest).toBe(true);
    }),
  );
});
