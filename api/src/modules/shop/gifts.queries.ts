import type { Day } from '@portal/contract/days';
import { giftsCounted, type GiftKind } from '@portal/contract/gifts';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

type Asked = { kind: GiftKind; currency: string; vatRate: number; day: Day };

/** What the gifts that a kind's limit counts are worth in the year of a day, incl. VAT: the tax office adds them up. */
export async function giftsOfYear(
  db: Db,
  scope: EmployeeScope,
  { kind, currency, vatRate, day }: Asked,
): Promise<number> {
  const { value } = await db
    .selectFrom('orders')
    .innerJoin('categories', 'categories.id', 'orders.category_id')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.employee_id', '=', scope.employeeId)
    .where('orders.company_id', '=', scope.companyId)
    .where('orders.is_present', '=', true)
    .where('orders.status', '<>', 'DELETED')
    .where('orders.currency', '=', currency)
    .where('categories.gift_kind', 'in', giftsCounted[kind])
    .where(sql<boolean>`date_trunc('year', orders.ordered_on) = date_trunc('year', ${day}::date)`)
    .select(
      sql<number>`coalesce(sum(coalesce(order_lines.retail_price,
        order_lines.price_ex_vat + round(order_lines.price_ex_vat * ${vatRate}::numeric / 10000))), 0)::bigint`.as(
        'value',
      ),
    )
    .executeTakeFirstOrThrow();
  return value;
}
