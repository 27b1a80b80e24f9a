import { dayOf, lastDayOf } from '@portal/contract/days';
import { minorToText } from '@portal/contract/money';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { SalaryFileContext, SalaryRow } from './salary-row.ts';
import { digitsOf, xmlText } from './text.ts';
import type { WrittenLines } from './written-lines.ts';
import { programName, separateUnsafe, xmlDeclaration } from './xml.ts';

function byEmployee(rows: readonly SalaryRow[]): SalaryRow[][] {
  return [...Map.groupBy(rows, (row) => row.employNo).values()];
}

function outlay(row: SalaryRow, text: (value: string) => string): string {
  return (
    `    <RegOutlay DateOfReport="${row.drawDay}" OutlayCode="${text(row.wageCode)}" ` +
    `OutlayCodeName="${text(row.text)}" OutlayType="" NoOfPrivate="${row.units}" Unit="" ` +
    `SumOfPrivate="${minorToText(row.amount)}"/>`
  );
}

function employee(rows: readonly SalaryRow[], text: (value: string) => string): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    `  <Employee EmploymentNo="${text(first.employNo)}" FirstName="${text(first.firstName)}" ` +
      `Name="${text(first.lastName)}">`,
    '   <RegOutlays>',
    ...rows.map((row) => outlay(row, text)),
    '   </RegOutlays>',
    '  </Employee>',
  ];
}

/** Visma Lön's transfer file: one employee element with all registered outlays of the period (RULES 4.1). */
export function tluLines(
  layout: SalarySystemLayout,
  context: SalaryFileContext,
  rows: readonly SalaryRow[],
): WrittenLines {
  const text = (value: string) => xmlText(value, layout.encoding);
  const { safe, refused } = separateUnsafe(layout, rows);
  const lines = [
    xmlDeclaration(layout),
    `<SalaryData ProgramName="${programName}" Created="${dayOf(context.created)}" ` +
      `CompanyName="${text(context.companyName)}" OrgNo="${digitsOf(context.companyVat)}">`,
    ` <SalaryDataEmployee FromDate="${context.period}-01" ToDate="${lastDayOf(context.period)}">`,
    ...byEmployee(safe).flatMap((group) => employee(group, text)),
    ' </SalaryDataEmployee>',
    '</SalaryData>',
  ];
  return { lines, refused };
}
