import type { Seen } from '@portal/contract/seen';
import { seenBody } from '../binding-call.ts';
import { givenMarket, givenOrder, type Market } from '../given-orders.ts';
import type { TestApp } from '../test-app.ts';

/** A market on the day after its window, and orders in it that wait to be processed. */
export async function givenFaults(
  t: TestApp,
): Promise<{ market: Market; orders(count: number): Promise<string[]>; processed(ids: string[]): Promise<void> }> {
  const market = await givenMarket(t);
  t.clock.moveTo('2026-12-01T09:00:00Z');
  return {
    market,
    async orders(count) {
      const ids: string[] = [];
      for (let n = 0; n < count; n += 1)
        ids.push(
          await givenOrder(
            t,
            market,
            { for: n % 2 ? market.bo : market.anna, phoneOnly: n % 2 === 1 },
            { ordered_on: '2026-11-30' },
          ),
        );
      ids.sort();
      seen.set(
        ids.join(),
        (await seenBody(t, '/company/orders/process', market.company.token, { orderIds: ids })).seen,
      );
      return ids;
    },
    /** Each of them was processed exactly once: nothing is lost, nothing doubled. */
    async processed(ids) {
      const { rows } = await t.database.owner.query(
        `select status, (select count(*)::int from order_file_orders f where f.order_id = o.id) as files,
        (select count(*)::int from order_events e where e.order_id = o.id and e.to_status = 'PROCESSING') as events
        from orders o where id = any($1) order by id`,
        [ids],
      );
      expect(rows).toEqual(ids.map(() => ({ status: 'PROCESSING', files: 1, events: 1 })));
    },
  };
}

/** What the preview of some orders showed when they were given. */
const seen = new Map<string, Seen>();

/** The process action, repeatable under its key. */
export const process = (app: TestApp['app'], token: string, orderIds: string[], key: string) =>
  app.inject({
    method: 'POST',
    url: '/api/company/orders/process',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    payload: { orderIds, binding: true, seen: seen.get(orderIds.join()) ?? [] },
  });
