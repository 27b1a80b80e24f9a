import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { askPool } from './ask.ts';
import { createPool } from './client.ts';
import { conversation } from './conversation.ts';
import { withSystem } from './tenant.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const using = async <T>(work: (talk: ReturnType<typeof conversation>) => Promise<T>): Promise<T> => {
  const client = await database.pool.connect();
  try {
    return await work(conversation(client, () => []));
  } finally {
    client.release();
  }
};

describe('statements that travel together', () => {
  test('each gets its own answer, in order, the first time and when its plan is known', async () => {
    await using(async (talk) => {
      for (let time = 0; time < 3; time += 1) {
        const answers = await Promise.all([
          talk.query({ text: 'select $1::int as number, $2::text as word, null as nothing', values: [time, 'æøå'] }),
          talk.query({ text: 'select n::bigint as n from generate_series(1, $1::int) n', values: [3] }),
          talk.query({ text: 'select 1 where false' }),
        ]);
        expect(answers.map(({ rows }) => rows)).toEqual([
          [{ number: time, word: 'æøå', nothing: null }],
          [{ n: 1 }, { n: 2 }, { n: 3 }],
          [],
        ]);
        expect(answers[1]).toMatchObject({ rowCount: 3, command: 'SELECT' });
      }
    });
  });

  test('a failure is told to the statement that failed and to those behind it; the connection goes on, with what it planned', async () => {
    await using(async (talk) => {
      const together = () =>
        Promise.allSettled([
          talk.query({ text: 'select 1 as one' }),
          talk.query({ text: 'select 1 / $1::int as broken', values: [0] }),
          talk.query({ text: 'select 3 as three' }),
        ]);
      for (let time = 0; time < 2; time += 1) {
        const [first, second, third] = await together();
        expect(first).toMatchObject({ status: 'fulfilled' });
        expect(second).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
        expect(third).toMatchObject({ status: 'rejected' });
      }
      expect((await talk.query({ text: 'select 3 as three' })).rows).toEqual([{ three: 3 }]);
      await expect(talk.query({ text: 'select wrong syntax from' })).rejects.toMatchObject({ code: '42601' });
      expect((await talk.query({ text: 'select 1 / $1::int as broken', values: [1] })).rows).toEqual([{ broken: 1 }]);
    });
  });

  test('a value that cannot be written fails its batch and nothing else', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await using(async (talk) => {
      await expect(talk.query({ text: 'select $1::json as value', values: [circular] })).rejects.toThrow();
      expect((await talk.query({ text: 'select 1 as one' })).rows).toEqual([{ one: 1 }]);
    });
  });

  test('a table that changed under a known plan is planned anew, and the work succeeds', async () => {
    const read = () =>
      withSystem(database.pool, (db) => db.selectFrom('currencies').selectAll().limit(1).execute(), { readOnly: true });
    await Promise.all(Array.from({ length: 8 }, read));
    await database.owner.query('alter table currencies add column shade text');
    for (const rows of await Promise.all(Array.from({ length: 8 }, read))) expect(rows[0]).toHaveProperty('shade');
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

test.each([
  [true, 2],
  [false, 0],
])('a pool that names statements: %s keeps %d of two on its connection', async (named, kept) => {
  const pool = createPool({ url: database.url, max: 1, named });
  const read = () => withSystem(pool, (db) => db.selectFrom('companies').select('id').execute(), { readOnly: true });
  for (let time = 0; time < 2; time += 1) {
    await read();
    await askPool(pool, { name: 'asked', text: 'select 1' });
  }
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pg_prepared_statements where statement ilike '%companies%' or name = 'asked'`,
  );
  expect(rows).toEqual([{ n: kept }]);
  await pool.end();
});
