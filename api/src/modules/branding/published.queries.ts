import { type BrandLook, keptThemes, type PublishedTheme } from '@portal/contract/branding';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { ownerOf, type BrandScope } from './branding.queries.ts';

const own = (db: Db, scope: BrandScope) => {
  const { column, id } = ownerOf(scope);
  return db.selectFrom('theme_history as h').where(`h.${column}`, '=', id);
};

/** Newest first; the look of before the first publishing stands behind it. */
const newest = (db: Db, scope: BrandScope) =>
  own(db, scope).orderBy('h.published_at', 'desc').orderBy('h.is_start').orderBy('h.id', 'desc');

/**
 * Adds a look to those that were published, and forgets the oldest. Before the first one stands the look that it
 * replaces, so that it can be restored.
 */
export async function keepPublished(
  db: Db,
  scope: BrandScope,
  looks: { live: BrandLook; next: BrandLook },
  now: Date,
): Promise<void> {
  const { column, id } = ownerOf(scope);
  const rowOf = ({ theme, resellerLogo, ...look }: BrandLook) => ({
    ...look,
    [column]: id,
    theme: theme && JSON.stringify(theme),
    reseller_logo: resellerLogo,
    published_at: now,
  });
  const isFirst = !(await own(db, scope).select('h.id').limit(1).executeTakeFirst());
  if (isFirst)
    await db
      .insertInto('theme_history')
      .values({ ...rowOf(looks.live), is_start: true })
      .execute();
  await db
    .insertInto('theme_history')
    .values({ ...rowOf(looks.next), published_by: scope.userId })
    .execute();
  await db
    .deleteFrom('theme_history')
    .where(column, '=', id)
    .where('id', 'in', newest(db, scope).select('h.id').offset(keptThemes))
    .execute();
}

/** The last looks that were published, newest first. */
export async function listPublished(db: Db, scope: BrandScope): Promise<PublishedTheme[]> {
  const rows = await newest(db, scope)
    .leftJoin('users as u', 'u.id', 'h.published_by')
    .select(['h.id', 'h.theme', 'h.logo', 'h.reseller_logo as resellerLogo', 'h.favicon'])
    .select(['h.published_at', 'u.name as publishedBy', 'h.is_start as isStart'])
    .limit(keptThemes)
    .execute();
  return rows.map(({ published_at: at, publishedBy, ...row }) => ({
    ...row,
    publishedAt: at.toISOString(),
    publishedBy: publishedBy ?? '',
  }));
}

/**
 * One look that was published.
 *
 * @throws DomainError `theme-not-found`
 */
export async function getPublished(db: Db, scope: BrandScope, publishedId: string): Promise<BrandLook> {
  const row = await own(db, scope)
    .where('h.id', '=', publishedId)
    .select(['h.theme', 'h.logo', 'h.reseller_logo as resellerLogo', 'h.favicon'])
    .executeTakeFirst();
  if (!row) throw new DomainError('theme-not-found');
  return row;
}
