import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/tenant.ts';

export type WaitingLink = { id: string; link: string };

/**
 * Notes the links of an import's rows that are to be fetched: those that were never asked for, and those that failed.
 * What was fetched once is there (DECISIONS 43). Runs over the import's staged rows; answers how many wait.
 */
export async function askForLinks(client: pg.Client, importId: string, supplierId: string, now: Date): Promise<number> {
  const { rowCount } = await client.query(
    `insert into picture_links as l (supplier_id, link, import_id, row_numbers, asked_at)
      select $2, s.image, $1, array_agg(s.row_number order by s.row_number), $3
      from import_stage s join import_verdict v using (row_number)
      where v.outcome <> 'ERROR' and s.image ~ '^https?://' group by s.image
      on conflict (supplier_id, md5(link)) do update set import_id = excluded.import_id,
        row_numbers = excluded.row_numbers, asked_at = excluded.asked_at, fault = null where l.sha256 is null`,
    [importId, supplierId, now],
  );
  return rowCount ?? 0;
}

export function listWaitingLinks(db: Db, importId: string, limit: number): Promise<WaitingLink[]> {
  return db
    .selectFrom('picture_links')
    .select(['id', 'link'])
    .where('import_id', '=', importId)
    .where('sha256', 'is', null)
    .where('fault', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Puts what could not be fetched into the report of its rows; repeating it changes nothing. */
export async function warnOfLinks(db: Db, importId: string): Promise<{ failed: number }> {
  await sql`update import_rows r set warnings = r.warnings
      || jsonb_build_array(jsonb_build_object('field', 'image', 'key', 'picture-not-fetched',
        'value', left(l.link, 200)))
    from picture_links l where l.import_id = ${importId} and l.fault is not null and r.import_id = ${importId}
      and r.row_number = any (l.row_numbers)
      and not r.warnings @> '[{"key":"picture-not-fetched"}]'`.execute(db);
  const failed = await db
    .selectFrom('picture_links')
    .where('import_id', '=', importId)
    .where('fault', 'is not', null)
    .select(sql<number>`coalesce(sum(cardinality(row_numbers)), 0)::int`.as('rows'))
    .executeTakeFirstOrThrow();
  const others = sql`jsonb_path_query_array(summary, '$.warnings[*] ? (@.key != "picture-not-fetched")')`;
  const own = sql`case when ${failed.rows}::int > 0 then jsonb_build_array(jsonb_build_object('key',
    'picture-not-fetched', 'count', ${failed.rows}::int)) else '[]' end`;
  await sql`update imports set summary = jsonb_set(summary, '{warnings}', ${others} || ${own})
    where id = ${importId} and status in ('DONE', 'UNDONE') and summary ? 'warnings'`.execute(db);
  return { failed: failed.rows };
}
