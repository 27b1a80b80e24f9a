import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SalaryColumnSource, SalaryFileKind, SalarySystemLayout } from '@portal/contract/salary-systems';

type Labels<Code extends string> = Record<Code, MessageDescriptor>;

export const kindLabels: Labels<SalaryFileKind> = {
  CSV: msg`Separated columns (CSV)`, FIXED: msg`Fixed widths`, PAXML: msg`PAXml`, TLU: msg`Visma TLU (XML)`, HOGIA: msg`Hogia (XML)`,
};

/** Where a column's value comes from (RULES 4.3). */
export const sourceLabels: Labels<SalaryColumnSource> = {
  companyVat: msg`CVR / VAT no.`, employerNo: msg`Employer number`, payTerm: msg`Pay term`, employNo: msg`Employee number`, firstName: msg`First name`, lastName: msg`Last name`,
  wageCode: msg`Wage code`, text: msg`Text`, units: msg`Units`, rate: msg`Rate`, amount: msg`Amount`, periodYear: msg`Year`, periodMonth: msg`Month`, periodStart: msg`First day of the period`,
  periodEnd: msg`Last day of the period`, drawDay: msg`Day of the draw`, department: msg`Department`, orderNumber: msg`Order number`, blank: msg`Empty`, const: msg`Fixed text`,
};

export const quoteLabels: Labels<SalarySystemLayout['quote']> = { NONE: msg`Never`, MINIMAL: msg`Where needed`, ALWAYS: msg`Always` };
export const decimalLabels: Labels<SalarySystemLayout['decimal']> = { ',': msg`228,93`, '.': msg`228.93`, IMPLIED2: msg`22893 (hundredths)` };
export const encodingLabels: Labels<SalarySystemLayout['encoding']> = { UTF8: msg`UTF-8`, UTF8BOM: msg`UTF-8 with BOM`, WIN1252: msg`Windows-1252`, ISO88591: msg`ISO 8859-1` };
export const lineEndLabels: Labels<SalarySystemLayout['lineEnd']> = { CRLF: msg`Windows (CR LF)`, LF: msg`Unix (LF)` };
export const signLabels: Labels<SalarySystemLayout['sign']> = { POSITIVE: msg`Positive`, NEGATIVE: msg`Negative` };
export const aggregateLabels: Labels<SalarySystemLayout['aggregate']> = { LINE: msg`One line per order`, EMPLOYEE_CODE: msg`One line per employee and wage code` };
