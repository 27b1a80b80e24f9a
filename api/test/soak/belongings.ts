import type pg from 'pg';

/** A story that was acknowledged to its end. */
export type Told = { n: number; companyId: string; supplierId: string };
/** What belongs to one story: how many rows of each table, of each audited action, of each kind of mail to whom. */
export type Belongings = ReadonlyMap<string, number>;

const tables = `
  select c.table_name as name, array_agg(c.column_name::text) as owners from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('company_id', 'supplier_id')
    and c.table_name not in ('audit_log', 'outbox')
  group by c.table_name`;

const told = [
  // A link that was used without an answer is asked for again; so is a mail that was refused.
  `select 'audited ' || action, count(*)::int from audit_log where (company_id = $1 or supplier_id = $2)
    and action not in ('session.opened', 'mail.retried') group by 1`,
  // Who starts an import hears of its end when it took long.
  `select 'mail ' || kind || ' to ' || split_part(to_address, '@', 1), count(*)::int from outbox
    where to_address like '%@story' || $3::int || '.example' and kind not in ('login-link', 'import-ended')
    group by 1`,
  `select 'order became ' || coalesce(to_status, kind), count(*)::int from order_events where company_id = $1
    group by 1`,
  `select 'draws ' || status, sum(amount)::int from salary_draws where company_id = $1 group by 1`,
  `select 'request ' || status, count(*)::int from pay_in_full_requests where company_id = $1 group by 1`,
  `select 'import ' || status, sum(new_rows)::int from imports where company_id = $1 or supplier_id = $2 group by 1`,
  `select 'salary file', sum(total)::int from salary_files where company_id = $1`,
];

let statement: string | undefined;
/** Every table whose rows have an owner, and what tells its rows apart. */
async function statementOf(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ name: string; owners: string[] }>(tables);
  const counted = rows.map(({ name, owners }) => {
    const isOwn = owners.map((column) => `${column} = $${column === 'company_id' ? 1 : 2}`).join(' or ');
    return `select '${name}' as what, count(*)::int as n from ${name} where ${isOwn}`;
  });
  return [...counted, ...told].join('\nunion all ');
}

export async function belongings(owner: pg.Pool, { n, companyId, supplierId }: Told): Promise<Belongings> {
  statement ??= await statementOf(owner);
  const { rows } = await asSystem(owner, (client) =>
    client.query<{ what: string; n: number }>(statement ?? '', [companyId, supplierId, n]),
  );
  return new Map(rows.map((row) => [row.what, row.n]));
}

/** What is more or less than it should be. */
export const differences = (own: Belongings, reference: Belongings): string[] =>
  [...new Set([...own.keys(), ...reference.keys()])]
    .filter((what) => (own.get(what) ?? 0) !== (reference.get(what) ?? 0))
    .map((what) => `${what}: ${own.get(what) ?? 0}, not ${reference.get(what) ?? 0}`);

/** Reads past every tenant's wall; the owner of tables with forced policies must say who it is. */
export async function asSystem<T>(owner: pg.Pool, read: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.connect();
  try {
    await client.query('begin read only');
    await client.query(`select set_config('app.role', 'system', true)`);
    return await read(client);
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
