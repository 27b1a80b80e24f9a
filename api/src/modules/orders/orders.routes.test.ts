import type { ErrorBody } from '@portal/contract/errors';
import type { OrderOutcome } from '@portal/contract/order-outcomes';
import type { ProcessResult } from '@portal/contract/order-processing';
import { seenBody } from '../../../test/binding-call.ts';
import { givenMarket, givenOrder, imei, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { orderCalls } from '../../../test/order-calls.ts';
import { apiSuite, bodyOf, dataOf } from '../../../test/test-app.ts';

const missing = '01900000-0000-7000-8000-000000000000';

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

describe('processing', () => {
  test('names what cannot go and why, before and after, and files one batch for each supplier', async () => {
    const { company } = market;
    const other = await givenMarket(t);
    const good = await givenOrder(t, market);
    const homeless = await givenOrder(t, market, {}, { delivery_address1: '' });
    const proposal = await givenOrder(t, market, {}, { is_proposal: true });
    const blocked = await givenOrder(t, market, { for: market.bo });
    await t.database.owner.query("update employees set status = 'BLOCKED' where id = $1", [market.bo.id]);
    const deleted = await givenOrder(t, market, {}, { status: 'DELETED' });
    const second = await givenOrder(t, { ...market, supplier: other.supplier });
    const ids = [good, homeless, proposal, blocked, deleted, second];
    const preview = dataOf<{ groups: object[]; refused: OrderOutcome[] }>(
      await t.call('POST', '/company/orders/process/preview', { token: company.token, body: { orderIds: ids } }),
    );
    const keys = ['needs-a-selected-address', 'rules-not-accepted', 'employee-is-blocked', 'invalid-data-provided'];
    expect(preview.refused.map(({ key }) => key)).toEqual(keys);
    expect(preview.groups).toHaveLength(2);
    expect(preview.groups[0]).toMatchObject({
      count: 1,
      monthly: { amount: 22_893 },
      priceWithoutVat: { amount: 659_840 },
      addresses: [{ text: 'Havnegade 1, 8000 Aarhus', count: 1 }],
    });
    const result = dataOf<ProcessResult>(await process(ids));
    expect(result.results.map(({ done, key }) => [done, key])).toEqual([
      [true, null],
      ...keys.map((key) => [false, key]),
      [true, null],
    ]);
    expect(result.files.map(({ batch, orderCount }) => [batch, orderCount])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(dataOf<ProcessResult>(await process([good])).results[0]).toMatchObject({
      done: false,
      key: 'order-already-processed',
    });
  });

  test('two admins press at once: each order goes once, and each is told the truth', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => givenOrder(t, market)));
    const body = await seenBody(t, '/company/orders/process', market.company.token, {
      orderIds: orders,
      binding: true,
    });
    const press = (orderIds: string[]) =>
      t.call('POST', '/company/orders/process', { token: market.company.token, body: { ...body, orderIds } });
    const answers = await Promise.all([press(orders), press([...orders].reverse()), press(orders)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { results, files } = dataOf<ProcessResult>(answers.find(({ status }) => status === 200)!);
    expect([results.filter(({ done }) => done).length, files.length]).toEqual([60, 1]);
    for (const refused of answers.filter(({ status }) => status === 409)) {
      const { message, details } = bodyOf<ErrorBody>(refused);
      expect(message).toBe('changed-by-someone-else');
      expect(details?.filter(({ path }) => path === 'order')).toHaveLength(60);
      expect(details).toContainEqual({
        path: 'orderCount',
        key: 'changed-by-someone-else',
        of: expect.stringContaining('→'),
        seen: 60,
        current: null,
      });
    }
    expect(
      await one(
        'select count(*)::int as n, count(distinct order_id)::int as d from order_file_orders where company_id = $1',
        [market.company.id],
      ),
    ).toEqual([{ n: 60, d: 60 }]);
    await afterHold();
    await Promise.all([t.runScheduledJobs(), t.runScheduledJobs()]);
    expect(
      await one("select count(*)::int as n from outbox where kind = 'order-file' and company_id = $1", [
        market.company.id,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  test('a repeated request gets the first answer and makes no second file', async () => {
    const orders = [await givenOrder(t, market)];
    const body = await seenBody(t, '/company/orders/process', market.company.token, {
      orderIds: orders,
      binding: true,
    });
    const request = () =>
      t.call('POST', '/company/orders/process', {
        token: market.company.token,
        body,
        headers: { 'idempotency-key': 'press-once-1' },
      });
    const [first, again] = [await request(), await request()];
    expect(again.body).toEqual(first.body);
    expect(await one('select count(*)::int as n from order_files where company_id = $1', [market.company.id])).toEqual([
      { n: 1 },
    ]);
  });

  test('the back office undoes during the hold, not after; an order taken out does not travel', async () => {
    const [kept, undone] = [await givenOrder(t, market), await givenOrder(t, market)];
    await process([kept, undone]);
    expect(
      (
        await t.call('POST', `/company/orders/${undone}/status`, {
          token: market.company.token,
          body: { to: 'ORDERED' },
        })
      ).status,
    ).toBe(403);
    expect(
      (await t.call('POST', `/admin/orders/${undone}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status,
    ).toBe(200);
    await afterHold();
    expect(
      await one('select order_count, is_sent from order_files where company_id = $1', [market.company.id]),
    ).toEqual([{ order_count: 1, is_sent: true }]);
    expect(
      (await t.call('POST', `/admin/orders/${kept}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status,
    ).toBe(409);
    expect(dataOf<ProcessResult>(await process([undone])).results[0]?.done).toBe(true);
    expect(
      (await t.call('POST', `/admin/orders/${undone}/status`, { token: admin.token, body: { to: 'ORDERED' } })).status,
    ).toBe(200);
    await afterHold();
    expect(
      await one('select undone_at is not null as undone, path from order_files where company_id = $1 and batch = 2', [
        market.company.id,
      ]),
    ).toEqual([{ undone: true, path: null }]);
  });
});

describe('walls', () => {
  test('what belongs to others and what never was are answered alike, in path, query and body', async () => {
    const foreign = await givenMarket(t);
    const stranger = await givenCompany(t);
    const theirs = await givenOrder(t, foreign);
    const asks: [string, string, string, (id: string) => object | undefined, string, string][] = [
      ['GET', '/company/orders/:id', theirs, () => undefined, market.company.token, 'order-not-found'],
      ['GET', '/supplier/orders/:id', theirs, () => undefined, market.supplier.token, 'order-not-found'],
      [
        'GET',
        '/company/orders?employeeId=:id',
        foreign.anna.id,
        () => undefined,
        market.company.token,
        'employee_not_found',
      ],
      [
        'GET',
        '/company/orders?subscriptionId=:id',
        foreign.subscriptionId,
        () => undefined,
        market.company.token,
        'subscription-not-found',
      ],
      [
        'GET',
        '/company/orders/counts?supplierId=:id',
        foreign.supplier.id,
        () => undefined,
        market.company.token,
        'supplier-not-found',
      ],
      [
        'GET',
        '/supplier/orders?companyId=:id',
        stranger.id,
        () => undefined,
        market.supplier.token,
        'company-not-found',
      ],
      [
        'POST',
        '/company/orders/process',
        theirs,
        (id) => ({ orderIds: [id], binding: true, seen: [] }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/company/orders/process/preview',
        theirs,
        (id) => ({ orderIds: [id] }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/company/orders/:id/status',
        theirs,
        () => ({ to: 'DELETED' }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/company/orders/status',
        theirs,
        (id) => ({ orderIds: [id], to: 'DELETED' }),
        market.company.token,
        'order-not-found',
      ],
      [
        'POST',
        '/supplier/orders/:id/dispatch',
        theirs,
        () => ({ serialNumber: imei(71) }),
        market.supplier.token,
        'order-not-found',
      ],
      [
        'POST',
        '/supplier/orders/dispatch',
        theirs,
        (id) => ({ items: [{ orderId: id }] }),
        market.supplier.token,
        'order-not-found',
      ],
      [
        'PATCH',
        '/supplier/orders/:id',
        theirs,
        () => ({ tracking: 'x', version: 1 }),
        market.supplier.token,
        'order-not-found',
      ],
    ];
    for (const [method, path, id, body, token, key] of asks) {
      const [ours, never] = await Promise.all(
        [id, missing].map((asked) => t.call(method as 'GET', path.replace(':id', asked), { token, body: body(asked) })),
      );
      expect([path, ours!.status, ours!.body.message]).toEqual([path, 404, key]);
      expect([never!.status, never!.body.message]).toEqual([404, key]);
    }
    expect(await statusOf(theirs)).toBe('ORDERED');
  });

  test("no role calls another role's routes", async () => {
    for (const [path, token] of [
      ['/admin/orders', market.company.token],
      ['/company/orders', market.supplier.token],
      ['/supplier/orders', market.anna.token],
      ['/company/orderfiles', market.anna.token],
    ] as const) {
      expect((await t.call('GET', path, { token })).status).toBe(403);
    }
  });
});
