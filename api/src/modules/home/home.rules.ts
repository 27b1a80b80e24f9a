import { addPeriods, dayInPeriod, periodOf, type Day } from '@portal/contract/days';

/** The day of the next salary file: this month's, or next month's when it has passed; 29 and 30 clamp (DECISIONS 7). */
export function nextSalaryDay(today: Day, salaryDay: number): Day {
  const thisMonth = dayInPeriod(periodOf(today), salaryDay);
  return thisMonth >= today ? thisMonth : dayInPeriod(addPeriods(periodOf(today), 1), salaryDay);
}
