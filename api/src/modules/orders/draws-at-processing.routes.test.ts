import { givenSalarySystem } from '../../../test/given-draws.ts';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { brokenInvariants } from '../../invariants/broken-invariants.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' }, { perTest: true });
let admin: Person;
let market: Market;
let orderId: string;

beforeEach(async () => {
  admin = await givenAdmin(t);
  market = await givenMarket(t);
  const system = await givenSalarySystem(t);
  await t.database.owner.query(
    `with s as (update company_settings set draw_start_mode = 'ON_EFFECT_DATE' where company_id = $1)
     update companies set salary_system_id = $2, wage_code_gross = '45' where id = $1`,
    [market.company.id, system],
  );
  await t.database.owner.query(`update employees set employ_no = '1042' where id = $1`, [market.anna.id]);
  orderId = await givenOrder(t, market);
});

const { one, process, ship } = orderCalls(() => ({ t, market }));
type Draw = { period: string; kind: string; status: string; amount: string; credit_from: string | null };
const draws = () =>
  one<Draw>('select period, kind, status, amount, credit_from from salary_draws where order_id = $1 order by id', [
    orderId,
  ]);
const move = (to: string) =>
  t.call('POST', '/admin/orders/status', { token: admin.token, body: { orderIds: [orderId], to } });

describe('draws that start on the effect date (DECISIONS 33)', () => {
  test('are planned when the order is processed and drawn before it is shipped; shipping plans no more', async () => {
    await process([orderId]);
    const planned = await draws();
    expect([planned.length, planned[0]?.period, planned.at(-1)?.period]).toEqual([24, '2027-01', '2028-12']);
    expect(await one('select expire_date::text as day from orders where id = $1', [orderId])).toEqual([
      { day: '2028-12-31' },
    ]);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    expect((await draws())[0]).toMatchObject({ status: 'SENT' });
    t.clock.moveTo('2027-02-21T09:00:00Z');
    const shipped = await ship(orderId, { serialNumber: imei(1), tracking: '', dispatchDate: '2027-02-21' });
    expect(shipped.status).toBe(200);
    expect((await draws()).map(({ period }) => period)).toEqual(planned.map(({ period }) => period));
    expect(await brokenInvariants(t.database.owner, t.clock.now())).toEqual([]);
  });

  test('undone processing takes them away, and an order of a company that waits for dispatch has none', async () => {
    await process([orderId]);
    const undone = await move('ORDERED');
    expect([undone.status, await draws()]).toEqual([200, []]);
    await t.database.owner.query(
      `update company_settings set draw_start_mode = 'AFTER_DISPATCH' where company_id = $1`,
      [market.company.id],
    );
    await process([orderId]);
    expect(await draws()).toEqual([]);
  });

  test('deleted before dispatch, by the supplier too, what was drawn is credited in the next file', async () => {
    await process([orderId]);
    t.clock.moveTo('2027-01-20T05:00:00Z');
    await t.runScheduledJobs();
    const deleted = await t.call('POST', '/supplier/orders/status', {
      token: market.supplier.token,
      body: { orderIds: [orderId], to: 'DELETED', reason: 'Out of stock' },
    });
    expect(deleted.status).toBe(200);
    const all = await draws();
    expect(all[0]).toMatchObject({ period: '2027-01', status: 'SENT', amount: 22_893 });
    expect(all.slice(1, 24).every(({ status }) => status === 'CANCELLED')).toBe(true);
    expect(all[24]).toMatchObject({
      kind: 'correction',
      period: '2027-02',
      status: 'PLANNED',
      amount: -22_893,
      credit_from: '2027-01',
    });
    t.clock.moveTo('2027-02-20T05:00:00Z');
    await t.runScheduledJobs();
    expect((await draws())[24]).toMatchObject({ status: 'SENT' });
    expect(await brokenInvariants(t.database.owner, t.clock.now())).toEqual([]);
  });
});
