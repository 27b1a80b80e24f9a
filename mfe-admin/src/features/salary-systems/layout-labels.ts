import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';

type Labels<Code extends string> = Record<Code, MessageDescriptor>;

export const quoteLabels: Labels<SalarySystemLayout['quote']> = {
  NONE: msg`Never`,
  MINIMAL: msg`Where needed`,
  ALWAYS: msg`Always`,
};
export const decimalLabels: Labels<SalarySystemLayout['decimal']> = {
  ',': msg`228,93`,
  '.': msg`228.93`,
  IMPLIED2: msg`22893 (hundredths)`,
};
export const encodingLabels: Labels<SalarySystemLayout['encoding']> = {
  UTF8: msg`UTF-8`,
  UTF8BOM: msg`UTF-8 with BOM`,
  WIN1252: msg`Windows-1252`,
  ISO88591: msg`ISO 8859-1`,
};
export const lineEndLabels: Labels<SalarySystemLayout['lineEnd']> = { CRLF: msg`Windows (CR LF)`, LF: msg`Unix (LF)` };
export const signLabels: Labels<SalarySystemLayout['sign']> = { POSITIVE: msg`Positive`, NEGATIVE: msg`Negative` };
export const aggregateLabels: Labels<SalarySystemLayout['aggregate']> = {
  LINE: msg`One line per order`,
  EMPLOYEE_CODE: msg`One line per employee and wage code`,
};
