import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { withSystem, type Db } from '../db/tenant.ts';
import { demoLogins } from './logins.ts';

/** Says in the database that it holds the demo world, from its first row on. */
export async function markDemoWorld(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('demo_world')
    .values({ made_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * The passwords of the demo world stand in this repository, so production does not serve it. A world that was made
 * before there was a mark is known by its logins.
 *
 * @throws ConfigError with the sentence for the operator
 */
export async function refuseDemoWorld(pool: pg.Pool): Promise<void> {
  const isDemo = await withSystem(
    pool,
    async (db) => {
      const mark = await db.selectFrom('demo_world').select('made_at').executeTakeFirst();
      const emails = demoLogins.map(({ email }) => email);
      return mark ?? db.selectFrom('users').select('id').where('email', 'in', emails).limit(1).executeTakeFirst();
    },
    { readOnly: true },
  );
  if (!isDemo) return;
  throw new ConfigError(
    'This database holds the demo world, whose passwords are public, and production refuses it; ' +
      'set DATABASE_URL or DATA_DIR to another one.',
  );
}
