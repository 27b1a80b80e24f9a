import { addendumVersion } from '@portal/contract/addendum';
import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import type { EmployeeOrderDetail } from '@portal/contract/employee-orders';
import type { Seen } from '@portal/contract/seen';
import { acceptanceFacts } from '@portal/contract/seen-orders';
import { sql } from 'kysely';
import type { EmployeeScope } from '../../access/scope.ts';
import type { JsonValue } from '../../db/schema.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { type Actor, recordOrderEvent } from '../order-events/index.ts';
import { changeOrderStatus, lacksVat } from '../orders/index.ts';
import { toEmployeeOrderDetail } from './employee-orders.mapping.ts';
import { drawsOf, eventsOf, findOwnOrder, linesOf, pausedMonthsOf, type OwnOrder } from './employee-orders.queries.ts';
import { isWindowActive } from './employee-orders.rules.ts';
import { tellDeclined } from './proposal-declined.mails.ts';
import { findRunningOrder } from './shop.queries.ts';
import { stands } from './standing-proposals.queries.ts';
import { taxChoiceOf } from './tax-choice.queries.ts';

type When = { now: Date; today: Day };

async function getOwnOrder(db: Db, scope: EmployeeScope, orderId: string): Promise<OwnOrder> {
  const order = await findOwnOrder(db, scope, orderId);
  if (!order) throw new DomainError('order-not-found');
  return order;
}

/** One own order with its history. 404 `order-not-found` for anybody else's. */
export async function ownOrderDetail(
  db: Db,
  scope: EmployeeScope,
  orderId: string,
  today: Day,
): Promise<EmployeeOrderDetail> {
  const order = await getOwnOrder(db, scope, orderId);
  const [lines, events, draws, pausedMonths, taxChoice] = await Promise.all([
    linesOf(db, scope, orderId),
    eventsOf(db, scope, orderId),
    drawsOf(db, scope, orderId),
    pausedMonthsOf(db, orderId),
    taxChoiceOf(db, scope),
  ]);
  return toEmployeeOrderDetail(order, { lines, events, draws, pausedMonths, taxChoice }, today);
}

/**
 * Takes back an own order (RULES 3.1). Once it is processed that is others' right: 403; when the window is over: 409
 * `subscription-is-not-open`. The subsidy is free again, because only orders that are not deleted use it. A proposal is
 * declined so, which the company is told.
 */
export async function deleteOwnOrder(
  db: Db,
  scope: EmployeeScope,
  orderId: string,
  actor: Actor,
  { now, today, publicUrl }: When & { publicUrl: string },
): Promise<{ id: string; status: 'DELETED' }> {
  const order = await getOwnOrder(db, scope, orderId);
  if (order.status === 'ORDERED' && !order.is_proposal && !isWindowActive(order, today))
    throw new DomainError('subscription-is-not-open');
  await changeOrderStatus(db, scope, { orderId, to: 'DELETED', actor, at: now });
  if (order.is_proposal) await tellDeclined(db, scope, order, now, publicUrl);
  return { id: orderId, status: 'DELETED' };
}

/** The goods have arrived: DISPATCHED to COMPLETED, otherwise 409 `invalid-data-provided` (RULES 3.1). */
export async function confirmReceipt(
  db: Db,
  scope: EmployeeScope,
  orderId: string,
  actor: Actor,
  { now }: When,
): Promise<{ id: string; status: 'COMPLETED' }> {
  await changeOrderStatus(db, scope, { orderId, to: 'COMPLETED', actor, at: now });
  return { id: orderId, status: 'COMPLETED' };
}

// Locked before it is looked at, so that its subscription is not changed in between; answers whether it still fits.
async function lockProposal(db: Db, scope: EmployeeScope, orderId: string, today: Day): Promise<boolean> {
  const own = db.selectFrom('orders as o').where('o.id', '=', orderId).where('o.employee_id', '=', scope.employeeId);
  await own.select('o.id').forUpdate().execute();
  const row = await own
    .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .select(stands(today).as('fits'))
    .executeTakeFirst();
  return row?.fits === true;
}

/** `language` of the page and so of the rules that were read; `seen`: what it showed. */
type Consent = { acceptedRules: boolean; language: Locale; seen: Seen; actor: Actor; ip: string };

/**
 * Turns a proposal into an order: the employee has accepted rules and addendum (DECISIONS 22). The price stays as
 * proposed; term and address must be what the page showed (DECISIONS 48), the subscription must still offer it, and the
 * rules are frozen in its language. One that was priced while its country's VAT was missing: 409 `vat-missing`. The
 * confirmation follows as after any order.
 */
export async function acceptProposal(
  db: Db,
  scope: EmployeeScope,
  orderId: string,
  consent: Consent,
  { now, today }: When,
): Promise<{ id: string; status: 'ORDERED' }> {
  await db.selectFrom('employees').where('id', '=', scope.employeeId).select('id').forUpdate().executeTakeFirst();
  const fits = await lockProposal(db, scope, orderId, today);
  const order = await getOwnOrder(db, scope, orderId);
  if (order.status !== 'ORDERED' || !order.is_proposal) throw illegalChange();
  if (!isWindowActive(order, today)) throw new DomainError('subscription-is-not-open');
  if (!fits) throw new DomainError('changed-by-someone-else');
  const shown = await ownOrderDetail(db, scope, orderId, today);
  assertSeen(consent.seen, acceptanceFacts(shown, consent.language));
  if (!consent.acceptedRules) throw invalidFields({ path: 'acceptedRules', key: 'required' });
  const { category_id, supplier_id, allow_multiple_products, isWithoutVat } = await db
    .selectFrom('orders as o')
    .innerJoin('categories as c', 'c.id', 'o.category_id')
    .where('o.id', '=', orderId)
    .where('o.employee_id', '=', scope.employeeId)
    .select(['o.category_id', 'o.supplier_id', 'c.allow_multiple_products', lacksVat.as('isWithoutVat')])
    .executeTakeFirstOrThrow();
  if (isWithoutVat) throw new DomainError('vat-missing');
  if (!allow_multiple_products && (await findRunningOrder(db, scope, category_id, order.effect_date, orderId)))
    throw new DomainError('one-product-per-category');
  const terms = {
    locale: consent.language,
    effectDate: shown.effectDate,
    firstPeriod: shown.firstPeriod,
    addendumVersion,
  };
  const pricing = sql<JsonValue>`case when pricing ? 'terms' then jsonb_set(pricing, '{terms}', ((pricing -> 'terms')
    - 'rules') || ${JSON.stringify(terms)}::jsonb) else pricing end`;
  await db
    .updateTable('orders')
    .set({
      pricing,
      rules_text: shown.rules.texts?.[consent.language] ?? shown.rules.text,
      is_proposal: false,
      accepted_at: now,
      accepted_ip: consent.ip,
      awaits_confirmation: true,
      version: sql`version + 1`,
    })
    .where('id', '=', orderId)
    .where('employee_id', '=', scope.employeeId)
    .execute();
  await recordOrderEvent(db, {
    orderId,
    companyId: scope.companyId,
    supplierId: supplier_id,
    employeeId: scope.employeeId,
    at: now,
    kind: 'STATUS',
    fromStatus: 'PROPOSED',
    toStatus: 'ORDERED',
    actor: consent.actor,
  });
  return { id: orderId, status: 'ORDERED' };
}
