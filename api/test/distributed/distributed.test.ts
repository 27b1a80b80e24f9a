import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloneDatabase, type TestDatabase } from '../database.ts';

/** Whatever stands in the way of a distributed Postgres is named in the document, with the reason why it stays. */
const api = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(api, path), 'utf8');

/** Kind → the names that the document has in backquotes at the begin of its lists' lines. */
const named = new Map(
  read('db/DISTRIBUTED.md')
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const lists = lines.filter((line) => line.startsWith('- `')).map((line) => line.split(': ')[0] ?? '');
      return [title, lists.flatMap((list) => [...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toSorted()];
    }),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const obstacles = async (): Promise<Map<string, string[]>> => {
  const { rows } = await database.owner.query<{ kind: string; name: string }>(read('test/distributed/obstacles.sql'));
  const kinds = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...kinds].map(([kind, found]) => [kind, found.map(({ name }) => name).toSorted()]));
};

test('each constraint, table and index in the way is named with its reason, and no other', async () => {
  const found = await obstacles();
  const inCatalog = [...named].filter(([kind]) => kind !== 'Statements');
  expect(Object.fromEntries(inCatalog)).toEqual(Object.fromEntries(found));
});

test('each file whose statements need one server is named with its reason, and no other', () => {
  const files = ['src', 'migrations'].flatMap((folder) =>
    readdirSync(join(api, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const oneServer = /pg_(try_)?advisory|useListenNotify|\bcopyFrom\(|skip locked|skipLocked|_wal_|lock table/i;
  const found = files.filter(
    (path) =>
      /\.(ts|sql)$/.test(path) && !/test\.ts$|src\/demo|before-1\.0\.0/.test(path) && oneServer.test(read(path)),
  );
  expect(named.get('Statements')).toEqual(found.toSorted());
});

test('a new constraint in the way is found', async () => {
  const before = await obstacles();
  await database.owner.query(`create table leavers (id uuid primary key, company_id uuid not null, no serial,
    order_id uuid references orders (id) deferrable, word text unique, long text generated always as (word) stored)`);
  const after = await obstacles();
  const fresh = [...after].flatMap(([kind, names]) =>
    names.filter((name) => !before.get(kind)?.includes(name)).map((name) => `${kind}: ${name}`),
  );
  expect(fresh).toEqual([
    'Deferrable and exclusion constraints: leavers_order_id_fkey',
    'Generated columns: leavers.long',
    'References past the company: leavers_order_id_fkey',
    'Sequences: leavers_no_seq',
    'Unique without the company: leavers_pkey',
    'Unique without the company: leavers_word_key',
  ]);
});
