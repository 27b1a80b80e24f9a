import type { Period } from '@portal/contract/days';
import { sum, type Money } from '@portal/contract/money';
import type { MadeByHand } from '@portal/contract/salary-problems';
import { sql } from 'kysely';
import type { CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';

type Row = Omit<MadeByHand, 'madeAt' | 'draws' | 'totals'> & {
  madeAt: Date;
  /** month of the draws */
  drawn: Period;
  currency: string;
  draws: number;
  amount: number;
};

/**
 * What files made by hand took of the automatic subscriptions' draws, by the months from a period on. A file belongs to
 * its own month with all its draws, and to each other month with the draws that it took of that one.
 */
export async function madeByHand(db: Db, scope: CompanyScope, from: Period): Promise<(period: Period) => MadeByHand[]> {
  const rows: Row[] = await db
    .selectFrom('salary_files as f')
    .innerJoin('salary_draws as d', 'd.salary_file_id', 'f.id')
    .innerJoin('orders as o', 'o.id', 'd.order_id')
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .leftJoin('users as u', 'u.id', 'f.created_by')
    .select([
      'f.id',
      'f.batch',
      'f.period',
      'u.name as madeBy',
      'f.created_at as madeAt',
      'd.period as drawn',
      'd.currency',
      sql<number>`count(*)::int`.as('draws'),
      sql<number>`sum(d.amount)::bigint`.as('amount'),
    ])
    .where('f.company_id', '=', scope.companyId)
    .where('f.type', '=', 'MANUAL')
    .where('f.period', '>=', from)
    .where('s.salary_file_method', '=', 'AUTOMATIC')
    .groupBy(['f.id', 'u.name', 'd.period', 'd.currency'])
    .orderBy('f.batch')
    .orderBy('d.currency')
    .execute();
  return (period) => filesOf(rows.filter((row) => row.period === period || row.drawn === period));
}

function filesOf(rows: readonly Row[]): MadeByHand[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { id, batch, period, madeBy, madeAt } = first;
    return [{ id, batch, period, madeBy, madeAt: madeAt.toISOString(), ...summed(own) }];
  });
}

function summed(rows: readonly Row[]): { draws: number; totals: Money[] } {
  const totals = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amount: sum(own.map(({ amount }) => amount)),
  }));
  return { draws: sum(rows.map(({ draws }) => draws)), totals };
}
