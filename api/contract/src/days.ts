import * as v from 'valibot';

/** A calendar day, `YYYY-MM-DD`. Never a Date: a day has no clock and no zone (STYLE 1.8). */
export type Day = string;
/** A payroll month, `YYYY-MM`. */
export type Period = string;

/** The product's business zone (RULES 2.4, 3.4). */
export const businessZone = 'Europe/Copenhagen';

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for an existing day: `2027-02-29` is none. */
export function isDay(text: string): boolean {
  const match = dayPattern.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export const DaySchema = v.pipe(v.string('invalid-day'), v.check(isDay, 'invalid-day'));
export const PeriodSchema = v.pipe(v.string('invalid-day'), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'invalid-day'));
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp('invalid-day'));

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

// Making a formatter costs more than a database query; the few that are needed are kept.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: string, zone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: zone, ...parts });
  formatters.set(key, made);
  return made;
}

/** The business day on which an instant falls, in Copenhagen unless another zone is named. */
export function dayOf(instant: Date, zone: string = businessZone): Day {
  return formatter('en-CA', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

/** Wall-clock hour (0–23) of an instant in the business zone; the salary job starts at 6. */
export function hourOf(instant: Date, zone: string = businessZone): number {
  return Number(formatter('en-GB', zone, { hour: '2-digit', hour12: false }).format(instant)) % 24;
}

export function periodOf(day: Day): Period {
  return day.slice(0, 7);
}

/** `2026-12` plus 1 is `2027-01`. */
export function addPeriods(period: Period, months: number): Period {
  const index = Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Whole months from the first period to the second; negative when it lies before. */
export function periodsBetween(from: Period, to: Period): number {
  const index = (period: Period) => Number(period.slice(0, 4)) * 12 + Number(period.slice(5, 7));
  return index(to) - index(from);
}

/** The day of month in a period, clamped to the month's last day (RULES 0.7, DECISIONS 7). */
export function dayInPeriod(period: Period, dayOfMonth: number): Day {
  const last = daysInMonth(Number(period.slice(0, 4)), Number(period.slice(5, 7)));
  return `${period}-${String(Math.min(dayOfMonth, last)).padStart(2, '0')}`;
}

export function lastDayOf(period: Period): Day {
  return dayInPeriod(period, 31);
}

/** Same day n months later, clamped to the month's end. */
export function addMonths(day: Day, months: number): Day {
  return dayInPeriod(addPeriods(periodOf(day), months), Number(day.slice(8, 10)));
}

export function addDays(day: Day, days: number): Day {
  const date = new Date(
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)) + days),
  );
  return date.toISOString().slice(0, 10);
}

/** Whole days from the first day to the second. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
