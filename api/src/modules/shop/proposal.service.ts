import type { Day } from '@portal/contract/days';
import type { Choice } from '@portal/contract/offer';
import type { EmployeeOffer, Proposal, TakenCategory } from '@portal/contract/proposals';
import { quoteOf } from '@portal/contract/quote';
import type { Seen } from '@portal/contract/seen';
import { proposalFacts } from '@portal/contract/seen-orders';
import { recordAudit } from '../../access/audit.ts';
import { employeeScopeOf, type CompanyScope } from '../../access/scope.ts';
import type { Config } from '../../config.ts';
import { employeeLanguage } from '../../db/person-language.ts';
import { categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError } from '../../http/domain-error.ts';
import { queueMails } from '../../mail/outbox.ts';
import { type Actor, recordOrderEvent } from '../order-events/index.ts';
import { listDeliveries } from './delivery.queries.ts';
import { freezeOrder } from './freeze-order.service.ts';
import { listOrderingWindows } from './ordering-windows.queries.ts';
import { proposalMail } from './proposal.mails.ts';
import { lastsUntil, runningOrders } from './shop.queries.ts';
import { assertChoice, orderInTheWay, openOffer } from './shop.service.ts';

type Wanted = { employeeId: string; subscriptionId: string; productId: string };
type When = { now: Date; today: Day };

// Locked, so that of two orders for one person at once the second one sees the first.
async function ownEmployee(db: Db, scope: CompanyScope, employeeId: string, today: Day, lock = false) {
  const found = db
    .selectFrom('employees')
    .where('id', '=', employeeId)
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .select(['name', 'email', 'department', 'employ_no', 'exit_date', 'status']);
  const employee = await (lock ? found.forUpdate() : found).executeTakeFirst();
  if (!employee) throw new DomainError('employee_not_found');
  if (employee.status === 'BLOCKED' || (employee.exit_date !== null && employee.exit_date < today))
    throw new DomainError('you-do-not-have-permission-to-do-this-action');
  return employee;
}

/**
 * What one employee would pay for a product today. Errors: those of the shop, `employee_not_found`, 403 for somebody
 * who left or is blocked.
 */
export async function employeeOffer(db: Db, scope: CompanyScope, wanted: Wanted, today: Day): Promise<EmployeeOffer> {
  await ownEmployee(db, scope, wanted.employeeId, today);
  const forEmployee = employeeScopeOf(scope, wanted.employeeId);
  const open = await openOffer(db, forEmployee, today, wanted);
  const takenBy = await orderInTheWay(db, forEmployee, open);
  return {
    productId: wanted.productId,
    productName: open.product.product_name,
    offer: open.offer,
    refusal: open.product.price === 0 ? 'product-is-not-orderable' : takenBy ? 'one-product-per-category' : null,
  };
}

/** Categories in which the person has an order that still runs when this subscription's draws begin (RULES 2.1). */
export async function takenCategories(
  db: Db,
  scope: CompanyScope,
  { employeeId, subscriptionId }: Omit<Wanted, 'productId'>,
  today: Day,
): Promise<TakenCategory[]> {
  await ownEmployee(db, scope, employeeId, today);
  const forEmployee = employeeScopeOf(scope, employeeId);
  const [window] = await listOrderingWindows(db, forEmployee, today, { subscriptionId });
  if (!window) return [];
  const lasting = (await runningOrders(db, forEmployee)).filter((order) => lastsUntil(order, window.effectDate));
  const categories = await db
    .selectFrom('categories as k')
    .select(['k.id', categoryNameOf('k').as('name')])
    .where('k.allow_multiple_products', '=', false)
    .where('k.id', '=', ({ fn, val }) => fn.any(val(lasting.map(({ category_id: id }) => id))))
    .orderBy('name')
    .execute();
  return categories.flatMap(({ id, name }) => {
    const order = lasting.find(({ category_id: categoryId }) => categoryId === id);
    return order
      ? [{ categoryId: id, categoryName: name, orderNumber: order.order_number, until: order.expire_date }]
      : [];
  });
}

/**
 * Proposes an order (DECISIONS 22): prices, texts and delivery are frozen as in an order, but nothing is accepted, so
 * no supplier sees it. What the administrator was shown must still be true (DECISIONS 48). It uses the subsidy
 * meanwhile, as an order does. The employee is told by mail.
 */
export async function proposeOrder(
  db: Db,
  scope: CompanyScope,
  wanted: Wanted & Choice & { seen: Seen },
  actor: Actor,
  { now, today }: When,
  config: Config,
): Promise<Proposal> {
  const employee = await ownEmployee(db, scope, wanted.employeeId, today, true);
  const forEmployee = employeeScopeOf(scope, wanted.employeeId);
  const open = await openOffer(db, forEmployee, today, wanted);
  if (await orderInTheWay(db, forEmployee, open)) throw new DomainError('one-product-per-category');
  assertSeen(wanted.seen, proposalFacts(open.offer, wanted));
  assertChoice(open.offer, wanted);
  const made = quoteOf(open.offer, wanted);
  const { companyName, locale } = await db
    .selectFrom('employees as e')
    .innerJoin('companies as c', 'c.id', 'e.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['c.company_name as companyName', employeeLanguage().as('locale')])
    .where('e.company_id', '=', scope.companyId)
    .where('e.id', '=', wanted.employeeId)
    .executeTakeFirstOrThrow();
  const [delivery] = await listDeliveries(db, forEmployee, open.window);
  const { id, orderNumber } = await freezeOrder(db, forEmployee, {
    open,
    made,
    delivery,
    employee,
    locale,
    consent: null,
    now,
    today,
  });
  await recordOrderEvent(db, {
    orderId: id,
    companyId: scope.companyId,
    supplierId: open.window.supplierId,
    employeeId: wanted.employeeId,
    at: now,
    kind: 'STATUS',
    fromStatus: 'NEW',
    toStatus: 'PROPOSED',
    actor,
  });
  await recordAudit(db, { now, scope }, 'order.proposed', ['order', id]);
  const content = proposalMail(
    {
      orderId: id,
      employeeName: employee.name,
      companyName,
      productName: open.product.product_name,
      subscriptionName: open.window.subscriptionName,
      endDate: open.window.endDate,
      quote: made.quote,
    },
    locale,
    config,
  );
  await queueMails(db, now, [
    {
      kind: 'order-proposal',
      notice: 'proposal-received',
      to: employee.email,
      locale,
      companyId: scope.companyId,
      dedupeKey: `order-proposal:${id}`,
      content,
    },
  ]);
  return { id, orderNumber, monthlyPrice: made.quote.monthlyPrice };
}
