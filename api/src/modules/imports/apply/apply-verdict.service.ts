import type pg from 'pg';
import type { ImportSql } from '../judge/import-sql.queries.ts';
import { refuseLost, type Owner } from '../judge/report.queries.ts';

/** Rows a statement inserts: few statements, yet the page sees the import move. */
const chunk = 20_000;

/** Writes what the verdict says. All of it or, when the process dies, none. */
export async function applyVerdict(
  client: pg.Client,
  sql: ImportSql,
  owner: Owner,
  onRows: (rows: number) => Promise<void>,
): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ last: number; fresh: number }>(
    `select coalesce(max(row_number), 0)::int as last, count(*) filter (where outcome = 'NEW')::int as fresh
      from import_verdict`,
  );
  const { last, fresh } = found ?? { last: 0, fresh: 0 };
  for (const { text, values } of sql.remember) await client.query(text, values);
  await client.query(sql.update.text, sql.update.values);
  let inserted = 0;
  for (let from = 0; from <= last && inserted < fresh; from += chunk) {
    const { text, values } = sql.insert(from, from + chunk);
    inserted += (await client.query(text, values)).rowCount ?? 0;
    await onRows(Math.min(from + chunk, last));
  }
  if (inserted < fresh) await refuseLost(client, sql, owner);
  for (const { text, values } of sql.finish) await client.query(text, values);
}
