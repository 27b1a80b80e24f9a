import { bind } from './binding-call.ts';
import type { Market } from './given-orders.ts';
import type { TestApp } from './test-app.ts';

/** What tests of orders do over and over, with the portal and the market that stand when they do it. */
export function orderCalls(stage: () => { t: TestApp; market: Market }) {
  const one = async <T>(text: string, values: unknown[]) =>
    (await stage().t.database.owner.query(text, values)).rows as T[];
  return {
    one,
    process: (orderIds: string[], token = stage().market.company.token) =>
      bind(stage().t, '/company/orders/process', { token, body: { orderIds, binding: true } }),
    /** the minute in which processing can be undone has passed, and what waited for it is sent */
    async afterHold() {
      const { t } = stage();
      t.clock.moveTo(new Date(t.clock.now().getTime() + 61_000).toISOString());
      await t.runScheduledJobs();
    },
    ship: (orderId: string, body: object, token = stage().market.supplier.token) =>
      stage().t.call('POST', `/supplier/orders/${orderId}/dispatch`, { token, body }),
    statusOf: async (orderId: string) =>
      (await one<{ status: string }>('select status from orders where id = $1', [orderId]))[0]?.status,
  };
}
