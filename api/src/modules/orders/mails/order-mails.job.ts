import * as v from 'valibot';
import type { Scope } from '../../../access/scope.ts';
import { withSystem, type Db } from '../../../db/tenant.ts';
import type { JobRow } from '../../../jobs/run-job.ts';
import type { Services } from '../../../services.ts';
import { queueOrderMails, type OrderMailInput } from './order.mails.ts';

export const orderMailsJob = 'order-mails';

const Payload = v.object({
  kind: v.picklist(['order-processed', 'order-shipped', 'order-deleted']),
  orderIds: v.array(v.string()),
  reason: v.string(),
  toCompany: v.boolean(),
});

/**
 * Records, in the transaction of what happened, that people must be told. The mails are written by the job: a supplier
 * may cause a mail to an employee and still never learn the address. Returns the job's id, or null without orders.
 */
export async function tellAboutOrders(
  db: Db,
  scope: Scope,
  now: Date,
  mail: { kind: OrderMailInput['kind']; orderIds: readonly string[]; reason?: string; toCompany?: boolean },
): Promise<string | null> {
  if (mail.orderIds.length === 0) return null;
  const { id } = await db
    .insertInto('jobs')
    .values({
      kind: orderMailsJob,
      company_id: scope.role === 'company' ? scope.companyId : null,
      supplier_id: scope.role === 'supplier' ? scope.supplierId : null,
      user_id: scope.userId,
      created_at: now,
      total: mail.orderIds.length,
      payload: JSON.stringify({
        kind: mail.kind,
        orderIds: mail.orderIds,
        reason: mail.reason ?? '',
        toCompany: mail.toCompany ?? false,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes the mails; safe to run again, because each mail has a key. */
export async function writeOrderMails({ pool, clock, config, queue }: Services, job: JobRow): Promise<null> {
  const payload = v.parse(Payload, job.payload);
  await withSystem(pool, (db) => queueOrderMails(db, { ...payload, now: clock.now(), publicUrl: config.publicUrl }));
  queue.notify({ kind: 'deliver-mail' });
  return null;
}
