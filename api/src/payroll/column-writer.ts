import { lastDayOf } from '@portal/contract/days';
import type { ErrorKey } from '@portal/contract/errors';
import type { SalaryColumn, SalarySystemLayout } from '@portal/contract/salary-systems';
import { dateFormatOf, formatDay, formatHundredths } from './format-value.ts';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { cleanText, digitsOf, isSafeIdentity } from './text.ts';

/**
 * Writes one column of any row: its text, or the key that says why this row cannot be written: a number that would
 * have to be altered (`invalid-data-provided`) or that is longer than the system takes (`too-long`).
 */
export type ColumnWriter = (row: SalaryRow) => string | { key: ErrorKey };

function padding(column: SalaryColumn): (value: string) => string {
  const { width, pad, align } = column;
  if (width === null || pad === '') return (value) => value;
  if (align === 'LEFT') return (value) => value.padEnd(width, pad);
  // The minus of a zero-padded amount belongs in front of the zeros.
  return (value) =>
    pad === '0' && value.startsWith('-') ? `-${value.slice(1).padStart(width - 1, '0')}` : value.padStart(width, pad);
}

/** A free text is cleaned and may be cut to the width. */
function freeText(
  read: (row: SalaryRow) => string,
  column: SalaryColumn,
  layout: SalarySystemLayout,
  delimiter: string,
): ColumnWriter {
  const pad = padding(column);
  const width = column.width ?? Number.MAX_SAFE_INTEGER;
  return (row) => {
    const text = cleanText(read(row), layout.encoding, delimiter);
    // Half of a surrogate pair is no character.
    return pad(text.length > width ? text.slice(0, width).replace(/[\ud800-\udbff]$/, '') : text);
  };
}

/** Numbers and days are never cut: a shortened amount is another amount. */
function whole(read: (row: SalaryRow) => string, column: SalaryColumn): ColumnWriter {
  const pad = padding(column);
  const width = column.width ?? Number.MAX_SAFE_INTEGER;
  return (row) => {
    const value = read(row);
    return value.length > width ? { key: 'too-long' } : pad(value);
  };
}

/** Numbers that name a person are never altered: a changed one belongs to another person. */
function identity(
  read: (row: SalaryRow) => string,
  column: SalaryColumn,
  layout: SalarySystemLayout,
  delimiter: string,
): ColumnWriter {
  const write = whole((row) => read(row).trim(), column);
  return (row) =>
    isSafeIdentity(read(row), layout.encoding, delimiter) ? write(row) : { key: 'invalid-data-provided' };
}

/** DataLøn's term of a company that named none: draws are monthly (RULES 4.1, DECISIONS 4). */
const monthlyInArrears = '51';

/** The writer of one column; what does not depend on the row is worked out once. */
export function columnWriter(
  column: SalaryColumn,
  context: SalaryFileContext,
  layout: SalarySystemLayout,
): ColumnWriter {
  const delimiter = layout.kind === 'CSV' ? layout.delimiter : '';
  const text = (read: (row: SalaryRow) => string) => freeText(read, column, layout, delimiter);
  const named = (read: (row: SalaryRow) => string) => identity(read, column, layout, delimiter);
  const value = (read: (row: SalaryRow) => string) => whole(read, column);
  const day = (read: (row: SalaryRow) => string) => value((row) => formatDay(read(row), dateFormatOf(column, layout)));
  const companyVat = digitsOf(context.companyVat);
  switch (column.source) {
    case 'companyVat':
      return value(() => companyVat);
    // A company without a number of its own there is known by its CVR number, where the column holds it.
    case 'employerNo':
      return named(
        () =>
          context.employerNo.trim() || (column.width === null || column.width >= companyVat.length ? companyVat : ''),
      );
    case 'payTerm':
      return named(() => context.payTerm.trim() || monthlyInArrears);
    case 'employNo':
      return named((row) => row.employNo);
    case 'wageCode':
      return named((row) => row.wageCode);
    case 'firstName':
      return text((row) => row.firstName);
    case 'lastName':
      return text((row) => row.lastName);
    case 'text':
      return text((row) => row.text);
    case 'department':
      return text((row) => row.department);
    case 'orderNumber':
      return text((row) => row.orderNumber);
    case 'units':
      return value((row) => formatHundredths(row.units * 100, column, layout));
    case 'rate':
      return value((row) => formatHundredths(row.rate, column, layout));
    case 'amount':
      return value((row) => formatHundredths(row.amount, column, layout));
    case 'periodYear':
      return value((row) => row.period.slice(0, 4));
    case 'periodMonth':
      return value((row) => String(Number(row.period.slice(5, 7))));
    case 'periodStart':
      return day((row) => `${row.period}-01`);
    case 'periodEnd':
      return day((row) => lastDayOf(row.period));
    case 'drawDay':
      return day((row) => row.drawDay);
    case 'const':
      return value(() => column.constant);
    case 'blank':
      return value(() => '');
  }
}
