import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type pg from 'pg';
import { withSystem } from '../db/tenant.ts';
import { DomainError } from '../http/domain-error.ts';

/** Files of one person that are received and read at a time, on all instances together. */
const mostAtWork = 2;
/** Longer than an upload can take: a minute to receive it and the time to read it (SECURITY T11). */
const longestSeconds = 90;

/**
 * Runs an upload of one person; a third beside two others is refused before its body is read.
 *
 * @throws DomainError `too-many-requests` with when the older one must have ended
 */
export async function asUpload<T>(
  pool: pg.Pool,
  userId: string,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T> {
  const { id, wait } = await enter(pool, userId);
  if (id === undefined) {
    reply.header('retry-after', String(wait));
    throw new DomainError('too-many-requests');
  }
  try {
    return await work();
  } finally {
    // A row that cannot be removed now ends by itself.
    await withSystem(pool, (db) => db.deleteFrom('uploads_at_work').where('id', '=', id).execute(), {
      background: true,
    }).catch(() => undefined);
  }
}

async function enter(pool: pg.Pool, userId: string): Promise<{ id?: string; wait: number }> {
  // The portal's own bookkeeping, on real time; two uploads at once wait for each other here.
  return withSystem(
    pool,
    async (db) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('uploads ' || ${userId}::text, 0))`.execute(db);
      await sql`delete from uploads_at_work where user_id = ${userId} and ends_at <= clock_timestamp()`.execute(db);
      const {
        rows: [entered],
      } = await sql<{ id: string }>`
      insert into uploads_at_work (user_id, ends_at)
      select ${userId}::uuid, clock_timestamp() + make_interval(secs => ${longestSeconds})
      where (select count(*) from uploads_at_work where user_id = ${userId}) < ${mostAtWork} returning id`.execute(db);
      if (entered) return { id: entered.id, wait: 0 };
      const {
        rows: [next],
      } = await sql<{ wait: number }>`
      select greatest(1, ceil(extract(epoch from min(ends_at) - clock_timestamp())))::int as wait
      from uploads_at_work where user_id = ${userId}`.execute(db);
      return { wait: next?.wait ?? longestSeconds };
    },
    { background: true },
  );
}
