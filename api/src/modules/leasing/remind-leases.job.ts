import { addDays, type Day } from '@portal/contract/days';
import { termReminderDue, termReminders } from '@portal/contract/end-of-term-rules';
import { withSystem } from '../../db/tenant.ts';
import { readCompanyAdmins } from '../../mail/company-admins.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { leaseEndMail } from './lease-end.mails.ts';

const atOnce = 100;

/**
 * Tells a company's admins 90, 30 and 7 days before that a lease ends, each once; after a downtime only the latest.
 * For all tenants, hence the portal's own work.
 */
export async function remindLeases({ pool, clock, config }: Services): Promise<void> {
  const [now, today] = [clock.now(), clock.today()];
  await withSystem(pool, async (db) => {
    const coming = await db
      .selectFrom('leasing_agreements as a')
      .innerJoin('companies as c', 'c.id', 'a.company_id')
      .where('a.deleted_at', 'is', null)
      .where('a.leasing_end', '>=', today)
      .where('a.leasing_end', '<=', addDays(today, termReminders[0]))
      .select([
        'a.id',
        'a.name',
        'a.company_id as companyId',
        'c.company_name as companyName',
        'a.leasing_end as leasingEnd',
        'a.end_reminded as reminded',
      ])
      .orderBy('a.leasing_end')
      .orderBy('a.id')
      .forUpdate('a')
      .skipLocked()
      .execute();
    const due = coming
      .flatMap((lease) => {
        const days = termReminderDue(lease.leasingEnd as Day, today, lease.reminded);
        return days === null ? [] : [{ ...lease, days }];
      })
      .slice(0, atOnce);
    const admins = await readCompanyAdmins(db, [...new Set(due.map(({ companyId }) => companyId))]);
    for (const lease of due) {
      await db.updateTable('leasing_agreements').set({ end_reminded: lease.days }).where('id', '=', lease.id).execute();
      await queueMails(
        db,
        now,
        admins
          .filter(({ companyId }) => companyId === lease.companyId)
          .map(({ email, language }) => ({
            kind: 'lease-end',
            to: email,
            locale: language,
            companyId: lease.companyId,
            dedupeKey: `lease-end:${lease.id}:${lease.days}:${email}`,
            content: leaseEndMail(lease, language, config.publicUrl),
          })),
      );
    }
  });
}
