import { salaryDayMax, salaryDayMin } from './constants.ts';
import { addDays, addMonths, addPeriods, dayInPeriod, lastDayOf, periodOf } from './days.ts';
import type { Day, Period } from './days.ts';

/** When the first draw falls: after delivery, or on the effect date even if the item is late (RULES 2.4). */
export type DrawStartMode = 'AFTER_DISPATCH' | 'ON_EFFECT_DATE';

/** One planned draw; `k` counts from 0. */
export type DrawRow = { k: number; period: Period; effectDate: Day };

export type FirstPeriodInput = {
  dispatchDay: Day;
  /** The subscription's effect date. */
  effectDay: Day;
  /** The company's day of month, 1–30. */
  salaryDay: number;
  startMode: DrawStartMode;
  /** Periods whose salary file exists already. */
  closedPeriods: readonly Period[];
};

/**
 * A period's salary file date; day 30 in February gives its last day (RULES 0.7, DECISIONS 7). RangeError beyond 1–30.
 */
export function salaryFileDay(period: Period, salaryDay: number): Day {
  if (!Number.isInteger(salaryDay) || salaryDay < salaryDayMin || salaryDay > salaryDayMax) {
    throw new RangeError(`salary day ${salaryDay} is not ${salaryDayMin}-${salaryDayMax}`);
  }
  return dayInPeriod(period, salaryDay);
}

/**
 * The first period drawn (RULES 2.4; scenarios 25 and 30): the first whose file date is on or after the effect date,
 * and the dispatch date unless the mode ignores it, and whose file does not exist yet.
 */
export function firstPeriod(input: FirstPeriodInput): Period {
  const late = input.startMode === 'AFTER_DISPATCH' && input.dispatchDay > input.effectDay;
  const earliest = late ? input.dispatchDay : input.effectDay;
  let period = periodOf(earliest);
  if (salaryFileDay(period, input.salaryDay) < earliest) period = addPeriods(period, 1);
  const closed = new Set(input.closedPeriods);
  while (closed.has(period)) period = addPeriods(period, 1);
  return period;
}

/** n draws in consecutive periods (RULES 2.4); no weekend shift. */
export function drawSchedule(input: { first: Period; months: number; salaryDay: number }): DrawRow[] {
  return Array.from({ length: input.months }, (_, k) => {
    const period = addPeriods(input.first, k);
    return { k, period, effectDate: salaryFileDay(period, input.salaryDay) };
  });
}

/** The last day of the last period: first Jan 2027 and 24 months end on 31 Dec 2028 (RULES 2.4). */
export function expireDate(first: Period, months: number): Day {
  return lastDayOf(addPeriods(first, months - 1));
}

/** The day on which the all-risk cover ends: dispatch date + n months - 1 day (RULES 2.4). */
export function allRiskExpiry(dispatchDay: Day, months: number): Day {
  return addDays(addMonths(dispatchDay, months), -1);
}

/** The exit month is the last one drawn; later draws are suspended (RULES 0.8). */
export function isAfterExit(period: Period, exitDate: Day): boolean {
  return period > periodOf(exitDate);
}

/**
 * Draws from the first to the exit month, inclusive (RULES 2.5 `drawn`), and those of later months that a salary file
 * has taken already. Paused months are not among the periods.
 */
export function drawnUntilExit(periods: readonly Period[], exitDate: Day, inFile: readonly Period[] = []): number {
  return periods.filter((period) => !isAfterExit(period, exitDate) || inFile.includes(period)).length;
}
