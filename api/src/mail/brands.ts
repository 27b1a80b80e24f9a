import { defaultTheme, type Theme } from '@portal/contract/theme';
import type { Db } from '../db/tenant.ts';

/** Whose mail it is at first sight: the reseller's name and the colours that its company sees in the portal. */
export type MailBrand = { name: string; theme: Theme };

/**
 * The look of mails by company, as in the portal: the company's own theme, else its reseller's, under the reseller's
 * name (SPEC 7). Companies without a reseller are not in it: theirs is the default look (DECISIONS 23).
 */
export async function brandsOf(db: Db, companyIds: readonly string[]): Promise<ReadonlyMap<string, MailBrand>> {
  const ids = [...new Set(companyIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('companies as c').innerJoin('suppliers as s', 's.id', 'c.supplier_id')
    .leftJoin('brandings as own', 'own.company_id', 'c.id').leftJoin('brandings as reseller', 'reseller.supplier_id', 's.id')
    .where('c.id', 'in', ids).where('s.is_reseller', '=', true)
    .select(['c.id', 's.name', 'own.theme as ownTheme', 'reseller.theme as resellerTheme']).execute();
  return new Map(rows.map(({ id, name, ownTheme, resellerTheme }) => [id, { name, theme: (ownTheme ?? resellerTheme ?? defaultTheme) as Theme }]));
}
