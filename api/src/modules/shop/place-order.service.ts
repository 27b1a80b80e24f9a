import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import type { DeliveryChoice } from '@portal/contract/delivery';
import type { Choice } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import type { Seen } from '@portal/contract/seen';
import { orderFacts } from '@portal/contract/seen-orders';
import type { EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError } from '../../http/domain-error.ts';
import { recordOrderEvent } from '../order-events/index.ts';
import { chosenPlace, keepAddress, listDeliveries } from './delivery.queries.ts';
import { freezeOrder } from './freeze-order.service.ts';
import { assertChoice, orderInTheWay, openOffer, shownTerms } from './shop.service.ts';

export type Wanted = Choice &
  DeliveryChoice & { subscriptionId: string; productId: string; acceptedRules: boolean; seen: Seen; language: Locale };
/** Who orders and from where; the address is kept with the consent (RULES 1.1). */
export type Orderer = { userId: string; name: string; ip: string };
export type Placed = {
  id: string;
  orderNumber: number;
  status: 'ORDERED';
  monthlyPrice: { amount: number; currency: string };
};

/**
 * Orders for the employee (RULES 3.1): checks everything, freezes prices, rates, texts, consent and delivery on the
 * order, and writes its first line of history. The employee's row is locked first, so of two orders at once the second
 * one sees the first: one product a category, and no subsidy spent twice. What was on the page must still be true
 * (DECISIONS 48); the rules are frozen in the page's language.
 */
export async function placeOrder(
  db: Db,
  scope: EmployeeScope,
  wanted: Wanted,
  orderer: Orderer,
  { now, today }: { now: Date; today: Day },
): Promise<Placed> {
  const employee = await db
    .selectFrom('employees')
    .where('id', '=', scope.employeeId)
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .select(['name', 'department', 'employ_no', 'exit_date'])
    .forUpdate()
    .executeTakeFirst();
  if (!employee) throw new DomainError('employee_not_found');
  if (employee.exit_date !== null && employee.exit_date < today)
    throw new DomainError('you-do-not-have-permission-to-do-this-action');
  const open = await openOffer(db, scope, today, wanted);
  const delivery = chosenPlace(await listDeliveries(db, scope, open.window), wanted);
  if (await orderInTheWay(db, scope, open)) throw new DomainError('one-product-per-category');
  assertSeen(wanted.seen, orderFacts(shownTerms(open, delivery), wanted, wanted.language));
  assertChoice(open.offer, wanted, wanted.acceptedRules ? [] : [{ path: 'acceptedRules', key: 'required' }]);
  const made = quoteOf(open.offer, wanted);
  const { id, orderNumber } = await freezeOrder(db, scope, {
    open,
    made,
    delivery,
    employee,
    locale: wanted.language,
    consent: orderer,
    now,
    today,
  });
  if (wanted.address && wanted.keepAddress) await keepAddress(db, scope, wanted.address, now);
  await recordOrderEvent(db, {
    orderId: id,
    companyId: scope.companyId,
    supplierId: open.window.supplierId,
    employeeId: scope.employeeId,
    at: now,
    kind: 'STATUS',
    fromStatus: 'NEW',
    toStatus: 'ORDERED',
    actor: { id: orderer.userId, name: orderer.name, role: 'employee' },
  });
  return { id, orderNumber, status: 'ORDERED', monthlyPrice: made.quote.monthlyPrice };
}
