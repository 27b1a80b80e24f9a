import type { ProcessPreview } from '@portal/contract/order-processing';
import type { AdminScope, CompanyScope } from '../../../access/scope.ts';
import type { Db } from '../../../db/tenant.ts';
import { assertOwnOrders } from '../own-orders.queries.ts';
import { readCandidates, toOutcome, type Candidate } from './process.queries.ts';

/** What processing these orders would send to whom, and which of them cannot go and why (UX 1.1). Changes nothing. */
export async function previewProcessing(
  db: Db,
  scope: CompanyScope | AdminScope,
  orderIds: readonly string[],
  holdSeconds: number,
): Promise<ProcessPreview> {
  await assertOwnOrders(db, scope, orderIds);
  const candidates = await readCandidates(db, scope, orderIds);
  return { ...goingOf(candidates), refused: candidates.filter(({ key }) => key !== null).map(toOutcome), holdSeconds };
}

/** The orders that go, and what goes to whom; processing compares it with what was seen (DECISIONS 48). */
export function goingOf(candidates: readonly Candidate[]): Pick<ProcessPreview, 'groups' | 'orders'> {
  const going = candidates.filter(({ key }) => key === null);
  const groups = Map.groupBy(going, (order) => `${order.companyId} ${order.supplierId} ${order.currency}`);
  return {
    groups: [...groups.values()]
      .map(toGroup)
      .sort((left, right) => left.supplierName.localeCompare(right.supplierName)),
    orders: going
      .map(({ id, orderNumber, priceExVat, monthlyPrice, currency }) => ({
        orderId: id,
        orderNumber,
        priceWithoutVat: { amount: priceExVat, currency },
        monthly: { amount: monthlyPrice, currency },
      }))
      .sort((left, right) => left.orderNumber - right.orderNumber),
  };
}

function toGroup(orders: Candidate[]): ProcessPreview['groups'][number] {
  const [{ companyId, companyName, supplierId, supplierName, currency }] = orders as [Candidate];
  const total = (pick: (order: Candidate) => number) => ({
    amount: orders.reduce((left, order) => left + pick(order), 0),
    currency,
  });
  const addresses = Map.groupBy(orders, ({ address }) => address);
  return {
    companyId,
    companyName,
    supplierId,
    supplierName,
    currency,
    count: orders.length,
    priceWithoutVat: total((order) => order.priceExVat),
    monthly: total((order) => order.monthlyPrice),
    addresses: [...addresses]
      .map(([text, { length: count }]) => ({ text, count }))
      .sort((left, right) => right.count - left.count),
  };
}
