import { sql, type SelectQueryBuilder } from 'kysely';
import type { Db } from './tenant.ts';

/** The paging part of every list's query (`pageQuery` of the contract). */
export type PageInput = { page: number; pageSize: number; count?: 'exact' | undefined };

export type Page<Row> = { data: Row[]; meta: { total: number | null; page: number; pageSize: number } };

/** Above this many matches a list says "1,000+"; `count=exact` fetches the number (DECISIONS 25). */
export const countLimit = 1_000;

/**
 * One page of a list. `rows` adds columns and order, and must end its order in an id. Rows and count are two statements
 * sent together: a page past the end still knows the total.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Db,
  filtered: SelectQueryBuilder<DB, TB, object>,
  rows: (query: SelectQueryBuilder<DB, TB, object>) => SelectQueryBuilder<DB, TB, Row>,
  input: PageInput,
): Promise<Page<Row>> {
  const [data, meta] = await Promise.all([pieceOf(rows(filtered), input).execute(), metaOf(db, filtered, input)]);
  return { data: data as Row[], meta };
}

export const pieceOf = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { page, pageSize }: PageInput,
) => rows.limit(pageSize).offset((page - 1) * pageSize);

export async function metaOf<DB, TB extends keyof DB>(
  db: Db,
  filtered: SelectQueryBuilder<DB, TB, object>,
  { page, pageSize, count }: PageInput,
): Promise<Page<never>['meta']> {
  const matches = filtered.select(sql<number>`1`.as('one'));
  const counted = db.selectNoFrom(
    sql<number>`(select count(*)::int from (${count === 'exact' ? matches : matches.limit(countLimit + 1)})
      matches)`.as('total'),
  );
  const { total } = await counted.executeTakeFirstOrThrow();
  return { total: count !== 'exact' && total > countLimit ? null : total, page, pageSize };
}
