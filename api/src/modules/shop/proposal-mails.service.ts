import type { Day } from '@portal/contract/days';
import { mailFacts, type LeftOutReason, type MailPreview } from '@portal/contract/mail-preview';
import type { Seen } from '@portal/contract/seen';
import { recordAudit } from '../../access/audit.ts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { queueMails } from '../../mail/outbox.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import type { MailContent } from '../../mail/render.ts';
import type { Actor } from '../order-events/index.ts';
import { assertOwnOrders, deleteOrder, orderMail, tellAboutOrders } from '../orders/index.ts';
import { proposalReminderMail } from './proposal-end.mails.ts';
import { proposals, recordReminded } from './proposal-facts.queries.ts';
import { stands } from './standing-proposals.queries.ts';

type Chosen = Awaited<ReturnType<typeof chosenProposals>>[number];
type Links = Pick<Config, 'publicUrl'>;
type Act = { now: Date; today: Day; actor: Actor; requestId: string };

async function chosenProposals(db: Db, scope: CompanyScope, orderIds: readonly string[], today: Day) {
  await assertOwnOrders(db, scope, orderIds, { lock: true });
  const rows = await proposals(db)
    .where('o.id', '=', ({ fn, val }) => fn.any(val([...orderIds])))
    .select(['o.status as orderStatus', 'o.is_proposal', stands(today).as('stands')])
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    name: row.employeeName,
    waits: row.orderStatus === 'ORDERED' && row.is_proposal,
  }));
}

function outcomeOf(
  all: readonly Chosen[],
  left: (one: Chosen) => LeftOutReason | null,
  text: (one: Chosen) => MailContent,
) {
  const due = all.filter((one) => left(one) === null);
  const preview = previewMail(
    due,
    all.flatMap((one) => {
      const reason = left(one);
      return reason ? [{ name: one.name, reason }] : [];
    }),
    text,
  );
  return { due, preview };
}

async function remindable(db: Db, scope: CompanyScope, orderIds: readonly string[], today: Day, links: Links) {
  const all = await chosenProposals(db, scope, orderIds, today);
  const left = ({ waits, status, stands: fits }: Chosen) =>
    !waits || !fits ? 'NOT_WAITING' : status === 'BLOCKED' ? 'BLOCKED' : null;
  const text = (one: Chosen) => proposalReminderMail(one, one.locale, links.publicUrl);
  return { ...outcomeOf(all, left, text), text };
}

/** Who would be asked again for an answer, and the mail. */
export async function previewReminders(
  db: Db,
  scope: CompanyScope,
  orderIds: readonly string[],
  today: Day,
  links: Links,
): Promise<MailPreview> {
  return (await remindable(db, scope, orderIds, today, links)).preview;
}

/** Sends proposals that wait once more, to those that were seen (DECISIONS 48); each history has a line of it. */
export async function remindOfProposals(
  db: Db,
  scope: CompanyScope,
  { orderIds, seen }: { orderIds: readonly string[]; seen: Seen },
  act: Act,
  links: Links,
): Promise<{ sent: number }> {
  const { due, preview, text } = await remindable(db, scope, orderIds, act.today, links);
  assertSeen(seen, mailFacts(preview));
  await queueMails(
    db,
    act.now,
    due.map((one) => ({
      kind: 'order-proposal-reminder',
      to: one.email,
      locale: one.locale,
      companyId: one.companyId,
      content: text(one),
    })),
  );
  await recordReminded(db, due, act.now, act.actor);
  for (const { orderId } of due)
    await recordAudit(db, { now: act.now, scope, requestId: act.requestId }, 'order.reminded', ['order', orderId]);
  return { sent: due.length };
}

async function withdrawable(db: Db, scope: CompanyScope, orderIds: readonly string[], today: Day, links: Links) {
  const all = await chosenProposals(db, scope, orderIds, today);
  return outcomeOf(
    all,
    ({ waits }) => (waits ? null : 'NOT_WAITING'),
    (one) =>
      orderMail(
        'proposal-withdrawn',
        'employee',
        {
          orderNumber: one.orderNumber,
          product: one.productName,
          employeeName: one.employeeName,
          supplierName: one.supplierName,
          url: `${links.publicUrl}/employee/orders/${one.orderId}`,
        },
        one.locale,
      ),
  );
}

/** Whose proposals would be withdrawn, and the mail. */
export async function previewWithdrawals(
  db: Db,
  scope: CompanyScope,
  orderIds: readonly string[],
  today: Day,
  links: Links,
): Promise<MailPreview> {
  return (await withdrawable(db, scope, orderIds, today, links)).preview;
}

/** Withdraws those that were seen, which frees their subsidy; answers the job that writes the mails. */
export async function withdrawProposals(
  db: Db,
  scope: CompanyScope,
  { orderIds, seen }: { orderIds: readonly string[]; seen: Seen },
  act: Act,
  links: Links,
): Promise<{ sent: number; jobId: string | null }> {
  const { due, preview } = await withdrawable(db, scope, orderIds, act.today, links);
  assertSeen(seen, mailFacts(preview));
  const { actor, now, today, requestId } = act;
  for (const { orderId } of due)
    await deleteOrder(db, scope, { orderId, actor, at: now, creditDraws: false, today, requestId });
  const withdrawn = due.map(({ orderId }) => orderId);
  return {
    sent: due.length,
    jobId: await tellAboutOrders(db, scope, now, { kind: 'order-deleted', orderIds: withdrawn }),
  };
}
