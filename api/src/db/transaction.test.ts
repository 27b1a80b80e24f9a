import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { askPool } from './ask.ts';
import { createPool } from './client.ts';
import { forgetNames } from './statement-names.ts';
import { withoutTenant, withSystem, type Db } from './tenant.ts';
import { transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

/** All transactions of the test use one connection. */
const onOneConnection = async (work: (run: <T>(within: (db: Db) => Promise<T>) => Promise<T>) => Promise<void>) => {
  const pool = createPool({ url: database.url, max: 1 });
  await work((within) => withoutTenant(pool, within)).finally(() => pool.end());
};

describe('statements that are asked for together', () => {
  test('each gets its own answer, in order, the first time and when its plan is known', async () => {
    await onOneConnection(async (run) => {
      for (let time = 0; time < 3; time += 1) {
        const answers = await run((db) =>
          Promise.all([
            sql`select ${time}::int as number, ${'æøå'}::text as word, null as nothing`.execute(db),
            sql`select n::bigint as n from generate_series(1, ${3}::int) n`.execute(db),
            sql`select 1 where false`.execute(db),
          ]),
        );
        expect(answers.map(({ rows }) => rows)).toEqual([
          [{ number: time, word: 'æøå', nothing: null }],
          [{ n: 1 }, { n: 2 }, { n: 3 }],
          [],
        ]);
      }
    });
  });

  test('a failure is what the caller and every later statement hear; the connection and its plans go on', async () => {
    const divided = (by: number) => sql`select 1 / ${by}::int as divided`;
    const three = sql<{ three: number }>`select 3 as three`;
    await onOneConnection(async (run) => {
      for (let time = 0; time < 2; time += 1) {
        const all = (db: Db) => [sql`select 1 as one`.execute(db), divided(0).execute(db), three.execute(db)];
        await expect(run((db) => Promise.all(all(db)))).rejects.toMatchObject({ code: '22012' });
        const told = run(async (db) => {
          const outcomes = await Promise.allSettled(all(db));
          const codes = outcomes.map((outcome) => outcome.status === 'rejected' && outcome.reason.code);
          expect(codes).toEqual([false, '22012', '22012']);
          await three.execute(db);
        });
        await expect(told).rejects.toMatchObject({ code: '22012' });
      }
      expect((await run((db) => three.execute(db))).rows).toEqual([{ three: 3 }]);
      await expect(run((db) => sql`select wrong syntax from`.execute(db))).rejects.toMatchObject({ code: '42601' });
      expect((await run((db) => divided(1).execute(db))).rows).toEqual([{ divided: 1 }]);
    });
  });

  test('a value that cannot be sent fails its transaction and nothing else', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const send = (value: unknown) => (db: Db) => sql`select ${value}::json as value`.execute(db);
    await onOneConnection(async (run) => {
      await expect(run(send(circular))).rejects.toThrow('circular');
      expect((await run((db) => sql`select 1 as one`.execute(db))).rows).toEqual([{ one: 1 }]);
      expect((await run(send({ one: 1 }))).rows).toEqual([{ value: { one: 1 } }]);
    });
  });

  test('a table that changed under a known plan is planned anew, and the work succeeds', async () => {
    const read = () =>
      withSystem(database.pool, (db) => db.selectFrom('currencies').selectAll().limit(1).execute(), { readOnly: true });
    await Promise.all(Array.from({ length: 8 }, read));
    await database.owner.query('alter table currencies add column shade text');
    for (const rows of await Promise.all(Array.from({ length: 8 }, read))) expect(rows[0]).toHaveProperty('shade');
  });

  test('a function that changed under a known plan is planned anew without a transaction, too', async () => {
    const pool = createPool({ url: database.url, max: 1 });
    const version = (columns: string) =>
      database.owner.query(`drop function if exists asked();
        create function asked() returns table (${columns}) language sql
          as 'select ${columns.includes(',') ? '1, 2' : '1'}'`);
    await version('one int');
    expect(await askPool(pool, { text: 'select * from asked()' })).toEqual([{ one: 1 }]);
    await version('one int, two int');
    expect(await askPool(pool, { text: 'select * from asked()' })).toEqual([{ one: 1, two: 2 }]);
    await pool.end();
  });

  test('an error that the work swallows does not turn into a silent loss', async () => {
    const lost = withSystem(database.pool, async (db) => {
      await db.insertInto('companies').values({ company_name: 'Lost', currency: 'DKK' }).execute();
      await db
        .insertInto('companies')
        .values({ company_name: 'No such', currency: 'XXX' })
        .execute()
        .catch(() => undefined);
    });
    await expect(lost).rejects.toThrow('had failed before it was committed');
  });
});

test('a transaction that could not be opened tells why, whatever the work makes of it', async () => {
  const opening = ['begin', 'select 1 / 0'].map((text) => ({ sql: text, parameters: [] }));
  const count = (db: Db) => sql`select 1 as one`.execute(db);
  const works = [count, async () => 'nothing asked', (db: Db) => count(db).catch(() => 'swallowed')];
  for (const work of works) {
    await expect(transaction<unknown>(database.pool, opening, work)).rejects.toMatchObject({ code: '22012' });
  }
});

test.each([
  [true, 2],
  [false, 0],
])('a pool that names statements: %s keeps %d of two on its connection', async (named, kept) => {
  // Tests before this one may have used up the names that one process gives.
  forgetNames();
  const pool = createPool({ url: database.url, max: 1, named });
  const read = () => withSystem(pool, (db) => db.selectFrom('companies').select('id').execute(), { readOnly: true });
  for (let time = 0; time < 2; time += 1) {
    await read();
    await askPool(pool, { text: `select 'asked'` });
  }
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_prepared_statements
      where statement ilike '%companies%' or statement like $$select 'asked'%$$`,
  );
  expect(rows).toEqual([{ n: kept }]);
  await pool.end();
});
