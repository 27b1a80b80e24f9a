import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { withSystem } from '../src/db/tenant.ts';
import { tokenFor } from '../src/plugins/tokens.ts';

/** Sessions of the median and the largest company's admins and of the back office. */
export async function benchTokens(
  app: FastifyInstance,
  pool: pg.Pool,
): Promise<{ median: string; largest: string; admin: string }> {
  return withSystem(pool, async (db) => {
    const office = await db
      .insertInto('users')
      .values({ email: 'office@portal.example', name: 'Office', status: 'ACTIVE' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('memberships').values({ user_id: office.id, role: 'admin' }).execute();
    const tokenOf = async (email: string) => {
      const row = await db
        .selectFrom('memberships as m')
        .innerJoin('users as u', 'u.id', 'm.user_id')
        .select(['m.id', 'u.id as userId'])
        .where('u.email', '=', email)
        .executeTakeFirstOrThrow();
      const session = await db
        .insertInto('sessions')
        .values({ user_id: row.userId, membership_id: row.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      return tokenFor(app, { id: session.id, userId: row.userId });
    };
    return {
      median: await tokenOf('admin2@company.example'),
      largest: await tokenOf('admin1@company.example'),
      admin: await tokenOf('office@portal.example'),
    };
  });
}
