import { sql } from 'kysely';
import { companyScopeForJob } from '../../access/scope.ts';
import { withSystem } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { getMailFacts } from './mailed-subscription.queries.ts';
import { sendLinks } from './participant-mails.service.ts';
import { listRemindable } from './participants.queries.ts';
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
      const keyOf = (employeeId: string) => `subscription-reminder:${id}:${employeeId}:${facts.endDate}:${before}`;
      await sendLinks(db, { config }, { kind: 'reminder', id, people, facts, now: clock.now(), keyOf });
    });
  }
}
