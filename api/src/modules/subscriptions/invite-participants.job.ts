import type { Day } from '@portal/contract/days';
import { sql, type SqlBool } from 'kysely';
import type pg from 'pg';
import type { Db } from '../../db/tenant.ts';
import { withSystem } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { getMailFacts } from './mailed-subscription.queries.ts';
import { sendLinks } from './participant-mails.service.ts';

/** People invited in one transaction: large enough for thousands, small enough to stay short. */
const batch = 1_000;

/**
 * Invites everybody who waits in a subscription that is open and whose start date has come (RULES 3.4). Part of the
 * minute's work and of nothing else, so creating, adding people and waking up after a stop all go the same way.
 * Runs as the portal, because it acts for all companies; safe to run twice and on two instances at once.
 */
export async function startSubscriptions({ pool, config, clock }: Services): Promise<void> {
  const today = clock.today();
  for (const id of await dueSubscriptions(pool, today)) {
    let invited = batch;
    while (invited === batch) invited = await withSystem(pool, (db) => inviteBatch(db, config, id, today, clock.now()));
  }
}

const waiting = (today: Day) =>
  sql<SqlBool>`p.invited_at is null and e.deleted_at is null
    and e.status <> 'BLOCKED' and (e.exit_date is null or e.exit_date >= ${today})`;

async function dueSubscriptions(pool: pg.Pool, today: Day): Promise<string[]> {
  const rows = await withSystem(
    pool,
    (db) =>
      db
        .selectFrom('subscriptions as s')
        .select('s.id')
        .where('s.status', '=', 'OPEN')
        .where('s.deleted_at', 'is', null)
        .where('s.end_date', '>=', today)
        .where('s.start_date', '<=', today)
        .where((where) =>
          where.or([
            where('s.started_at', 'is', null),
            where.exists(
              where
                .selectFrom('subscription_employees as p')
                .innerJoin('employees as e', 'e.id', 'p.employee_id')
                .select('p.employee_id')
                .where('p.subscription_id', '=', where.ref('s.id'))
                .where(waiting(today)),
            ),
          ]),
        )
        .orderBy('s.start_date')
        .orderBy('s.id')
        .execute(),
    { readOnly: true },
  );
  return rows.map(({ id }) => id);
}

/** One batch in one transaction: logins, links, mails, and the note that they were invited, all or nothing. */
async function inviteBatch(db: Db, config: Services['config'], id: string, today: Day, now: Date): Promise<number> {
  // Another instance holds the row and is inviting already; this one tries again in a minute.
  const held = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!held) return 0;
  await db
    .updateTable('subscriptions')
    .set({ started_at: now })
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .execute();
  const facts = await getMailFacts(db, id, today);
  const people = await db
    .selectFrom('subscription_employees as p')
    .innerJoin('employees as e', 'e.id', 'p.employee_id')
    .where('p.subscription_id', '=', id)
    .where(waiting(today))
    .select(['e.id as employeeId', 'e.email', 'e.name'])
    .orderBy('e.id')
    .limit(batch)
    .execute();
  if (people.length === 0) return 0;
  const keyOf = (employeeId: string) => `subscription:${id}:${employeeId}`;
  await sendLinks(db, { config }, { kind: 'invitation', id, people, facts, now, keyOf });
  return people.length;
}
