import type pg from 'pg';
import { isPassword } from '../access/passwords.ts';
import { ConfigError } from '../config.ts';
import { withSystem, type Db } from '../db/tenant.ts';
import { demoLogins, demoPassword } from './logins.ts';

/** Says in the database that it holds the demo world, from its first row on. */
export async function markDemoWorld(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('demo_world')
    .values({ made_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
}

/**
 * The passwords of the demo world are public, so production does not serve it. A world from before there was a mark is
 * known by a login that opens by that password; a company may write any address.
 *
 * @throws ConfigError with the sentence for the operator
 */
export async function refuseDemoWorld(pool: pg.Pool): Promise<void> {
  const [mark, logins] = await withSystem(
    pool,
    async (db) => [
      await db.selectFrom('demo_world').select('made_at').executeTakeFirst(),
      await db
        .selectFrom('users')
        .select('password_hash')
        .where(
          'email',
          'in',
          demoLogins.map(({ email }) => email),
        )
        .execute(),
    ],
    { readOnly: true },
  );
  const opened = await Promise.all(logins.map(({ password_hash: hash }) => isPassword(hash, demoPassword)));
  if (!mark && !opened.includes(true)) return;
  throw new ConfigError(
    'This database holds the demo world, whose passwords are public, and production refuses it; ' +
      'set DATABASE_URL or DATA_DIR to another one.',
  );
}
