import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { cloneDatabase, type TestDatabase } from '../../test/database.ts';
import { isSilence } from './failures.ts';
import { askPool, lookAtLines } from './lost-connections.ts';
import { withSystem } from './tenant.ts';

let database: TestDatabase;
beforeAll(async () => { database = await cloneDatabase(); });
afterAll(() => database.drop());

const look = (times: number) => { for (let n = 0; n < times; n += 1) lookAtLines(); };
const sleeping = () => withSystem(database.pool, (db) => sql`select pg_sleep(1)`.execute(db), { readOnly: true });
const settledIn = <T>(work: Promise<T>, ms: number) => Promise.race([work.then(() => 'answered', (error: unknown) => error), pause(ms, 'waiting')]);

describe('the watch over messages', () => {
  test('a statement that Postgres works on is waited for through every question, and given up at the last look', async () => {
    const work = sleeping();
    await pause(50);
    look(70);
    expect(await settledIn(work, 200)).toBe('waiting');
    look(10);
    expect(isSilence(await settledIn(work, 500))).toBe(true);
  });

  test('after a line was found lost, connections made before it serve nobody', async () => {
    const pids = async () => (await Promise.all([1, 2, 3].map(() => askPool<{ pid: number }>(database.pool, { text: 'select pg_backend_pid() as pid' })))).map(([row]) => row?.pid);
    const before = await pids();
    const work = sleeping();
    await pause(50);
    look(80);
    await settledIn(work, 500);
    expect((await pids()).filter((pid) => before.includes(pid))).toEqual([]);
  });

  test('an answer ends the watch, and the next message starts from its own silence', async () => {
    await askPool(database.pool, { text: 'select 1' });
    look(200);
    const work = sleeping();
    await pause(50);
    look(70);
    expect(await work.then(() => 'answered')).toBe('answered');
  });
});
