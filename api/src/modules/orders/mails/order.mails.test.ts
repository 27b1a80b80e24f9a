import { givenMarket, givenOrder } from '../../../../test/given-orders.ts';
import { apiSuite } from '../../../../test/test-app.ts';
import { withSystem } from '../../../db/tenant.ts';
import { queueOrderMails } from './order.mails.ts';

const t = apiSuite();

test.each([
  ['on the last day, a minute before midnight in Copenhagen', '2026-11-24T22:59:00Z', 'work'],
  ['from midnight in Copenhagen on', '2026-11-24T23:01:00Z', 'private'],
])('%s an order is told to the address of that day', async (_name, instant, wanted) => {
  const market = await givenMarket(t);
  const orderId = await givenOrder(t, market);
  await t.database.owner.query(
    `update employees set exit_date = '2026-11-24', email_private = 'p' || email where id = $1`,
    [market.anna.id],
  );
  const about = { publicUrl: 'https://portal.example', toCompany: false, reason: '' } as const;
  await withSystem(t.services.pool, (db) =>
    queueOrderMails(db, { ...about, kind: 'order-shipped', orderIds: [orderId], now: new Date(instant) }),
  );
  const work = await t.mails(market.anna.email);
  const atHome = await t.mails(`p${market.anna.email}`);
  expect([work.length, atHome.length]).toEqual(wanted === 'work' ? [1, 0] : [0, 1]);
});
