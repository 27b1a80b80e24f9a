import type { Day } from '@portal/contract/days';
import type { PayInFullFee, PayInFullFeeForm } from '@portal/contract/pay-in-full-fees';
import { sql } from 'kysely';
import type { OfCompany } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

type Row = { validFrom: Day; amount: number; currency: string; isOwn: boolean };

/**
 * The fees of a company in its currency, newest first: everybody's until its own begin (RULES 2.5). One holds today.
 */
export async function listFees(db: Db, { companyId }: OfCompany, today: Day): Promise<PayInFullFee[]> {
  const { rows } = await sql<Row>`
    select f.valid_from as "validFrom", f.amount, f.currency, f.company_id is not null as "isOwn"
    from pay_in_full_fees f join companies c on c.id = ${companyId} and c.currency = f.currency
    where f.company_id = c.id or (f.company_id is null and not exists (select from pay_in_full_fees o
      where o.company_id = c.id and o.currency = c.currency and o.valid_from <= f.valid_from))
    order by f.valid_from desc`.execute(db);
  const current = rows.find(({ validFrom }) => validFrom <= today);
  return rows.map((row) => ({
    validFrom: row.validFrom,
    fee: { amount: row.amount, currency: row.currency },
    isOwn: row.isOwn,
    state: row.validFrom > today ? 'COMING' : row === current ? 'CURRENT' : 'PAST',
  }));
}

/** The company's fee from a day on, in its currency; null takes it back. */
export async function saveFee(
  db: Db,
  { companyId }: OfCompany,
  { validFrom, amount }: PayInFullFeeForm,
): Promise<void> {
  if (amount === null) {
    await db
      .deleteFrom('pay_in_full_fees')
      .where('company_id', '=', companyId)
      .where('valid_from', '=', validFrom)
      .execute();
    return;
  }
  await db
    .insertInto('pay_in_full_fees')
    .columns(['company_id', 'currency', 'valid_from', 'amount'])
    .expression((eb) =>
      eb
        .selectFrom('companies')
        .where('id', '=', companyId)
        .select(['id', 'currency', sql<Day>`${validFrom}::date`.as('day'), sql<number>`${amount}::bigint`.as('fee')]),
    )
    .onConflict((on) => on.columns(['company_id', 'currency', 'valid_from']).doUpdateSet({ amount }))
    .execute();
}
