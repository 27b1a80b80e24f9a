import { sql } from 'kysely';
import { apiSuite } from '../../test/test-app.ts';
import { withoutTenant, withSystem, type Db } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';
import { countAttempts, releaseAttempts, type AttemptLimit } from './attempts.ts';

const t = apiSuite();

const limit = (key: string, most: number, growing?: true): AttemptLimit => ({
  key,
  most,
  minutes: 30,
  ...(growing ? { growing } : {}),
});
/** 0 for an attempt that was counted, else the seconds to wait. */
const count = (...limits: AttemptLimit[]): Promise<number> =>
  countAttempts(t.services.pool, limits)
    .then(() => 0)
    .catch((error: unknown) =>
      error instanceof DomainError && error.retryAfter ? error.retryAfter : Promise.reject(error),
    );
const counted = async (key: string) =>
  (await t.database.owner.query<{ failures: number }>('select failures from attempts where key = $1', [key])).rows[0]
    ?.failures ?? 0;
/** Minutes pass. */
const later = (key: string, minutes: number) =>
  t.database.owner.query(
    `update attempts set since = since - make_interval(mins => $2), last_at = last_at - make_interval(mins => $2)
      where key = $1`,
    [key, minutes],
  );

test('T15: of many simultaneous attempts only the allowed number passes; a refused one counts nowhere', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => count(limit('office', 12), limit('person', 20))));
  expect(answers.filter((wait) => wait === 0)).toHaveLength(12);
  expect([await counted('office'), await counted('person')]).toEqual([12, 12]);
});

test('an attempt that is taken back counts no more, a key that is forgotten starts at zero', async () => {
  for (let n = 0; n < 2; n += 1) await count(limit('shared', 3), limit('own', 3));
  const release = () =>
    withSystem(t.services.pool, (db) => releaseAttempts(db, { takenBack: ['shared', 'missing'], forgotten: ['own'] }));
  await release();
  expect([await counted('shared'), await counted('own')]).toEqual([1, 0]);
  await release();
  await release();
  expect(await counted('shared')).toBe(0);
});

test('T15: a full window is over so many minutes after its first attempt, and says how long that is', async () => {
  await count(limit('window', 2));
  await later('window', 20);
  await count(limit('window', 2));
  const wait = await count(limit('window', 2));
  expect(wait).toBeGreaterThan(590);
  expect(wait).toBeLessThanOrEqual(600);
  await later('window', 10);
  expect(await count(limit('window', 2))).toBe(0);
  expect(await counted('window')).toBe(1);
});

test('T15: a lock grows by a minute with each failure, up to 15 minutes, and says how long it lasts', async () => {
  for (let n = 0; n < 3; n += 1) await count(limit('grown', 3, true));
  for (let minutes = 1; minutes <= 15; minutes += 1) {
    const wait = await count(limit('grown', 3, true));
    expect(wait).toBeGreaterThan(minutes * 60 - 10);
    expect(wait).toBeLessThanOrEqual(minutes * 60);
    await later('grown', minutes);
    expect(await count(limit('grown', 3, true))).toBe(0);
  }
  expect(await count(limit('grown', 3, true))).toBeLessThanOrEqual(900);
  await later('grown', 30);
  expect(await count(limit('grown', 3, true))).toBe(0);
  expect(await counted('grown')).toBe(1);
});

test('T6: attempts are read by no session, and no identity counts them', async () => {
  const asked = (db: Db) => sql`select count_attempts('{a}', '{1}', '{1}', '{false}', 15)`.execute(db);
  await expect(withoutTenant(t.services.pool, (db) => sql`select from attempts`.execute(db))).rejects.toMatchObject({
    code: '42501',
  });
  await expect(withSystem(t.services.pool, asked)).rejects.toMatchObject({ code: '42501' });
  expect((await withoutTenant(t.services.pool, asked)).rows).toHaveLength(1);
});
