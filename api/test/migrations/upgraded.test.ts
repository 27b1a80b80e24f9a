import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { baseline } from '../../src/db/baseline.ts';
import { ownerPool } from '../../src/db/client.ts';
import { dumpSchema } from '../../src/db/dump.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connected, databaseAt } from '../../src/db/roles.ts';
import { dropDatabase } from '../drop-database.ts';
import { fullTest } from '../full-test.ts';
import { loadFilled } from './filled-database.ts';
import { withoutOrder } from './without-order.ts';

/** Databases of earlier versions become what a new database is, with all of their rows. */
const server = process.env.TEST_DATABASE_URL ?? '';
const migrations = join(import.meta.dirname, '../../migrations');
const made: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const undo of made.toReversed()) await undo();
});

const named = () => `upgraded_${randomBytes(6).toString('hex')}`;

async function emptyDatabase(template = 'template1'): Promise<{ url: string; owner: pg.Pool }> {
  const name = named();
  await connected(server, (client) => client.query(`create database ${name} template ${template}`));
  made.push(() => connected(server, (client) => dropDatabase(client, name)));
  const url = databaseAt(server, name);
  const owner = ownerPool(url);
  made.push(() => owner.end());
  return { url, owner };
}

/** A folder with the migrations of `from` up to one of them, and `more`. */
async function folderOf(from: string, last: string, more: Record<string, string> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-upgraded-'));
  made.push(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'before-1.0.0'));
  for (const name of await readdir(from)) {
    if (name.endsWith('.sql') && name <= `${last}.sql`) await cp(join(from, name), join(folder, name));
  }
  for (const [name, text] of Object.entries(more)) await writeFile(join(folder, `${name}.sql`), text);
  return folder;
}

const schemaOf = async (owner: pg.Pool) => (await dumpSchema(owner)).split('\n').map(withoutOrder).sort();

/** A database that is made once, when it is first asked for, and copied after that. */
function madeOnce(fill: (url: string) => Promise<unknown>): () => Promise<string> {
  let template: Promise<string> | undefined;
  const make = async () => {
    const name = named();
    await connected(server, (client) => client.query(`create database ${name}`));
    made.push(() => connected(server, (client) => dropDatabase(client, name)));
    await fill(databaseAt(server, name));
    return name;
  };
  return () => (template ??= make());
}
const newest = madeOnce((url) => migrate(url, { folder: migrations }));

async function newDatabase(folder: string): Promise<string[]> {
  const { url, owner } = await emptyDatabase(await newest());
  if (folder !== migrations) await migrate(url, { folder });
  return schemaOf(owner);
}

fullTest.each(['0029_seen', '0032_sessions', '0033_last_forms'])(
  'a database from before 1.0.0 (%s) becomes the baseline and keeps its rows',
  async (last) => {
    const { url, owner } = await emptyDatabase();
    await migrate(url, { folder: await folderOf(join(migrations, 'before-1.0.0'), last) });
    await owner.query(`insert into companies (company_name, currency) values ('Kept A/S', 'DKK')`);
    for (let time = 0; time < 2; time += 1) await migrate(url, { allowDowntime: true });
    expect(await schemaOf(owner)).toEqual(await newDatabase(migrations));
    const { rows } = await owner.query('select company_name from companies');
    const { rows: ran } = await owner.query<{ name: string }>('select name from kysely_migration order by name');
    const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort();
    expect([rows, ran.map(({ name }) => `${name}.sql`)]).toEqual([[{ company_name: 'Kept A/S' }], files]);
  },
);

fullTest('a database from before 1.0.0 that was changed by hand is refused', async () => {
  const { url, owner } = await emptyDatabase();
  await migrate(url, { folder: await folderOf(join(migrations, 'before-1.0.0'), '0033_last_forms') });
  await owner.query('alter table companies add column own text');
  await expect(migrate(url)).rejects.toThrow('so it cannot be upgraded');
  const { rows } = await owner.query(`select from kysely_migration where name = '${baseline.newest}'`);
  expect(rows).toEqual([]);
});

fullTest('a database that ran 1014 before its lines were broken anew is upgraded', async () => {
  const { url, owner } = await emptyDatabase();
  const folder = await folderOf(migrations, '1015_order_formats');
  const draws = join(folder, '1014_draws.sql');
  const now = await readFile(draws, 'utf8');
  const before = now.replace('perform from orders o\n    where', 'perform from orders o where');
  expect(before).not.toBe(now);
  await writeFile(draws, before);
  await migrate(url, { folder });
  await migrate(url);
  const words = (lines: string[]) => lines.join(' ').split(/\s+/).sort();
  expect(words(await schemaOf(owner))).toEqual(words(await newDatabase(migrations)));
});

describe('a filled database of 1.0.0', () => {
  let loaded: Awaited<ReturnType<typeof loadFilled>>;
  const first = madeOnce(async (url) => {
    await migrate(url, { folder: await folderOf(migrations, baseline.newest) });
    loaded = await connected(url, loadFilled);
  });
  const filled = async () => ({ ...(await emptyDatabase(await first())), loaded });
  const countRows = async (owner: pg.Pool, tables: string[]) => {
    const counts = tables.map((name) => `select '${name}' as name, count(*)::int as rows from ${name}`);
    const { rows } = await owner.query<{ name: string; rows: number }>(counts.join(' union all '));
    return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
  };

  test('keeps every row through all later migrations and becomes what a new database is', async () => {
    const later = {
      '9998_later': `alter table orders add column later text not null default '';
        update orders set later = order_number::text; alter table orders add check (later <> '');
        call keep_owners();`,
    };
    const folder = await folderOf(migrations, '9999', later);
    const { url, owner, loaded } = await filled();
    expect(loaded).toMatchObject({ companies: expect.any(Number), orders: expect.any(Number) });
    expect(loaded.orders).toBeGreaterThan(20);
    await migrate(url, { folder, allowDowntime: true });
    // With later migrations came a rate, the limit of gifts for work, and a line of the PAXml system that was turned.
    const withLater = { ...loaded, tax_rates: Number(loaded.tax_rates) + 1, audit_log: Number(loaded.audit_log) + 1 };
    expect(await countRows(owner, Object.keys(loaded))).toEqual(withLater);
    const { rows } = await owner.query<{ same: boolean }>(
      'select bool_and(later = order_number::text) as same from orders',
    );
    expect(rows).toEqual([{ same: true }]);
    expect(await schemaOf(owner)).toEqual(await newDatabase(folder));
  });

  fullTest('stays as it was after a migration that only an empty database could run', async () => {
    const folder = await folderOf(migrations, '9999', {
      '9998_later': 'alter table orders add column later text not null',
    });
    const { url, owner, loaded } = await filled();
    await expect(migrate(url, { folder, allowDowntime: true })).rejects.toThrow('migration 9998_later failed');
    expect(await countRows(owner, Object.keys(loaded))).toEqual(loaded);
    expect(await newDatabase(folder)).toContain('  later text not null');
  });
});
