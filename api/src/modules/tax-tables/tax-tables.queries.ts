import type { Day } from '@portal/contract/days';
import type { TaxDraftRate, TaxRate, TaxRateFilter } from '@portal/contract/tax-tables';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';

const columns = [
  'id',
  'country',
  'year',
  'valid_from as validFrom',
  'code',
  'basis_points as basisPoints',
  'amount',
  'currency',
  'reason',
  'published_at as publishedAt',
  'version',
] as const;

/** Rates of one country or of all, the newest year first. There are some dozens, so they come whole. */
export async function listTaxRates(db: Db, _scope: AdminScope, filter: TaxRateFilter): Promise<TaxRate[]> {
  let query = db.selectFrom('tax_rates').select(columns);
  if (filter.country) query = query.where('country', '=', filter.country);
  if (filter.year) query = query.where('year', '=', Number(filter.year));
  const rates = await query
    .orderBy('year', 'desc')
    .orderBy('country')
    .orderBy('valid_from', 'desc')
    .orderBy('code')
    .orderBy('id')
    .execute();
  return rates.map(({ publishedAt, ...rate }) => ({ ...rate, publishedAt: publishedAt?.toISOString() ?? null }));
}

type Publication = { country: string; validFrom: Day; reason: string; now: Date };

/** Writes rates down as law from a day on; one without a value ends what was before it. */
export async function insertTaxRates(
  db: Db,
  _scope: AdminScope,
  { country, validFrom, reason, now }: Publication,
  rates: readonly TaxDraftRate[],
): Promise<void> {
  const of = { country, valid_from: validFrom, year: Number(validFrom.slice(0, 4)), reason, published_at: now };
  await db
    .insertInto('tax_rates')
    .values(
      rates.map(({ code, basisPoints, amount, currency }) => ({
        ...of,
        code,
        basis_points: basisPoints,
        amount,
        currency,
      })),
    )
    .execute();
}

/** Takes the rates of one day out of the law again. Only for a day that has not come: what counted stays for ever. */
export async function removeTaxRates(
  db: Db,
  _scope: AdminScope,
  { country, validFrom, today }: { country: string; validFrom: Day; today: Day },
): Promise<void> {
  await db
    .deleteFrom('tax_rates')
    .where('country', '=', country)
    .where('valid_from', '=', validFrom)
    .where('valid_from', '>', today)
    .execute();
}
