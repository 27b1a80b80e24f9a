import { addDays, dayInPeriod, periodOf, type Day } from '@portal/contract/days';
import { sql } from 'kysely';
import type pg from 'pg';
import { buildApp } from '../app.ts';
import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createPool } from '../db/client.ts';
import { withSystem, type Db } from '../db/tenant.ts';
import { openFiles } from '../files/open-files.ts';
import { directQueue } from '../jobs/direct-queue.ts';
import { doWork } from '../jobs/work.ts';
import type { Services } from '../services.ts';
import { makeBaseWorld } from './base-world.ts';
import { demoCaller } from './demo-caller.ts';
import { demoClock } from './demo-clock.ts';
import { markDemoWorld } from './demo-mark.ts';
import { addPictures, drawPictures } from './pictures.ts';
import { playRequests } from './play-requests.ts';
import { playSubscription, type Stage } from './play-subscription.ts';
import { runMinute } from './run-minute.ts';
import { demoSubscriptions, type DemoSubscription } from './subscriptions.ts';

/**
 * Fills a new database with the demo world: base rows in one transaction, then a year of ordering rounds and salary
 * files played through the API on a clock that runs from then to today. A database in use is left alone.
 */
export async function seedDemo(url: string, config: Config, say: (text: string) => void): Promise<void> {
  const pool = createPool({ url, max: 4, silentMs: 0 });
  try {
    await alone(pool, async () => {
      if (!(await isEmpty(pool))) return;
      say('Making the demo world (once) …');
      const now = systemClock(config.portalNow).now();
      const drawn = await drawPictures(openFiles(config));
      const world = await withSystem(pool, async (db) => {
        await markDemoWorld(db, now);
        const made = await makeBaseWorld(db, now);
        await addPictures(db, drawn);
        return made;
      });
      await playYear(
        {
          ...config,
          smtpUrl: undefined,
          runsJobs: false,
          webRoot: undefined,
          logLevel: 'silent',
          rateLimitPerMinute: 1_000_000,
          processHoldSeconds: 0,
        },
        pool,
        world,
        now,
      );
    });
  } finally {
    await pool.end();
  }
}

const lockKey = `hashtextextended('portal-demo', 0)`;

/** Only one start at a time prepares a database; a second waits until the first is done. */
async function alone<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query({ text: `set statement_timeout = 0; set lock_timeout = 0` });
    await client.query(`select pg_advisory_lock(${lockKey})`);
    return await work();
  } finally {
    await client.query(`select pg_advisory_unlock(${lockKey})`).catch(() => undefined);
    // Its session settings differ from the others', so it does not go back into the pool.
    client.release(true);
  }
}

/** No login exists: the database is new. */
async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const row = await withSystem(pool, (db) => db.selectFrom('users').select('id').limit(1).executeTakeFirst(), {
    readOnly: true,
  });
  return row === undefined;
}

async function playYear(
  config: Config,
  pool: Services['pool'],
  world: Awaited<ReturnType<typeof makeBaseWorld>>,
  now: Date,
): Promise<void> {
  const clock = demoClock(now);
  const today = clock.today();
  const services: Services = { pool, config, clock, files: openFiles(config), queue: directQueue() };
  const app = await buildApp(services);
  const users = await withSystem(pool, (db) =>
    db.selectFrom('memberships').select(['user_id', 'supplier_id']).where('role', '=', 'supplier').execute(),
  );
  const userOf = (supplierId: string) => users.find((user) => user.supplier_id === supplierId)?.user_id ?? '';
  const stage: Stage = {
    clock,
    services,
    caller: demoCaller(app, pool),
    world,
    today,
    supplierUsers: { electronics: userOf(world.telegros), home: userOf(world.hjulager) },
  };
  let reached: Day = addDays(today, -400);
  for (const subscription of demoSubscriptions(today)) {
    await payDays(stage, reached, subscription.start);
    await playSubscription(stage, subscription);
    reached = lastDay(subscription, today);
  }
  await payDays(stage, reached, addDays(today, 1));
  await playRequests(stage);
  await withSystem(pool, async (db) => {
    await db.deleteFrom('sessions').where('user_agent', '=', 'demo world').execute();
    await readOlderNotifications(db);
  });
  await app.close();
}

const lastDay = (subscription: DemoSubscription, today: Day): Day =>
  addDays(subscription.end, 8) < today ? addDays(subscription.end, 8) : today;

/** Every month's end between two days: salary files are made and orders completed as they fell due. */
async function payDays({ clock, services, today }: Stage, from: Day, to: Day): Promise<void> {
  for (
    let day = dayInPeriod(periodOf(from), 31);
    day < to && day <= today;
    day = dayInPeriod(periodOf(addDays(day, 1)), 31)
  ) {
    if (day <= from) continue;
    clock.moveTo(`${day}T12:00:00Z`);
    await runMinute(services);
    await doWork(services, { kind: 'deliver-mail' });
  }
}

/** A newcomer finds the latest of the year unread, not all of it. */
async function readOlderNotifications(db: Db): Promise<void> {
  await sql`update notifications set read_at = created_at where id in (select id from (select id,
    row_number() over (partition by membership_id order by created_at desc, id desc) as place from notifications)
    as placed where place > 4)`.execute(db);
}
