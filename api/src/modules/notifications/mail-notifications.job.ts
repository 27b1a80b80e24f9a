import { businessZone, hourOf, type Day } from '@portal/contract/days';
import { sql, type RawBuilder } from 'kysely';
import { loginLanguage } from '../../db/person-language.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { queueMail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { readNotificationRows } from './notification-rows.queries.ts';
import { notificationMail } from './notification.mails.ts';

/** From this hour on the mail of a day leaves, with what came until then. */
export const digestHour = 7;

/** Lines that one mail is made of at most: what is beyond them is read in the portal. */
const most = 500;

type Round = {
  /** which notifications are its own */
  waiting: RawBuilder<boolean>;
  /** a mail with this key leaves once */
  key: (userId: string) => string | undefined;
};

/**
 * Mails notifications: those that a person wants at once every minute, the others once a day. Who has a mail of the day
 * gets no second one, and a mail is written in the transaction that takes its notifications off the list: a process
 * that dies here has done both or neither.
 */
export async function mailNotifications(services: Services): Promise<void> {
  const { clock } = services;
  const [now, today] = [clock.now(), clock.today()];
  const rounds: Round[] = [
    { waiting: sql<boolean>`n.mail = 'AT_ONCE' and n.created_at <= ${now}`, key: () => undefined },
  ];
  if (hourOf(now) >= digestHour)
    rounds.push({
      waiting: sql<boolean>`n.mail = 'DAILY' and n.created_at < (${today}::date + make_time(${digestHour}, 0, 0))
        at time zone ${businessZone} and not exists (select from outbox d
        where d.dedupe_key = 'notifications:' || n.user_id || ':' || ${today}::text)`,
      key: (userId) => `notifications:${userId}:${today}`,
    });
  for (const round of rounds) while (await mailNext(services, round));
}

/** One person's mail; the row of the person keeps a second instance from writing it, too. */
async function mailNext({ pool, clock, config }: Services, { waiting, key }: Round): Promise<boolean> {
  return withSystem(pool, async (db) => {
    const { rows } = await sql<{ id: string; email: string; language: 'en-us' | 'da-dk' }>`
      select u.id, u.email, ${loginLanguage('u')} as language from users u
      where u.id = (select n.user_id from notifications n where ${waiting} order by n.user_id limit 1)
      for no key update skip locked`.execute(db);
    const [person] = rows;
    if (!person) return false;
    const own = sql<boolean>`n.user_id = ${person.id} and ${waiting}`;
    const told = await readNotificationRows(
      db,
      sql<boolean>`${own} and n.read_at is null and m.blocked_at is null
        and exists (select from users u where u.id = n.user_id and u.status <> 'BLOCKED' and u.deleted_at is null)
        and ${isReadHere(clock.today())}`,
      most,
    );
    const taken = await take(db, own);
    if (told.length > 0) {
      const [first] = told;
      const isOfOne = told.every((one) => one.companyId === first?.companyId && one.supplierId === first?.supplierId);
      const dedupeKey = key(person.id);
      await queueMail(db, clock.now(), {
        kind: 'notifications',
        to: person.email,
        locale: person.language,
        ...(isOfOne && first ? { companyId: first.companyId, supplierId: first.supplierId } : {}),
        ...(dedupeKey ? { dedupeKey } : {}),
        content: notificationMail(told, person.language, config.publicUrl),
      });
    }
    return taken > 0;
  });
}

/** A leaver with a private address is written to there (DECISIONS 21): the one at work may be another person’s now. */
const isReadHere = (today: Day): RawBuilder<boolean> => sql<boolean>`not exists (select from employees e
  where e.id = m.employee_id and e.exit_date < ${today} and e.email_private <> '')`;

async function take(db: Db, own: RawBuilder<boolean>): Promise<number> {
  const { numAffectedRows } = await sql`update notifications n set mail = null where ${own}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
