import type { Operations } from '@portal/contract/operations';
import type { HeldOrderFile, OrderFile } from '@portal/contract/order-files';
import type { ProcessResult } from '@portal/contract/order-processing';
import { givenMarket, givenOrder, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenPerson, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let admin: Person;
let market: Market;
beforeAll(async () => {
  admin = await givenAdmin(t);
});
beforeEach(async () => {
  t.clock.moveTo('2026-11-20T09:00:00Z');
  market = await givenMarket(t);
});

const { one, process, afterHold, statusOf } = orderCalls(() => ({ t, market }));
const cancel = (portal: 'company' | 'admin', orderFileId: string, token: string) =>
  t.call('POST', `/${portal}/orderfiles/${orderFileId}/cancel`, { token });
const files = async (token = market.company.token) =>
  dataOf<OrderFile[]>(await t.call('GET', '/company/orderfiles', { token }));
const operations = async () =>
  dataOf<Operations>(await t.call('GET', '/admin/operations', { token: admin.token })).files;
const unsent = async () => (await operations()).orderFilesUnsent;

const held = async (portal: 'company' | 'admin', token: string) =>
  dataOf<HeldOrderFile[]>(await t.call('GET', `/${portal}/orderfiles/held`, { token }));

describe('files that have not left yet', () => {
  test('who made them sees each with its orders until it leaves or is cancelled; nobody else does', async () => {
    const orders = [await givenOrder(t, market), await givenOrder(t, market)];
    const first = dataOf<ProcessResult>(await process([orders[0]!])).files[0]!;
    t.clock.moveTo('2026-11-20T09:00:20Z');
    const second = dataOf<ProcessResult>(await process([orders[1]!])).files[0]!;
    const colleague = await givenPerson(t, { role: 'company', company_id: market.company.id });
    const listed = async () => (await held('company', market.company.token)).map((file) => file.orderFileId);
    expect(await held('company', market.company.token)).toMatchObject([
      { orderFileId: first.orderFileId, orderCount: 1, secondsLeft: 40, orders: [{ orderId: orders[0] }] },
      { orderFileId: second.orderFileId, orderCount: 1, secondsLeft: 60, orders: [{ orderId: orders[1] }] },
    ]);
    expect(await held('company', colleague.token)).toEqual([]);
    expect(await held('admin', admin.token)).toEqual([]);
    await cancel('company', second.orderFileId, market.company.token);
    expect(await listed()).toEqual([first.orderFileId]);
    t.clock.moveTo('2026-11-20T09:01:00Z');
    expect(await listed()).toEqual([]);
  });
});

describe('cancelling an order file within its hold', () => {
  test('who processed takes every order back; nothing is sent, and nothing stays unsent', async () => {
    const before = await unsent();
    const orders = [await givenOrder(t, market), await givenOrder(t, market)];
    const { files: made } = dataOf<ProcessResult>(await process(orders));
    expect(made[0]).toMatchObject({ orderCount: 2, secondsLeft: 60 });
    const listed = async () => (await operations()).orders.find(({ id }) => id === made[0]!.orderFileId);
    expect(await listed()).toMatchObject({ company: { id: market.company.id }, orderCount: 2, sendFailedAt: null });
    t.clock.moveTo('2026-11-20T09:00:13Z');
    expect(await files()).toMatchObject([{ secondsLeft: 47, mayCancel: true }]);
    expect((await cancel('company', made[0]!.orderFileId, market.company.token)).body).toMatchObject({
      data: { orderCount: 2 },
    });
    expect(await Promise.all(orders.map(statusOf))).toEqual(['ORDERED', 'ORDERED']);
    expect(await files()).toMatchObject([{ isUndone: true, mayCancel: false, orderCount: 0 }]);
    expect([await unsent(), await listed()]).toEqual([before, undefined]);
    await afterHold();
    expect(
      await one("select count(*)::int as n from outbox where kind = 'order-file' and company_id = $1", [
        market.company.id,
      ]),
    ).toEqual([{ n: 0 }]);
    const again = await cancel('company', made[0]!.orderFileId, market.company.token);
    expect([again.status, again.body.message]).toEqual([409, 'order-file-cannot-be-cancelled']);
    expect(dataOf<ProcessResult>(await process(orders)).results.every(({ done }) => done)).toBe(true);
  });

  test('an order that was deleted within the hold does not keep the file from going with the others', async () => {
    const orders = [await givenOrder(t, market), await givenOrder(t, market)];
    const [file] = dataOf<ProcessResult>(await process(orders)).files;
    const deleted = await t.call('POST', `/supplier/orders/${orders[0]}/status`, {
      token: market.supplier.token,
      body: { to: 'DELETED', reason: 'Out of stock' },
    });
    expect(deleted.status).toBe(200);
    expect((await cancel('company', file!.orderFileId, market.company.token)).body).toMatchObject({
      data: { orderCount: 1 },
    });
    expect(await files()).toMatchObject([{ isUndone: true, mayCancel: false, orderCount: 0 }]);
    expect(await Promise.all(orders.map(statusOf))).toEqual(['DELETED', 'ORDERED']);
  });

  test('another administrator, and the same one after the hold, are refused; back office is not', async () => {
    const order = await givenOrder(t, market);
    const [file] = dataOf<ProcessResult>(await process([order])).files;
    const second = await givenPerson(t, { role: 'company', company_id: market.company.id });
    expect((await files(second.token))[0]).toMatchObject({ mayCancel: false });
    expect((await cancel('company', file!.orderFileId, second.token)).body.message).toBe(
      'order-file-cannot-be-cancelled',
    );
    t.clock.moveTo('2026-11-20T09:01:00Z');
    expect((await cancel('company', file!.orderFileId, market.company.token)).body.message).toBe(
      'order-file-cannot-be-cancelled',
    );
    expect(await statusOf(order)).toBe('PROCESSING');
    expect((await cancel('admin', file!.orderFileId, admin.token)).status).toBe(200);
    expect(await statusOf(order)).toBe('ORDERED');
  });

  test('a file that has left cannot be cancelled, by anybody', async () => {
    const order = await givenOrder(t, market);
    const [file] = dataOf<ProcessResult>(await process([order])).files;
    await afterHold();
    expect((await cancel('admin', file!.orderFileId, admin.token)).body.message).toBe('order-file-cannot-be-cancelled');
    expect(await statusOf(order)).toBe('PROCESSING');
  });

  test('the draws that processing planned are gone with it', async () => {
    await t.database.owner.query(
      "update company_settings set draw_start_mode = 'ON_EFFECT_DATE' where company_id = $1",
      [market.company.id],
    );
    const order = await givenOrder(t, market);
    const [file] = dataOf<ProcessResult>(await process([order])).files;
    const draws = () => one('select count(*)::int as n from salary_draws where order_id = $1', [order]);
    expect(await draws()).not.toEqual([{ n: 0 }]);
    expect((await cancel('company', file!.orderFileId, market.company.token)).status).toBe(200);
    expect(await draws()).toEqual([{ n: 0 }]);
  });
});
