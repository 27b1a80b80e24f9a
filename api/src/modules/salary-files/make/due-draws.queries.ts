import type { Day, Period } from '@portal/contract/days';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import type { CreditedDraw } from '../../../payroll/wage-codes.ts';

/** A planned draw with what its payroll line needs. Amounts in minor units. */
export type DueDraw = {
  id: number;
  orderId: string;
  orderNumber: string;
  employeeId: string;
  employNo: string | null;
  employeeName: string;
  exitDate: Day | null;
  department: string;
  productName: string;
  period: Period;
  effectDate: Day;
  kind: 'planned' | 'correction' | 'final';
  currency: string;
  units: number;
  gross: number;
  net: number;
  /** the months that a correction gives back; without `creditTo`, the final settlement of that month */
  creditFrom: Period | null;
  creditTo: Period | null;
  /** what it gives back, row by row; null for a correction of before and for what is no correction */
  credits: CreditedDraw[] | null;
  /** what the tax office adds for the month, where this draw's file reports it; 0 otherwise */
  taxedValue: number;
};

/** Which draws a file takes: everything planned up to a period, or what a person chose by days. */
export type DrawSelection = { upTo: Period; automaticOnly: boolean } | { from: Day; to: Day };

/** The company's draws `d` of orders `o` with what a payroll line needs, by employee number and order. */
export function linesOf(db: Db, scope: CompanyScope) {
  return db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('employees as e', 'e.id', 'd.employee_id')
    .select([
      'd.id',
      'd.order_id as orderId',
      sql<string>`o.order_number::text`.as('orderNumber'),
      'd.employee_id as employeeId',
      'e.employ_no as employNo',
      'e.name as employeeName',
      'e.exit_date as exitDate',
      'e.department',
      'o.product_name as productName',
      'd.period',
      'd.effect_date as effectDate',
      'd.kind',
      'd.currency',
      'd.units',
      'd.gross_amount as gross',
      'd.net_amount as net',
      'd.credit_from as creditFrom',
      'd.credit_to as creditTo',
      'd.credits',
      sql<number>`0`.as('taxedValue'),
    ])
    .where('d.company_id', '=', scope.companyId)
    .orderBy(sql`e.employ_no collate "C"`)
    .orderBy('o.order_number')
    .orderBy('d.period')
    .orderBy('d.id');
}

/** The draws that are in no file yet. The caller holds the company's lock. */
export async function dueDraws(db: Db, scope: CompanyScope, selection: DrawSelection): Promise<DueDraw[]> {
  const rows = await linesOf(db, scope)
    .where('d.status', '=', 'PLANNED')
    .$if('upTo' in selection, (query) => query.where('d.period', '<=', 'upTo' in selection ? selection.upTo : ''))
    .$if('from' in selection, (query) =>
      'from' in selection
        ? query.where('d.effect_date', '>=', selection.from).where('d.effect_date', '<=', selection.to)
        : query,
    )
    .$if('upTo' in selection && selection.automaticOnly, (query) =>
      query
        .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
        .where('s.salary_file_method', '=', 'AUTOMATIC'),
    )
    .execute();
  return rows;
}

/** The draws that a file holds, as they went into it; the caller has checked that the file is the company's. */
export async function drawsInFile(db: Db, scope: CompanyScope, salaryFileId: string): Promise<DueDraw[]> {
  return await linesOf(db, scope).where('d.salary_file_id', '=', salaryFileId).execute();
}
