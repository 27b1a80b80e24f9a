import { sql } from 'kysely';
import { withSystem } from '../db/tenant.ts';
import type { Services } from '../services.ts';

type Limit = { name: string; remove: ReturnType<typeof sql> };

/** What has a limit of its own (RULES 5), each as one statement that removes at most 5,000 rows a day. */
const limits: readonly Limit[] = [
  // The login log: sessions say when, from where and with what.
  { name: 'sessions', remove: sql`delete from sessions where id in (select id from sessions where created_at < now() - interval '12 months' limit 5000)` },
  { name: 'loginLinks', remove: sql`delete from magic_links where id in (select id from magic_links where expires_at < now() - interval '12 months' limit 5000)` },
  { name: 'mails', remove: sql`delete from outbox where id in (select id from outbox where created_at < now() - interval '5 years' limit 5000)` },
  { name: 'repeatedRequests', remove: sql`delete from idempotency_keys where (user_id, key) in (select user_id, key from idempotency_keys where created_at < now() - interval '30 days' limit 5000)` },
  { name: 'importedCells', remove: sql`delete from import_rows r using imports i where i.id = r.import_id and i.finished_at < now() - interval '30 days'` },
];

/** Removes what has outlived its purpose, once a day, and leaves a line with the figures in the audit log. */
export async function keepRetention({ pool, clock }: Pick<Services, 'pool' | 'clock'>): Promise<void> {
  const today = clock.today();
  await withSystem(pool, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('retention', 0))`.execute(db);
    const done = await db.selectFrom('audit_log').select('id').where('action', '=', 'retention.done').where('entity_id', '=', today).limit(1).executeTakeFirst();
    if (done) return;
    const removed: Record<string, number> = {};
    for (const { name, remove } of limits) removed[name] = Number((await remove.execute(db)).numAffectedRows ?? 0);
    const { rows } = await sql<{ n: number }>`select forget_audit() as n`.execute(db);
    removed.auditLines = Number(rows[0]?.n ?? 0);
    await db.insertInto('audit_log').values({ at: clock.now(), actor_role: 'system', action: 'retention.done', entity: 'portal', entity_id: today, detail: JSON.stringify(removed) }).execute();
  });
}
