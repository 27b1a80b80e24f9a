import type { TaxRate, TaxRateChange, TaxRateFilter, TaxRateForm, TaxYearCopy } from '@portal/contract/tax-tables';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError, invalidFields } from '../../http/domain-error.ts';

const columns = [
  'id',
  'country',
  'year',
  'valid_from as validFrom',
  'code',
  'basis_points as basisPoints',
  'amount',
  'currency',
  'version',
] as const;

/** Rates of one country or of all, the newest year first. There are some dozens, so they come whole. */
export function listTaxRates(db: Db, _scope: AdminScope, { country, year }: TaxRateFilter): Promise<TaxRate[]> {
  let query = db.selectFrom('tax_rates').select(columns);
  if (country) query = query.where('country', '=', country);
  if (year) query = query.where('year', '=', Number(year));
  return query
    .orderBy('year', 'desc')
    .orderBy('country')
    .orderBy('valid_from', 'desc')
    .orderBy('code')
    .orderBy('id')
    .execute();
}

function findTaxRate(db: Db, _scope: AdminScope, id: string): Promise<TaxRate | undefined> {
  return db.selectFrom('tax_rates').select(columns).where('id', '=', id).executeTakeFirst();
}

/** A day has one value of a rate. @throws DomainError `name-already-exists`, `currency-not-found` */
export async function insertTaxRate(
  db: Db,
  _scope: AdminScope,
  { country, code, validFrom, ...value }: TaxRateForm,
): Promise<TaxRate> {
  // Of the two values the one that the code asks for is kept.
  const isAmount = value.basisPoints === null;
  if (isAmount && value.currency) await assertCurrency(db, value.currency);
  return db
    .insertInto('tax_rates')
    .values({
      country,
      code,
      valid_from: validFrom,
      year: Number(validFrom.slice(0, 4)),
      basis_points: value.basisPoints,
      amount: isAmount ? value.amount : null,
      currency: isAmount ? value.currency : null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

async function assertCurrency(db: Db, code: string): Promise<void> {
  const found = await db.selectFrom('currencies').select('id').where('iso_code', '=', code).executeTakeFirst();
  if (!found) throw new DomainError('currency-not-found');
}

/** @throws DomainError `not-found`, `changed-by-someone-else`, and `required` when the value is of the other kind */
export async function changeTaxRate(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, basisPoints, amount }: TaxRateChange,
): Promise<TaxRate> {
  const before = await findTaxRate(db, scope, id);
  if (!before) throw new DomainError('not-found');
  const isShare = before.basisPoints !== null;
  const value = isShare ? basisPoints : amount;
  if (value === undefined) throw invalidFields({ path: isShare ? 'basisPoints' : 'amount', key: 'required' });
  const update = db
    .updateTable('tax_rates')
    .set({ version: version + 1, ...(isShare ? { basis_points: value } : { amount: value }) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findTaxRate(db, scope, id), 'not-found');
  return { ...before, version: version + 1, ...(isShare ? { basisPoints: value } : { amount: value }) };
}

/** @throws DomainError `not-found` */
export async function removeTaxRate(db: Db, _scope: AdminScope, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('tax_rates').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found');
}

/**
 * The last value of each rate in a year, valid from the first day of another. @throws DomainError `not-found` when
 * there is none
 */
export async function copyTaxYear(db: Db, _scope: AdminScope, { country, from, to }: TaxYearCopy): Promise<number> {
  const rates = await db
    .selectFrom('tax_rates')
    .distinctOn('code')
    .select(['code', 'basis_points', 'amount', 'currency'])
    .where('country', '=', country)
    .where('year', '=', from)
    .orderBy('code')
    .orderBy('valid_from', 'desc')
    .execute();
  if (rates.length === 0) throw new DomainError('not-found');
  const rows = rates.map((rate) => ({ ...rate, country, year: to, valid_from: `${to}-01-01` }));
  const copied = await db
    .insertInto('tax_rates')
    .values(rows)
    .onConflict((on) => on.constraint('tax_rates_country_code_valid_from_key').doNothing())
    .returning(sql<number>`1`.as('one'))
    .execute();
  return copied.length;
}
