import { bind } from './binding-call.ts';
import { givenMarket, imei, type Market } from './given-orders.ts';
import type { GivenEmployee } from './given.ts';
import { dataOf, type TestApp } from './test-app.ts';

export type Shipped = Market & { orders: { anna: string; bo: string } };

/**
 * The market of RULES 7 with both orders on their way: Anna has phone and cover with both insurances, Bo the phone
 * only; ordered on the clock's day, shipped on 10 Dec 2026, first draw in January 2027. The clock stands on 10 Dec
 * afterwards.
 */
export async function givenShipped(t: TestApp): Promise<Shipped> {
  const market = await givenMarket(t);
  const { anna, bo, company, supplier, subscriptionId, productId, coverId } = market;
  const order = async (who: GivenEmployee, accessoryIds: string[], insured: boolean) => {
    const body = {
      subscriptionId,
      productId,
      accessoryIds,
      months: 24,
      allRisk: insured,
      employeeIns: insured,
      acceptedRules: true,
    };
    return dataOf<{ id: string }>(await bind(t, '/employee/orders', { token: who.token, body })).id;
  };
  const orders = { anna: await order(anna, [coverId], true), bo: await order(bo, [], false) };
  await bind(t, '/company/orders/process', {
    token: company.token,
    body: { orderIds: Object.values(orders), binding: true },
  });
  t.clock.moveTo('2026-12-10T09:00:00Z');
  for (const [position, id] of Object.values(orders).entries())
    await t.call('POST', `/supplier/orders/${id}/dispatch`, {
      token: supplier.token,
      body: { serialNumber: imei(position + 1) },
    });
  return { ...market, orders };
}
