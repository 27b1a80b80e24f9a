import { sql } from 'kysely';
import type { Identity } from '../../src/db/identity.ts';
import { withTenant, type Db } from '../../src/db/tenant.ts';
import { apiSuite } from '../test-app.ts';
import { givenTenants, type Tenants } from './tenants.ts';

/**
 * Every table × command × identity, without the API: what another tenant owns is neither written, changed, moved nor
 * removed.
 */
const t = apiSuite();
let tenants: Tenants;
let tables: Table[];
let identities: { name: string; identity: Identity }[];

type Table = { name: string; columns: string[]; owners: string[]; hasId: boolean };

const noIdentity: Identity = { role: 'company', userId: null, companyId: null, supplierId: null, employeeId: null };
const owning = ['company_id', 'supplier_id', 'employee_id', 'user_id'];

beforeAll(async () => {
  tenants = await givenTenants(t);
  const { rows } = await t.database.owner.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = '' and a.attidentity = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    group by c.relname order by c.relname`);
  tables = rows.map(({ name, columns }) => ({
    name,
    columns,
    owners: ownersOf(name, columns),
    hasId: columns.includes('id'),
  }));
  const { mine } = tenants;
  identities = [
    { name: 'no identity', identity: noIdentity },
    { name: 'company', identity: { ...noIdentity, companyId: mine.company.id, userId: mine.company.userId } },
    {
      name: 'employee',
      identity: {
        ...noIdentity,
        role: 'employee',
        companyId: mine.company.id,
        userId: mine.employee.userId,
        employeeId: mine.employee.id,
      },
    },
    {
      name: 'supplier',
      identity: { ...noIdentity, role: 'supplier', userId: mine.supplier.userId, supplierId: mine.supplier.id },
    },
  ];
});

// Companies, suppliers, employees and logins are what others belong to.
const itself: Record<string, string> = {
  companies: 'company_id',
  suppliers: 'supplier_id',
  employees: 'employee_id',
  users: 'user_id',
};
const ownersOf = (name: string, columns: readonly string[]) => [
  ...owning.filter((column) => columns.includes(column)),
  ...(itself[name] ? ['id'] : []),
];

/** The condition under which a row is the other tenant's: all that it names is theirs. */
function theirsOf({ name, owners }: Table): string | undefined {
  const { company, supplier, employee } = tenants.theirs;
  const ids: Record<string, string[]> = {
    company_id: [company.id],
    supplier_id: [supplier.id],
    employee_id: [employee.id],
    user_id: [company.userId, supplier.userId, employee.userId],
  };
  const conditions = owners.map((column) => {
    const theirs = ids[column === 'id' ? (itself[name] ?? '') : column] ?? [];
    return `(${column} is null or ${column}::text in (${theirs.map((id) => `'${id}'`).join(', ')}))`;
  });
  return conditions.length === 0 ? undefined : `${conditions.join(' and ')} and num_nonnulls(${owners.join(', ')}) > 0`;
}

class Undone extends Error {}

/** What `work` answers as an identity, all of it taken back; the code of Postgres when it refuses. */
async function tried(identity: Identity, work: (db: Db) => Promise<number>): Promise<number | string> {
  let answer: number | string = 0;
  await withTenant(t.services.pool, identity, async (db) => {
    answer = await work(db);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) answer = String((error as { code?: string }).code ?? error);
  });
  return answer;
}

const changed = (text: string) => async (db: Db) => Number((await sql.raw(text).execute(db)).numAffectedRows ?? 0n);
const refused = '42501';

/** Tables that hold rows of the other tenant; the rest prove nothing. */
async function withRows(): Promise<{ table: Table; where: string; sample: object }[]> {
  const found: { table: Table; where: string; sample: object }[] = [];
  for (const table of tables) {
    const where = theirsOf(table);
    if (!where) continue;
    const {
      rows: [row],
    } = await t.database.owner.query<{ sample: object }>(
      `select to_jsonb(r) as sample from ${table.name} r where ${where} limit 1`,
    );
    if (row) found.push({ table, where, sample: row.sample });
  }
  return found;
}

test('T6: no tenant changes or removes what another one owns, in any table', async () => {
  const harmed: string[] = [];
  const those = await withRows();
  for (const { table, where } of those) {
    const column = table.columns.find((one) => one !== 'id' && !owning.includes(one)) ?? 'id';
    for (const { name, identity } of identities) {
      for (const [command, text] of [
        ['update', `update ${table.name} set ${column} = ${column} where ${where}`],
        ['delete', `delete from ${table.name} where ${where}`],
      ] as const) {
        const answer = await tried(identity, changed(text));
        if (answer !== 0 && answer !== refused) harmed.push(`${command} ${table.name} as ${name}: ${answer}`);
      }
    }
  }
  expect(harmed).toEqual([]);
  expect(those.length).toBeGreaterThan(25);
});

// A condition needs the right to read; a command without one meets the policy of the command alone.
test('T6: a command that names no row removes nothing of another tenant, in any table', async () => {
  const harmed: string[] = [];
  for (const { table, where } of await withRows()) {
    const {
      rows: [before],
    } = await t.database.owner.query<{ n: number }>(`select count(*)::int as n from ${table.name} where ${where}`);
    for (const { name, identity } of identities) {
      const left = await tried(identity, async (db) => {
        await sql.raw(`delete from ${table.name}`).execute(db);
        await sql`select set_config('app.role', 'system', true), set_config('app.tenant',
          '00000000-0000-0000-0000-000000000000', true)`.execute(db);
        return (
          (
            await sql<{
              n: number;
            }>`select count(*)::int as n from ${sql.table(table.name)} where ${sql.raw(where)}`.execute(db)
          ).rows[0]?.n ?? 0
        );
      });
      // Rows with references are kept for every caller.
      if (left !== before?.n && left !== refused && left !== '23503')
        harmed.push(`${table.name} as ${name}: ${left} of ${before?.n ?? 0}`);
    }
  }
  expect(harmed).toEqual([]);
});

test('T6: no tenant writes a row of another one, in any table', async () => {
  const written: string[] = [];
  for (const { table, sample } of await withRows()) {
    const columns = table.columns.join(', ');
    const copy = JSON.stringify(sample).replaceAll("'", "''");
    const id = table.hasId ? `jsonb_build_object('id', new_id())` : `'{}'::jsonb`;
    const text = `insert into ${table.name} (${columns}) select ${columns}
      from jsonb_populate_record(null::${table.name}, '${copy}'::jsonb || ${id})`;
    for (const { name, identity } of identities) {
      const answer = await tried(identity, changed(text));
      if (answer !== refused) written.push(`${table.name} as ${name}: ${answer}`);
    }
  }
  expect(written).toEqual([]);
});

test('T6: no identity, not even the portal itself, changes the owner of a row, in any table', async () => {
  const system: Identity = { ...noIdentity, role: 'system' };
  // Which supplier serves a company and which login an employee has are no owners.
  const links = ['companies.supplier_id', 'employees.user_id'];
  const moved: string[] = [];
  let tries = 0;
  for (const table of tables) {
    for (const column of table.owners.filter((one) => one !== 'id' && !links.includes(`${table.name}.${one}`))) {
      for (const { name, identity } of [...identities, { name: 'system', identity: system }]) {
        const answer = await tried(identity, changed(`update ${table.name} set ${column} = ${column}`));
        tries += 1;
        if (answer !== refused) moved.push(`${table.name}.${column} as ${name}: ${answer}`);
      }
    }
  }
  expect(moved).toEqual([]);
  expect(tries).toBeGreaterThan(200);
});
