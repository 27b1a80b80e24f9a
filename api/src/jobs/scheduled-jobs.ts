import { forgetOldAttempts } from '../access/attempts.ts';
import { sealAudit } from '../audit/seal-audit.ts';
import { withSystem } from '../db/tenant.ts';
import { endOldSeeAs } from '../modules/auth/index.ts';
import { blockLeavers, followExits } from '../modules/employees/index.ts';
import { endTerms, remindTerms, runServicesOn } from '../modules/end-of-term/index.ts';
import { removeUndone } from '../modules/imports/index.ts';
import { remindLeases } from '../modules/leasing/index.ts';
import { mailNotifications } from '../modules/notifications/index.ts';
import { confirmOrders } from '../modules/order-confirmation/index.ts';
import { sendOrderFiles } from '../modules/order-files/index.ts';
import { completeOldDispatches } from '../modules/orders/index.ts';
import { moveDueRequests } from '../modules/pay-in-full/index.ts';
import { tellRequests } from '../modules/request-mails/index.ts';
import { wakeSalaryNight } from '../modules/salary-files/index.ts';
import { endProposals, remindProposals } from '../modules/shop/index.ts';
import { remindSubscriptions, startSubscriptions } from '../modules/subscriptions/index.ts';
import { noteMissingYears } from '../modules/tax-tables/index.ts';
import { keepRetention } from '../privacy/retention.ts';
import type { Services } from '../services.ts';
import { traced } from '../tracing/span.ts';

/** Work that becomes due by the clock. Each part is safe to run at any time, twice, and on two instances at once. */
export type DueWork = { name: string; run: (services: Services) => Promise<void> };

/** In this order; a part that fails does not stop the others. */
export const dueWork: DueWork[] = [
  { name: 'abandoned jobs', run: wakeJobs },
  { name: 'exits that were not set in the form', run: followExits },
  { name: 'pay-in-full requests that time moves', run: moveDueRequests },
  { name: 'running services that go on', run: runServicesOn },
  { name: 'reminders of terms that end', run: remindTerms },
  { name: 'terms that are over', run: endTerms },
  { name: 'reminders of leases that end', run: remindLeases },
  { name: 'mails about requests', run: tellRequests },
  { name: 'leavers whose access ends', run: blockLeavers },
  { name: 'salary files and their announcements', run: wakeSalaryNight },
  { name: 'invitations of subscriptions that start', run: startSubscriptions },
  { name: 'reminders of subscriptions that end', run: remindSubscriptions },
  { name: 'order confirmations', run: confirmOrders },
  { name: 'reminders of proposals that end', run: remindProposals },
  { name: 'proposals whose window is over', run: endProposals },
  { name: 'order files', run: sendOrderFiles },
  { name: 'orders that complete themselves', run: completeOldDispatches },
  { name: 'years that have no tax table', run: noteMissingYears },
  { name: 'mails about notifications', run: mailNotifications },
  // Thousands of mails take minutes, which the parts below do not wait for.
  { name: 'mail', run: async ({ queue }) => queue.notify({ kind: 'deliver-mail' }) },
  { name: 'rows of undone imports', run: removeUndone },
  { name: 'what has outlived its purpose', run: keepRetention },
  { name: 'looks at portals whose time is over', run: endOldSeeAs },
  { name: 'seals of the audit log', run: sealAudit },
  { name: 'old login attempts', run: ({ pool }) => forgetOldAttempts(pool) },
];

/** Runs once a minute and at every start, so that a server that was down catches up by itself. */
export async function runScheduledJobs(services: Services): Promise<void> {
  const failures: Error[] = [];
  for (const { name, run } of dueWork) {
    try {
      await traced(name, () => run(services));
    } catch (cause) {
      failures.push(new Error(`scheduled job failed: ${name}`, { cause }));
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map((failure) => failure.message).join('; '));
}

/**
 * Jobs without a worker: never started because a notice was lost, or whose worker died. One that runs is locked by
 * its worker, so being woken does it no harm.
 */
async function wakeJobs({ pool, queue }: Services): Promise<void> {
  const waiting = await withSystem(
    pool,
    (db) =>
      db
        .selectFrom('jobs')
        .select('id')
        .where('status', 'in', ['WAITING', 'RUNNING'])
        .orderBy('created_at')
        .limit(100)
        .execute(),
    { readOnly: true },
  );
  for (const { id } of waiting) queue.notify({ kind: 'run-job', id });
}
