import { asSeen } from '@portal/contract/seen-by';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { withSystem } from '../db/tenant.ts';
import { tokenFor } from '../plugins/tokens.ts';

export type Caller = {
  /** One call of the portal's own API as that person, who saw what it binds to; a refusal stops the seeding. */
  as<T>(userId: string, method: 'GET' | 'POST', path: string, body?: object): Promise<T>;
};

/** Calls the API without a socket. The demo world is made by the same rules that everybody else meets. */
export function demoCaller(app: FastifyInstance, pool: pg.Pool): Caller {
  const tokens = new Map<string, string>();
  const tokenOf = async (userId: string) => {
    const known = tokens.get(userId);
    if (known) return known;
    const session = await withSystem(pool, async (db) => {
      const membership = await db
        .selectFrom('memberships')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirstOrThrow();
      return db
        .insertInto('sessions')
        .values({ user_id: userId, membership_id: membership.id, user_agent: 'demo world' })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    const token = tokenFor(app, { id: session.id, userId });
    tokens.set(userId, token);
    return token;
  };
  const caller: Caller = {
    async as(userId, method, path, given) {
      const body =
        method === 'POST' && given ? await asSeen((...asked) => caller.as(userId, ...asked), path, given) : given;
      const answer = await app.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${await tokenOf(userId)}` },
        ...(body === undefined ? {} : { payload: body as object }),
      });
      if (answer.statusCode >= 300) throw new Error(`${method} ${path} answered ${answer.statusCode} ${answer.body}`);
      return answer.json<{ data: never }>().data;
    },
  };
  return caller;
}
