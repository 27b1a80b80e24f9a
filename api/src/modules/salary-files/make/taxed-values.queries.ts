import { divideHalfUp } from '@portal/contract/money';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import type { DueDraw } from './due-draws.queries.ts';

// The benefit of a phone that is drawn gross, for who said that it is not taxed elsewhere (RULES 1.1, 2.1).
const isTaxed = sql<boolean>`o.goods_month > 0
  and o.pricing -> 'offer' -> 'terms' -> 'taxable' ->> 'mode' = 'FIXED_YEARLY'
  and o.pricing -> 'quote' ->> 'alreadyTaxed' = 'false'`;

/**
 * The draws with the month's taxed value of the phone, by the tax table of the draw's day. A person is taxed once a
 * month, so months that a file before `batch` already reported have none.
 */
export async function withTaxedValues(
  db: Db,
  scope: CompanyScope,
  draws: DueDraw[],
  batch: number | null = null,
): Promise<DueDraw[]> {
  const planned = draws.filter(({ kind }) => kind === 'planned');
  const orders = await db
    .selectFrom('orders as o')
    .select(['o.id', sql<number>`(o.pricing -> 'offer' -> 'terms' -> 'taxable' ->> 'yearly')::bigint`.as('yearly')])
    .where('o.company_id', '=', scope.companyId)
    .where('o.id', '=', (eb) => eb.fn.any(eb.val([...new Set(planned.map(({ orderId }) => orderId))])))
    .where(isTaxed)
    .execute();
  if (orders.length === 0) return draws;
  const yearlyOf = new Map(orders.map(({ id, yearly }) => [id, yearly]));
  const people = [...new Set(planned.filter(({ orderId }) => yearlyOf.has(orderId)).map((draw) => draw.employeeId))];
  const reported = await db
    .selectFrom('salary_draws as d')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('salary_files as f', 'f.id', 'd.salary_file_id')
    .select(['d.employee_id', 'd.period'])
    .distinct()
    .where('d.company_id', '=', scope.companyId)
    .where('d.employee_id', '=', (eb) => eb.fn.any(eb.val(people)))
    .where('d.kind', '=', 'planned')
    .where(isTaxed)
    .$if(batch !== null, (query) => query.where('f.batch', '<', batch))
    .execute();
  const known = new Set(reported.map(({ employee_id, period }) => `${employee_id} ${period}`));
  const rates = await db
    .selectFrom('tax_rates as r')
    .innerJoin('companies as c', 'c.country', 'r.country')
    .select(['r.amount', 'r.valid_from', 'r.currency'])
    .where('c.id', '=', scope.companyId)
    .where('r.code', '=', 'phoneYearly')
    .orderBy('r.valid_from', 'desc')
    .execute();
  return draws.map((draw) => {
    const frozen = draw.kind === 'planned' ? yearlyOf.get(draw.orderId) : undefined;
    if (frozen === undefined || known.has(`${draw.employeeId} ${draw.period}`)) return draw;
    const rate = rates.find(({ valid_from, currency }) => valid_from <= draw.effectDate && currency === draw.currency);
    // A rate that has ended taxes nothing any more.
    if (rate?.amount === null) return draw;
    return { ...draw, taxedValue: divideHalfUp(rate?.amount ?? frozen, 12) };
  });
}
