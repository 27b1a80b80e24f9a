import type { Currency, CurrencyChange, CurrencyForm } from '@portal/contract/currencies';
import { sql } from 'kysely';
import type { AdminScope, Scope } from '../../access/scope.ts';
import { assertUnused } from '../../db/dependants.ts';
import { catalogNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { removeUnlessUsed } from '../../db/unless-used.ts';
import { changedOnce } from '../../db/version.ts';
import { DomainError } from '../../http/domain-error.ts';

const columns = ['id', 'iso_code as isoCode', 'symbol', 'order_number as orderNumber', 'version'] as const;

/** Every currency by `orderNumber` (DECISIONS 28). */
export function listCurrencies(db: Db, _scope: Scope): Promise<Currency[]> {
  return db.selectFrom('currencies').select(columns).orderBy('order_number').orderBy('iso_code').execute();
}

/** @throws DomainError `currency-not-found` */
export async function getCurrency(db: Db, scope: AdminScope, id: string): Promise<Currency> {
  const row = await findCurrency(db, scope, id);
  if (!row) throw new DomainError('currency-not-found');
  return row;
}

function findCurrency(db: Db, _scope: AdminScope, id: string): Promise<Currency | undefined> {
  return db.selectFrom('currencies').select(columns).where('id', '=', id).executeTakeFirst();
}

export function insertCurrency(
  db: Db,
  _scope: AdminScope,
  { isoCode, symbol, orderNumber }: CurrencyForm,
): Promise<Currency> {
  return db
    .insertInto('currencies')
    .values({ iso_code: isoCode, symbol, order_number: orderNumber })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** @throws DomainError `currency-not-found`, `changed-by-someone-else` */
export async function changeCurrency(
  db: Db,
  scope: AdminScope,
  id: string,
  { version, symbol, orderNumber }: CurrencyChange,
): Promise<Currency> {
  const update = db
    .updateTable('currencies')
    .set({
      version: version + 1,
      ...(symbol === undefined ? {} : { symbol }),
      ...(orderNumber === undefined ? {} : { order_number: orderNumber }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  await changedOnce(update, () => findCurrency(db, scope, id), 'currency-not-found');
  return getCurrency(db, scope, id);
}

/** Names the companies and catalogs that use it. @throws DomainError `currency-not-found`, `in-use` */
export async function removeCurrency(db: Db, scope: AdminScope, id: string): Promise<void> {
  const { isoCode } = await getCurrency(db, scope, id);
  await assertUnused(db, 'in-use', {
    company: sql`select id, company_name as name from companies where currency = ${isoCode}`,
    catalog: sql`select k.id, ${catalogNameOf('k')} as name, s.id as of_id, s.name as of_name
      from catalogs k join suppliers s on s.id = k.supplier_id where k.currency = ${isoCode} and k.deleted_at is null`,
  });
  return removeUnlessUsed(
    db.deleteFrom('currencies').where('id', '=', id).executeTakeFirst(),
    'in-use',
    'currency-not-found',
  );
}
