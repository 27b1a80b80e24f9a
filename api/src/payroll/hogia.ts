import { dayOf, lastDayOf } from '@portal/contract/days';
import { minorToText } from '@portal/contract/money';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { xmlText } from './text.ts';
import type { WrittenLines } from './written-lines.ts';
import { programName, separateUnsafe, xmlDeclaration } from './xml.ts';

/** `L` marks a pay type that changes the salary, `A` an absence; a draw is always the former. */
const salaryPayType = 'L';

function instruction(row: SalaryRow, text: (value: string) => string): string[] {
  return [
    '  <PayTypeInstruction>',
    `   <employeeId>${text(row.employNo)}</employeeId><payTypeCode>${salaryPayType}</payTypeCode>` +
      `<payTypeId>${text(row.wageCode)}</payTypeId>`,
    `   <quantity>${row.units}</quantity><amount>${minorToText(row.amount)}</amount>`,
    `   <periodStartDate>${row.period}-01</periodStartDate><periodEndDate>${lastDayOf(row.period)}</periodEndDate>`,
    '  </PayTypeInstruction>',
  ];
}

/** Hogia's pay type instructions: file information, then one instruction per line (RULES 4.1). */
export function hogiaLines(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: readonly SalaryRow[],
): WrittenLines {
  const text = (value: string) => xmlText(value, layout.encoding);
  const { safe, refused } = separateUnsafe(layout, rows);
  const lines = [
    xmlDeclaration(layout),
    '<PayRoll xmlns="http://www.hogia.se/XMLSchemas/pa" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    ` <FileInfo><companyName>${text(context.companyName)}</companyName>` +
      `<softwareProduct>${programName}</softwareProduct><createdBy>${programName}</createdBy>` +
      `<createdDate>${dayOf(context.created)}</createdDate></FileInfo>`,
    ' <PayTypeInstructions>',
    ...safe.flatMap((row) => instruction(row, text)),
    ' </PayTypeInstructions>',
    '</PayRoll>',
  ];
  return { lines, refused };
}
