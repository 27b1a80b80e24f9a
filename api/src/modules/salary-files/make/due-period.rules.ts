import { addDays, addPeriods, dayOf, hourOf, periodOf, type Day, type Period } from '@portal/contract/days';
import { salaryFileDay } from '@portal/contract/draw-schedule';

/** Automatic files are made from this hour of the salary day on, Copenhagen time (RULES 2.4). */
export const salaryHour = 6;

/**
 * The newest period whose file should exist at `now`: this month's once its day and hour have come, else last
 * month's. One file for the newest due date carries older periods as catch-up units (DECISIONS 7).
 */
export function duePeriod(now: Date, salaryDay: number): Period {
  const today = dayOf(now);
  const period = periodOf(today);
  const fileDay = salaryFileDay(period, salaryDay);
  const isDue = fileDay < today || (fileDay === today && hourOf(now) >= salaryHour);
  return isDue ? period : addPeriods(period, -1);
}

/** Half a year: February is among them while it matters, so a clamped day is seen in time. */
export const runsShown = 6;

/**
 * The period whose file is made within a day, to tell its company before: from the hour of the day before on, and as
 * long as it is not due.
 */
export function announcedPeriod(now: Date, salaryDay: number): Period | undefined {
  const [next] = comingPeriods(now, salaryDay, 1);
  const today = dayOf(now);
  const isNear = next && (next.fileDay === today || (next.fileDay === addDays(today, 1) && hourOf(now) >= salaryHour));
  return isNear ? next.period : undefined;
}

/** The next `count` files after the newest due one. */
export function comingPeriods(now: Date, salaryDay: number, count: number): { period: Period; fileDay: Day }[] {
  const due = duePeriod(now, salaryDay);
  return Array.from({ length: count }, (_, index) => addPeriods(due, index + 1)).map((period) => ({
    period,
    fileDay: salaryFileDay(period, salaryDay),
  }));
}

/** The day of the next salary file: today only until it is made. */
export const nextFileDay = (now: Date, salaryDay: number): Day | null =>
  comingPeriods(now, salaryDay, 1)[0]?.fileDay ?? null;
