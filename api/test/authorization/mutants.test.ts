import type { Endpoint, Role } from '@portal/contract/endpoint';
import { roles } from '@portal/contract/endpoint';
import { sql } from 'kysely';
import type { Identity } from '../../src/db/identity.ts';
import { withTenant } from '../../src/db/tenant.ts';
import { routeTable } from '../../src/http/route.ts';
import { apiSuite } from '../test-app.ts';
import { sampleOf } from './sample.ts';
import { givenTenants, type Tenants } from './tenants.ts';

/** Each guard and each policy is removed for a moment; a test must notice. */
const t = apiSuite();
let tenants: Tenants;
let table: readonly Endpoint[];
beforeAll(async () => {
  tenants = await givenTenants(t);
  table = routeTable(t.app);
});

const named = ({ method, path }: Endpoint) => `${method} ${path}`;
const tokenOf = (role: Role) => (role === 'admin' ? tenants.admin : tenants.theirs[role]).token;

/** True when a role that the route does not name is turned away at its door. */
async function isGuarded(endpoint: Endpoint, role: Role): Promise<boolean> {
  const path = endpoint.path.replace(/:(\w+)/g, '01890000-0000-7000-8000-00000000dead');
  const { status, body } = await t.call(endpoint.method, path, {
    token: tokenOf(role),
    ...(endpoint.method === 'GET' ? {} : { body: sampleOf(endpoint.body) ?? {} }),
  });
  return status === 403 && body.message === 'you-do-not-have-permission-to-do-this-action';
}

test('T5: a route without its guard lets in a caller who was refused before', async () => {
  const alive: string[] = [];
  let tried = 0;
  for (const endpoint of table.filter(({ policy }) => Array.isArray(policy.roles))) {
    const ownRoles = endpoint.policy.roles as readonly Role[];
    const stranger = roles.find((role) => !ownRoles.includes(role));
    if (!stranger) continue;
    tried += 1;
    if (!(await isGuarded(endpoint, stranger))) alive.push(`${named(endpoint)} is open to ${stranger}`);
    Object.assign(endpoint.policy, { roles: 'signed-in' });
    try {
      if (await isGuarded(endpoint, stranger)) alive.push(`${named(endpoint)} without its guard is not missed`);
    } finally {
      Object.assign(endpoint.policy, { roles: ownRoles });
    }
  }
  console.info(`${tried} guards taken away`);
  expect(alive).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});

test('T6: a table whose policy lets every tenant read shows foreign rows', async () => {
  const { mine, theirs } = tenants;
  const identity: Identity = {
    role: 'company',
    userId: mine.company.userId,
    companyId: mine.company.id,
    supplierId: null,
    employeeId: null,
  };
  const { rows: tables } = await t.database.owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`);
  const foreignRows = (name: string) =>
    withTenant(t.services.pool, identity, async (db) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(name)} where company_id = ${theirs.company.id}`.execute(db);
      return rows[0]?.n ?? 0;
    });
  let killed = 0;
  for (const { name } of tables) {
    const { rows } = await t.database.owner.query<{ n: number }>(
      `select count(*)::int as n from ${name} where company_id = $1`,
      [theirs.company.id],
    );
    const readable = await t.database.owner.query(`select has_table_privilege('portal_tenant', $1, 'select') as may`, [
      name,
    ]);
    if ((rows[0]?.n ?? 0) === 0 || !readable.rows[0].may) continue;
    expect([name, await foreignRows(name)]).toEqual([name, 0]);
    await t.database.owner.query(`create policy mutant on ${name} for select using (true)`);
    const seen = await foreignRows(name).finally(() => t.database.owner.query(`drop policy mutant on ${name}`));
    expect([name, seen > 0]).toEqual([name, true]);
    killed += 1;
  }
  console.info(`${killed} policies opened`);
  expect(killed).toBeGreaterThan(12);
});
