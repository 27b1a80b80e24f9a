import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { withSystem } from '../src/db/tenant.ts';
import { tokenFor } from '../src/plugins/tokens.ts';
import { adminOf } from './admins.ts';
import type { Bench } from './bench.ts';

/** Sessions of the median and the largest company's admins and of the back office. */
export async function benchTokens(app: FastifyInstance, pool: pg.Pool): Promise<Bench['tokens']> {
  const tokenOf = ({ userId, membershipId }: { userId: string; membershipId: string }) =>
    withSystem(pool, async (db) => {
      const session = { user_id: userId, membership_id: membershipId };
      const { id } = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
      return tokenFor(app, { id, userId });
    });
  const office = await withSystem(pool, async (db) => {
    const user = { email: 'office@portal.example', name: 'Office', status: 'ACTIVE' } as const;
    const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    const membership = { user_id: userId, role: 'admin' } as const;
    const { id } = await db.insertInto('memberships').values(membership).returning('id').executeTakeFirstOrThrow();
    return { userId, membershipId: id };
  });
  const [largest, median] = [await adminOf(pool, 1), await adminOf(pool, 2)];
  return { median: await tokenOf(median), largest: await tokenOf(largest), admin: await tokenOf(office) };
}
