import { testApp, type TestApp } from '../../test/test-app.ts';
import { asNobody, withSystem } from '../db/tenant.ts';
import { countAttempts, takeBackAttempts, type AttemptLimit, type CountedAttempt } from './attempts.ts';

let t: TestApp;
beforeAll(async () => { t = await testApp(); });
afterAll(() => t.close());

const limit = (key: string, most: number, growing?: true): AttemptLimit => ({ key, most, minutes: 30, ...(growing ? { growing } : {}) });
const count = (...limits: AttemptLimit[]): Promise<CountedAttempt[] | 'refused'> =>
  countAttempts(t.services.pool, limits).then(({ counted: attempts }) => attempts).catch((error: Error) => (error.message === 'too-many-requests' ? 'refused' as const : Promise.reject(error)));
const takeBack = (attempts: readonly CountedAttempt[]) => withSystem(t.services.pool, (db) => takeBackAttempts(db, attempts));
const counted = async (key: string) => (await t.database.owner.query<{ n: number }>('select cardinality(moments) as n from attempts where key = $1', [key])).rows[0]?.n ?? 0;
/** Minutes pass. */
const later = (key: string, minutes: number) => t.database.owner.query(`update attempts set moments = array(select m - make_interval(mins => $2) from unnest(moments) m order by m) where key = $1`, [key, minutes]);

test('T15: of many at the same moment exactly as many pass as are allowed, each named by a moment of its own', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => count(limit('office', 12), limit('person', 20))));
  const passed = answers.filter((answer) => answer !== 'refused');
  expect(passed).toHaveLength(12);
  expect(new Set(passed.flatMap((attempts) => attempts.map(({ key, moment }) => `${key} ${moment}`))).size).toBe(24);
  // Who is refused by one limit counts for none.
  expect([await counted('office'), await counted('person')]).toEqual([12, 12]);
});

test('who takes back an attempt takes back that one only; without a moment all of the key go', async () => {
  const [mine, other] = [await count(limit('shared', 3)), await count(limit('shared', 3))];
  if (mine === 'refused' || other === 'refused') throw new Error('refused');
  await takeBack(mine);
  await takeBack(mine);
  expect(await counted('shared')).toBe(1);
  await takeBack([{ key: 'shared', moment: null }, { key: 'nobody', moment: null }]);
  expect(await counted('shared')).toBe(0);
});

test('T15: attempts leave the window one by one', async () => {
  for (const age of [20, 15]) {
    expect(await count(limit('window', 2))).not.toBe('refused');
    await later('window', age);
  }
  expect(await count(limit('window', 2))).not.toBe('refused');
  expect(await count(limit('window', 2))).toBe('refused');
  expect(await counted('window')).toBe(2);
});

test('T15: a lock grows by a minute with each failure after it, up to a quarter of an hour', async () => {
  for (let n = 0; n < 3; n += 1) await count(limit('grown', 3, true));
  for (let minutes = 1; minutes <= 4; minutes += 1) {
    await later('grown', minutes - 1);
    expect(await count(limit('grown', 3, true))).toBe('refused');
    await later('grown', 1);
    expect(await count(limit('grown', 3, true))).not.toBe('refused');
  }
  await t.database.owner.query(`update attempts set moments = array(select now() - n * interval '1 second' from generate_series(40, 1, -1) n) where key = 'grown'`);
  await later('grown', 14);
  expect(await count(limit('grown', 3, true))).toBe('refused');
  await later('grown', 1);
  expect(await count(limit('grown', 3, true))).not.toBe('refused');
});

test('a clock that was set back leaves the attempts in their order', async () => {
  await t.database.owner.query(`insert into attempts values ('ahead', array[now() + interval '10 minutes'])`);
  for (let n = 0; n < 3; n += 1) expect(await count(limit('ahead', 4))).not.toBe('refused');
  expect(await count(limit('ahead', 4))).toBe('refused');
  const { rows: [row] } = await t.database.owner.query<{ ordered: boolean }>(`select moments = array(select m from unnest(moments) m order by m) as ordered from attempts where key = 'ahead'`);
  expect(row?.ordered).toBe(true);
});

test('T6: nobody reads a table, and no identity counts attempts', async () => {
  const count = { text: `select count_attempts('{a}', '{1}', '{1}', '{false}', 15)` };
  await expect(asNobody(t.services.pool, (statements) => statements.query({ text: 'select from attempts' }))).rejects.toMatchObject({ code: '42501' });
  await expect(withSystem(t.services.pool, (_db, statements) => statements.query(count))).rejects.toMatchObject({ code: '42501' });
  expect((await asNobody(t.services.pool, (statements) => statements.query(count))).rowCount).toBe(1);
});
