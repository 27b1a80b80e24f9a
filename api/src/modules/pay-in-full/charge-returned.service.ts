import { periodOf, type Day } from '@portal/contract/days';
import { sum } from '@portal/contract/money';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { addCorrection } from '../orders/index.ts';
import type { FoundRequest } from './requests.queries.ts';

/**
 * A returned item whose remaining draws the company charges (RULES 2.5 "waived, or charged, by company setting"): one
 * correction row in the next salary file holds them together. Nothing with `WAIVE`.
 */
export async function chargeReturned(db: Db, scope: CompanyScope, request: FoundRequest, today: Day): Promise<void> {
  const { return_policy: policy } = await db
    .selectFrom('company_settings')
    .select('return_policy')
    .where('company_id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  if (policy !== 'CHARGE') return;
  const rest = await db
    .selectFrom('salary_draws')
    .where('company_id', '=', scope.companyId)
    .where('order_id', '=', request.orderId)
    .where('kind', '=', 'planned')
    .where('status', 'in', ['PLANNED', 'SUSPENDED'])
    .where('period', '>', periodOf(request.exitDate))
    .select(['currency', 'gross_amount', 'net_amount'])
    .execute();
  const [gross, net] = [sum(rest.map((row) => row.gross_amount)), sum(rest.map((row) => row.net_amount))];
  if (gross + net === 0) return;
  const { companyId } = scope;
  const { orderId, employeeId, currency } = request;
  await addCorrection(db, { companyId, orderId, employeeId, currency, gross, net, given: null }, today);
}
