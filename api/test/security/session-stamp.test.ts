import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { givenTenants } from '../authorization/tenants.ts';
import { testApp, type TestApp } from '../test-app.ts';

/** The tables behind a session and how each hangs on it. */
const sources: Readonly<Record<string, string>> = {
  users: 'select user_id from sessions where id = $1',
  memberships: 'select membership_id from sessions where id = $1',
  companies: 'select m.company_id from sessions s join memberships m on m.id = s.membership_id where s.id = $1',
  employees: 'select m.employee_id from sessions s join memberships m on m.id = s.membership_id where s.id = $1',
  suppliers: `select coalesce(m.supplier_id, c.supplier_id) from sessions s join memberships m on m.id = s.membership_id
    left join companies c on c.id = m.company_id where s.id = $1`,
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await givenTenants(t);
}, 120_000);
afterAll(() => t.close());

async function columnsOf(client: pg.ClientBase, table: string) {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, udt_name as type from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`, [table]);
  return rows;
}

/** Other values that a column may take; those that its constraints refuse are passed over. */
const others = (name: string, type: string): string[] => {
  if (type === 'uuid') return name === 'id' ? [] : ['null', ...Object.keys(sources).map((table) => `(select o.id from ${table} o where o.id is distinct from x.${name} limit 1)`)];
  if (type === 'bool') return [`not ${name}`];
  if (type === 'date' || type === 'timestamptz') return [`now() + interval '400 days'`, 'null'];
  if (/^int|^numeric/.test(type)) return [`coalesce(${name}, 0) + 1`];
  if (/status|language|role/.test(name)) return [`'BLOCKED'`, `'ACTIVE'`, `'da-dk'`, `'en-us'`, `'supplier'`];
  return [`'other-' || coalesce(${name}::text, '')`];
};

test('whatever changes what a session stands for changes its stamp, column by column', async () => {
  const client = await t.database.owner.connect();
  const stands = async (sid: string) => {
    const { rows: [row] } = await client.query<{ stamp: number }>(`select * from open_session($1)`, [sid]);
    const { stamp, ...rest } = row!;
    return { stamp, rest: JSON.stringify(rest) };
  };
  try {
    const { rows: sessions } = await client.query<{ id: string; role: string }>(
      `select distinct on (m.role) s.id, m.role from sessions s join memberships m on m.id = s.membership_id where s.revoked_at is null order by m.role`);
    expect(sessions.map(({ role }) => role)).toEqual(['admin', 'company', 'employee', 'supplier']);
    const changed = new Set<string>();
    const unstamped: string[] = [];
    for (const { id, role } of sessions) for (const [table, key] of Object.entries(sources)) for (const { name, type } of await columnsOf(client, table)) for (const value of others(name, type)) {
      await client.query('begin');
      const before = await stands(id);
      const wasMade = await client.query(`update ${table} x set ${name} = ${value} where x.id = (${key})`, [id]).then(() => true, () => false);
      if (wasMade) {
        const after = await stands(id);
        if (after.rest !== before.rest) changed.add(`${table}.${name}`);
        if (after.rest !== before.rest && after.stamp === before.stamp) unstamped.push(`${role}: ${table}.${name}`);
      }
      await client.query('rollback');
    }
    expect(unstamped).toEqual([]);
    expect([...changed].sort()).toEqual([
      'companies.company_name', 'companies.status', 'companies.supplier_id', 'employees.exit_date', 'employees.status', 'memberships.blocked_at', 'memberships.company_id', 'memberships.supplier_id',
      'suppliers.deleted_at', 'suppliers.is_reseller', 'suppliers.name', 'suppliers.status', 'users.email', 'users.language', 'users.must_change_password', 'users.name', 'users.status',
    ]);
  } finally {
    client.release();
  }
}, 60_000);

test('a login during a change waits for it, so that no session keeps an old stamp', async () => {
  const [changing, entering] = [await t.database.owner.connect(), await t.database.owner.connect()];
  try {
    const { rows: [member] } = await changing.query<{ id: string; user_id: string; company_id: string }>(`select id, user_id, company_id from memberships where role = 'company' limit 1`);
    await changing.query('begin');
    await changing.query(`update companies set status = 'BLOCKED' where id = $1`, [member!.company_id]);
    let hasEntered = false;
    const login = entering.query(`insert into sessions (user_id, membership_id) values ($1, $2)`, [member!.user_id, member!.id]).then(() => { hasEntered = true; });
    // Inside a transaction the view stands still unless it is told to look again.
    const isWaiting = async () => {
      await changing.query('select pg_stat_clear_snapshot()');
      return (await changing.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into sessions%'`)).rowCount === 1;
    };
    while (!hasEntered && !(await isWaiting())) await pause(10);
    expect(hasEntered).toBe(false);
    await changing.query('rollback');
    await login;
  } finally {
    changing.release();
    entering.release();
  }
});
