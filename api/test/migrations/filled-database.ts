import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';

/** The rows of a demo world of 1.0.0, by table, as `write-filled.ts` wrote them. Frozen with the baseline. */
const file = join(import.meta.dirname, 'filled-1.0.0.json.gz');

type Table = { name: string; columns: string };

/** Tables in the order in which the baseline makes them, so that a row comes after those that it refers to. */
const tables = async (owner: pg.ClientBase): Promise<Table[]> =>
  (
    await owner.query<Table>(`select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely_%'
        and not a.attisdropped and a.attgenerated = '' group by c.oid, c.relname order by c.oid`)
  ).rows;

export async function writeFilled(owner: pg.ClientBase): Promise<void> {
  const rows: Record<string, unknown> = {};
  for (const { name } of await tables(owner)) {
    const { rows: found } = await owner.query<{ all: unknown }>(
      `select coalesce(json_agg(t), '[]') as all from ${name} t`,
    );
    rows[name] = found[0]?.all;
  }
  await writeFile(file, gzipSync(JSON.stringify(rows), { level: 9 }));
}

/** Fills an empty database of 1.0.0, and answers how many rows each table has. */
export async function loadFilled(owner: pg.ClientBase): Promise<Record<string, number>> {
  const rows: Record<string, unknown[]> = JSON.parse(gunzipSync(await readFile(file)).toString());
  const all = await tables(owner);
  for (const { name } of all.toReversed()) await owner.query(`delete from ${name}`);
  for (const { name, columns } of all) {
    await owner.query(
      `insert into ${name} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [JSON.stringify(rows[name])],
    );
  }
  // A copy of a database goes on counting where it was.
  await owner.query("select setval(pg_get_serial_sequence('audit_log', 'id'), (select max(id) from audit_log))");
  return Object.fromEntries(all.map(({ name }) => [name, rows[name]?.length ?? 0]));
}
