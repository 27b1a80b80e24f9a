import type { Day } from '@portal/contract/days';
import { minorToText } from '@portal/contract/money';
import { salaryDateFormats } from '@portal/contract/salary-systems';
import type { SalaryColumn, SalaryDateFormat, SalarySystemLayout } from '@portal/contract/salary-systems';

/** A day in one of the layouts' orders, e.g. `2027-01-20` → `200127`. */
export function formatDay(day: Day, format: SalaryDateFormat): string {
  return format
    .replace('YYYY', day.slice(0, 4))
    .replace('YY', day.slice(2, 4))
    .replace('MM', day.slice(5, 7))
    .replace('DD', day.slice(8, 10));
}

/** Minor units, or hundredths of a unit, in the column's or else the layout's decimal: `228,93`, `228.93`, `22893`. */
export function formatHundredths(
  value: number,
  column: Pick<SalaryColumn, 'format'>,
  layout: Pick<SalarySystemLayout, 'decimal'>,
): string {
  const decimal = column.format ?? layout.decimal;
  if (decimal === 'IMPLIED2') return String(value);
  if (decimal === 'INTEGER') return String(Math.trunc(value / 100));
  return minorToText(value, decimal === ',' ? ',' : '.');
}

/** The date format of one column: its own, when it is one, or the layout's. */
export function dateFormatOf(
  column: Pick<SalaryColumn, 'format'>,
  layout: Pick<SalarySystemLayout, 'dateFormat'>,
): SalaryDateFormat {
  return salaryDateFormats.find((format) => format === column.format) ?? layout.dateFormat;
}
