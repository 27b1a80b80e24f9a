import fc from 'fast-check';
import * as v from 'valibot';
import {
  DaySchema,
  PeriodSchema,
  addDays,
  addMonths,
  addPeriods,
  dayInPeriod,
  dayOf,
  daysBetween,
  daysInMonth,
  hourOf,
  isDay,
  lastDayOf,
  periodOf,
  periodsBetween,
} from './days.ts';

test.each(['2027-02-29', '2027-13-01', '2027-00-10', '2027-04-31', '2027-1-1', '1899-12-31', '', '2027-01-01T00:00'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
    expect(v.is(DaySchema, text)).toBe(false);
  },
);

test('leap days exist in leap years only', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect([2024, 2027, 2028, 2100].map((year) => daysInMonth(year, 2))).toEqual([29, 28, 29, 28]);
});

test('month ends', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(lastDayOf('2027-06')).toBe('2027-06-30');
  expect(dayInPeriod('2027-02', 30)).toBe('2027-02-28');
  expect(dayInPeriod('2027-02', 5)).toBe('2027-02-05');
});

test('periods cross the year', () => {
  expect(addPeriods('2026-12', 1)).toBe('2027-01');
  expect(addPeriods('2027-01', -1)).toBe('2026-12');
  expect(periodsBetween('2027-01', '2028-12')).toBe(23);
  expect(periodsBetween('2027-01', '2026-12')).toBe(-1);
  expect(v.is(PeriodSchema, '2027-13')).toBe(false);
});

test('an instant belongs to its day in Copenhagen, on both sides of a clock change', () => {
  expect(dayOf(new Date('2027-03-27T23:30:00Z'))).toBe('2027-03-28');
  expect(dayOf(new Date('2027-03-28T21:59:00Z'))).toBe('2027-03-28');
  expect(dayOf(new Date('2027-03-28T22:00:00Z'))).toBe('2027-03-29');
  expect(dayOf(new Date('2027-10-31T22:59:00Z'))).toBe('2027-10-31');
  expect(dayOf(new Date('2027-10-31T23:00:00Z'))).toBe('2027-11-01');
  expect(hourOf(new Date('2027-01-20T05:00:00Z'))).toBe(6);
  expect(hourOf(new Date('2027-07-20T04:00:00Z'))).toBe(6);
  expect(hourOf(new Date('2027-01-19T23:00:00Z'))).toBe(0);
});

const day = fc.integer({ min: 0, max: 6209 }).map((offset) => addDays('2024-01-01', offset));
const shift = fc.integer({ min: -3000, max: 3000 });

test('the laws below cover 2024–2040', () => {
  expect(addDays('2024-01-01', 6209)).toBe('2040-12-31');
});

test('law: adding days is undone, counted, and sorts like text', () => {
  fc.assert(
    fc.property(day, shift, (from, days) => {
      const to = addDays(from, days);
      expect(isDay(to)).toBe(true);
      expect(addDays(to, -days)).toBe(from);
      expect(daysBetween(from, to)).toBe(days);
      expect(to > from).toBe(days > 0);
    }),
  );
});

test('law: adding months lands in the month counted, on the day or the month’s last', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -120, max: 120 }), (from, months) => {
      const to = addMonths(from, months);
      expect(isDay(to)).toBe(true);
      expect(periodsBetween(periodOf(from), periodOf(to))).toBe(months);
      expect(to.slice(8) === from.slice(8) || to === lastDayOf(periodOf(to))).toBe(true);
    }),
  );
});
