import type { Selectable } from 'kysely';
import type { Outbox } from '../db/schema.ts';
import type { Db } from '../db/tenant.ts';

/** Says of what a mail is about whether it has left: of a file, and of an invitation. */
export async function noteOutcome(db: Db, mail: Selectable<Outbox>, now: Date, isSent: boolean): Promise<void> {
  const outcome = isSent ? { is_sent: true, sent_at: now, send_failed_at: null } : { send_failed_at: now };
  if (mail.salary_file_id) {
    await db.updateTable('salary_files').set(outcome).where('id', '=', mail.salary_file_id).execute();
    if (isSent)
      await db
        .updateTable('salary_draws')
        .set({ status: 'SENT' })
        .where('salary_file_id', '=', mail.salary_file_id)
        .where('status', '=', 'IN_FILE')
        .execute();
  }
  if (mail.order_file_id)
    await db.updateTable('order_files').set(outcome).where('id', '=', mail.order_file_id).execute();
  if (mail.invited_subscription && mail.invited_employee)
    await db
      .updateTable('subscription_employees')
      .set({ invite_failed_at: isSent ? null : now })
      .where('subscription_id', '=', mail.invited_subscription)
      .where('employee_id', '=', mail.invited_employee)
      // An older one that is still tried says nothing of the one that was sent after it.
      .where('invited_at', '<=', mail.created_at)
      .execute();
}
