import { minorToText } from '@portal/contract/money';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { digitsOf, xmlText } from './text.ts';
import type { WrittenLines } from './written-lines.ts';
import { localTimestamp, programName, separateUnsafe, xmlDeclaration } from './xml.ts';

function transaction(row: SalaryRow, postId: number, text: (value: string) => string): string[] {
  return [
    `  <lonetrans postid="${postId}" anstid="${text(row.employNo)}"><lonart>${text(row.wageCode)}</lonart>` +
      `<benamning>${text(row.text)}</benamning><datum>${row.drawDay}</datum>`,
    `   <antal>${row.units}</antal><apris>${minorToText(row.rate)}</apris>` +
      `<belopp>${minorToText(row.amount)}</belopp></lonetrans>`,
  ];
}

/**
 * PAXml 2.0 with header and salary transactions only; the pay type is the payroll's own `lonart` because no standard
 * event code for a gross deduction exists, and `persnr` is left out: `anstid` is enough (RULES 4.2).
 */
export function paxmlLines(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: readonly SalaryRow[],
): WrittenLines {
  const text = (value: string) => xmlText(value, layout.encoding);
  const { safe, refused } = separateUnsafe(layout, rows);
  const lines = [
    xmlDeclaration(layout),
    '<paxml xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
      'xsi:noNamespaceSchemaLocation="http://www.paxml.se/2.0/paxml.xsd">',
    ` <header><format>LÖNIN</format><version>2.0</version><datum>${localTimestamp(context.created)}</datum>`,
    `  <foretagorgnr>${digitsOf(context.companyVat)}</foretagorgnr>` +
      `<foretagnamn>${text(context.companyName)}</foretagnamn><programnamn>${programName}</programnamn>` +
      '</header>',
    ' <lonetransaktioner>',
    ...safe.flatMap((row, index) => transaction(row, index + 1, text)),
    ' </lonetransaktioner>',
    '</paxml>',
  ];
  return { lines, refused };
}
