import { sql } from 'kysely';
import { companyScopeForJob, type CompanyScope } from '../../access/scope.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { type Invitee, inviteUsers } from '../users/index.ts';
import { getMailFacts, type MailFacts } from './mailed-subscription.queries.ts';
import { listRemindable, markReminded, type Remindable } from './participants.queries.ts';
import { reminderMail } from './subscription.mails.ts';
import { remindedDaysOf } from './subscriptions.queries.ts';
import { dueReminder, reminderDays, reminderOutcome } from './subscriptions.rules.ts';

/**
 * On the days before the end that the company chose, reminds invited employees who have not ordered (RULES 3.4), each
 * day once an end date, where the company wants notices. Runs as the portal, because it acts for all companies.
 */
export async function remindSubscriptions({ pool, config, clock }: Services): Promise<void> {
  const today = clock.today();
  const open = await withSystem(
    pool,
    (db) =>
      db
        .selectFrom('subscriptions')
        .select(['id', 'company_id as companyId', 'start_date as startDate', 'end_date as endDate'])
        .select(['reminder_days as reminderDays', 'reminded_at', 'reminded_days'])
        .where('status', '=', 'OPEN')
        .where('deleted_at', 'is', null)
        .where('start_date', '<=', today)
        .where('end_date', '>=', today)
        .execute(),
    { readOnly: true },
  );
  for (const { id, companyId, ...row } of open) {
    const before = dueReminder({ ...row, status: 'OPEN', remindedDays: remindedDaysOf(row) }, today);
    if (before === null) continue;
    await withSystem(pool, async (db) => {
      // The first instance to set the mark sends; the mark and the mails are one transaction.
      const { numUpdatedRows } = await db
        .updateTable('subscriptions')
        .set({ reminded_at: clock.now(), reminded_days: before })
        .where('id', '=', id)
        .where(sql<boolean>`(reminded_at is null or coalesce(reminded_days, ${reminderDays}) > ${before})`)
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return;
      const facts = await getMailFacts(db, id, today);
      if (!facts.noticeMails) return;
      const scope = companyScopeForJob(companyId, '');
      const people = (await listRemindable(db, scope, id, [])).filter(
        (person) => reminderOutcome(person, today) === 'REMINDED',
      );
      await sendReminders(db, { config }, scope, id, people, facts, clock.now(), `:${facts.endDate}:${before}`);
    });
  }
}

/**
 * Sends reminders with a fresh login link and notes them. `round` makes the mail of one round unique: the clock's own
 * round is sent once however often it runs, an admin's is sent every time.
 */
export async function sendReminders(
  db: Db,
  services: Pick<Services, 'config'>,
  scope: CompanyScope,
  subscriptionId: string,
  people: readonly Remindable[],
  facts: MailFacts,
  now: Date,
  round?: string,
): Promise<void> {
  if (people.length === 0) return;
  const invitees = people.map((person): Invitee => ({
    email: person.email,
    name: person.name,
    language: facts.companyLanguage,
    role: 'employee',
    companyId: scope.companyId,
    employeeId: person.employeeId,
    invitedBy: facts.companyName,
    ...(round ? { dedupeKey: `subscription-reminder:${subscriptionId}:${person.employeeId}${round}` } : {}),
  }));
  await inviteUsers(
    db,
    services,
    now,
    invitees,
    (login, supportEmail) => reminderMail(facts, login, supportEmail),
    'subscription-reminder',
  );
  await markReminded(
    db,
    scope,
    subscriptionId,
    people.map((person) => person.employeeId),
    now,
  );
}
