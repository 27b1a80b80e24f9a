import { DomainError } from '../../http/domain-error.ts';
import type { Locale } from '@portal/contract/constants';
import type { FileDraw } from '@portal/contract/salary-files';
import type { SalarySystemLayout } from '@portal/contract/salary-systems';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { writeSalaryFile } from '../../payroll/write-salary-file.ts';
import { dayCell, type ExportCell } from '../../tabular/write-csv.ts';
import { payrollRows } from './payroll-rows.ts';
import { payrollSettings } from './payroll-settings.queries.ts';
import { allFileDraws } from './draws.queries.ts';

/**
 * The draws of a file in another payroll layout, for a company that changes its system. The file of record stays the
 * stored one. Errors: `salary-system-not-found`.
 */
export async function inOtherLayout(db: Db, scope: CompanyScope, salaryFileId: string, salarySystemId: string, now: Date): Promise<{ fileName: string; bytes: Buffer }> {
  const system = await db.selectFrom('salary_systems').select('layout').where('id', '=', salarySystemId).executeTakeFirst();
  if (!system) throw new DomainError('salary-system-not-found');
  const file = await db.selectFrom('salary_files').select(['batch', 'period']).where('company_id', '=', scope.companyId).where('id', '=', salaryFileId).executeTakeFirstOrThrow();
  const settings = await payrollSettings(db, scope);
  const draws = await allFileDraws(db, scope, salaryFileId);
  const rows = payrollRows(draws.map(asDue), settings.wageCodes).map(({ row }) => row);
  return writeSalaryFile(system.layout as SalarySystemLayout, { ...settings.context, period: file.period, batch: file.batch, created: now }, rows);
}

function asDue(draw: FileDraw, index: number) {
  return {
    id: index, orderId: draw.orderId, orderNumber: draw.orderNumber, employeeId: draw.employee.id, employNo: draw.employee.employNo, employeeName: draw.employee.name, exitDate: null, department: '',
    productName: draw.productName, period: draw.period, effectDate: draw.effectDate, kind: draw.kind, currency: draw.amount.currency, units: draw.units,
    gross: draw.grossDraw.amount, net: draw.netDraw.amount,
  };
}

const headers: Record<Locale, string[]> = {
  'en-us': ['Employee number', 'Employee', 'Order', 'Product', 'Period', 'Date', 'Units', 'Before subsidy', 'Subsidy', 'Gross draw', 'Net draw', 'Amount', 'Currency'],
  'da-dk': ['Medarbejdernr.', 'Medarbejder', 'Ordre', 'Produkt', 'Periode', 'Dato', 'Antal', 'Før tilskud', 'Tilskud', 'Bruttotræk', 'Nettotræk', 'Beløb', 'Valuta'],
};

/** The file's draws as a table that people open in a spreadsheet. */
export function asTable(draws: FileDraw[], locale: Locale): { header: string[]; rows: ExportCell[][] } {
  const rows = draws.map((draw): ExportCell[] => [
    draw.employee.employNo ?? '', draw.employee.name, draw.orderNumber, draw.productName, draw.period, dayCell(draw.effectDate), draw.units,
    { minor: draw.priceBeforeSubsidy.amount }, { minor: draw.subsidyPerMonth.amount }, { minor: draw.grossDraw.amount }, { minor: draw.netDraw.amount }, { minor: draw.amount.amount }, draw.amount.currency,
  ]);
  return { header: headers[locale], rows };
}
