import type { Day } from '@portal/contract/days';
import type { EndOfTerm, EndOfTermForm } from '@portal/contract/end-of-term';
import { choicesOf, returnByOf, type EndOfTermState, type EndOfTermStep } from '@portal/contract/end-of-term-rules';
import { endOfTermFacts } from '@portal/contract/seen-acts';
import { sql } from 'kysely';
import { recordAudit } from '../../access/audit.ts';
import type { AdminScope, CompanyScope, EmployeeScope, SupplierScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import { recordOrderEvent, type Actor } from '../order-events/index.ts';
import { ownOrders } from '../orders/index.ts';
import { buyOutOf, closeBuyOut, openBuyOut } from '../pay-in-full/index.ts';
import { endOfTermOf, toEndOfTerm } from './end-of-term.mapping.ts';
import { lockTerm } from './end-of-term.queries.ts';

export type Acting = { actor: Actor; now: Date; today: Day; requestId: string };
type Choice = Pick<EndOfTermForm, 'seen' | 'choice' | 'paymentKind'>;

const steps = { BUY: 'BUY', RETURN: 'RETURN', END: 'ENDING' } as const;

/**
 * The employee's choice (DECISIONS 40), at the price and day that the page showed: BUY opens a request that is paid as
 * a pay-in-full is, RETURN closes it again, END lets a running service end with its last month. What may not be chosen
 * now: 409 `invalid-data-provided`; what was priced without the VAT of its country is not bought: 409 `vat-missing`.
 */
export async function chooseEndOfTerm(
  db: Db,
  scope: EmployeeScope,
  orderId: string,
  { seen, choice, paymentKind }: Choice,
  acting: Acting,
): Promise<EndOfTerm> {
  const term = await lockTerm(db, scope, orderId);
  if (!term) throw new DomainError('order-not-found');
  const buyOut = await buyOutOf(db, scope, orderId);
  if (choice === 'BUY' && !buyOut && !term.isSubscription) throw new DomainError('vat-missing');
  const shown = await toEndOfTerm(db, term, buyOut, acting.today);
  assertSeen(seen, endOfTermFacts(shown, choice));
  if (!choicesOf(term, acting.today).includes(choice)) throw illegalChange();
  if (choice === 'BUY') {
    if (!buyOut) throw illegalChange();
    // Without payment details the price may be accepted, and the company says how it is paid (DECISIONS 39).
    if (paymentKind && !shown.options.includes(paymentKind)) throw new DomainError('payment-details-missing');
    const paid = { buyOut, paymentKind: paymentKind ?? shown.options[0] ?? 'INVOICE' };
    await openBuyOut(db, scope, { id: orderId, lastDay: term.lastDay }, paid, acting);
  }
  if (choice === 'RETURN' && term.state === 'BUY') {
    await closeBuyOut(db, scope, orderId, acting);
    // Somebody may have noted the payment meanwhile: the item is bought.
    if ((await lockTerm(db, scope, orderId))?.request) throw illegalChange();
  }
  const values = { return_by: choice === 'RETURN' ? returnByOf(term.lastDay) : null };
  await moveTerm(db, scope, orderId, steps[choice], acting, values);
  return endOfTermOf(db, scope, orderId, acting.today);
}

/** The item has come back: the supplier's, the company's or back office's word. Not expected: 409. */
export async function receiveReturn(
  db: Db,
  scope: CompanyScope | SupplierScope | AdminScope,
  orderId: string,
  acting: Acting,
): Promise<void> {
  const order = await lockOrder(db, scope, orderId);
  if (order.state !== 'RETURN') throw illegalChange();
  await moveTerm(db, scope, orderId, 'RETURNED', acting, { returned_on: acting.today });
}

/** The company ends a running service with the month that is drawn last. Not running: 409. */
export async function endService(db: Db, scope: CompanyScope, orderId: string, acting: Acting): Promise<void> {
  const order = await lockOrder(db, scope, orderId);
  const isRunning = order.isSubscription && order.lastDay !== null && order.lastDay >= acting.today;
  if (!isRunning || (order.state !== null && order.state !== 'RUNS_ON')) throw illegalChange();
  await moveTerm(db, scope, orderId, 'ENDING', acting);
}

async function lockOrder(db: Db, scope: CompanyScope | SupplierScope | AdminScope, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(ownOrders(scope))
    .select(['end_of_term as state', 'is_subscription as isSubscription', 'expire_date as lastDay', 'status'])
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new DomainError('order-not-found');
  if (order.status !== 'DISPATCHED' && order.status !== 'COMPLETED') throw illegalChange();
  return order;
}

/** The order's new state, its line of history and of the audit log. */
async function moveTerm(
  db: Db,
  scope: EmployeeScope | CompanyScope | SupplierScope | AdminScope,
  orderId: string,
  to: EndOfTermState & EndOfTermStep,
  { actor, now, requestId }: Acting,
  values: { returned_on?: Day; return_by?: Day | null } = {},
): Promise<void> {
  const order = await db
    .updateTable('orders')
    .set({ ...values, end_of_term: to, version: sql`version + 1` })
    .where('id', '=', orderId)
    .returning(['company_id', 'supplier_id', 'employee_id'])
    .executeTakeFirstOrThrow();
  await recordOrderEvent(db, {
    orderId,
    companyId: order.company_id,
    supplierId: order.supplier_id,
    employeeId: order.employee_id,
    at: now,
    kind: 'NOTE',
    fromStatus: null,
    toStatus: null,
    actor,
    detail: { endOfTerm: to },
  });
  await recordAudit(
    db,
    { now, scope, requestId, companyId: order.company_id },
    'order.end-of-term',
    ['order', orderId],
    { to },
  );
}
