import { bind, seenBody } from '../../../test/binding-call.ts';
import { givenAccessory, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { asked, givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { givenEmployee, givenPerson } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import type { directQueue } from '../../jobs/direct-queue.ts';

const during = '2026-11-17T09:00:00Z';

describe('ordering from the shop (RULES 7, scenarios 9 and 16 to 20)', () => {
  const t = apiSuite({ now: during });
  let nordlys: GivenShop['nordlys'];
  let anna: GivenShop['anna'];
  let bo: GivenShop['bo'];
  let where: GivenShop['where'];
  let phone: GivenShop['phone'];
  let cover: GivenShop['cover'];
  let choice: GivenShop['choice'];

  beforeEach(async () => {
    t.clock.moveTo(during);
    ({ nordlys, anna, bo, where, phone, cover, choice } = await givenShop(t));
  });

  const quote = (changes: Record<string, unknown> = {}, token = anna.token) =>
    t.call('POST', '/employee/quote', { token, body: { ...choice, ...changes } });
  const order = (changes: Record<string, unknown> = {}, token = anna.token, headers: Record<string, string> = {}) =>
    bind(t, '/employee/orders', { token, body: { ...choice, acceptedRules: true, ...changes }, headers });

  test('16: refuses accessories above 30 % of the price', async () => {
    const dear = await givenAccessory(t, where, { price: 280_080 });
    for (const call of [quote, order]) {
      const answer = asked(await call({ accessoryIds: [cover, dear] }));
      expect([answer.message, answer.details]).toEqual([
        'accessories-too-expensive',
        [{ path: 'accessoryIds', key: 'accessories-too-expensive' }],
      ]);
    }
  });

  test('17: refuses an order without accepted rules, at its field', async () => {
    const answer = await order({ acceptedRules: false });
    expect([answer.status, asked(answer).message, asked(answer).details]).toEqual([
      400,
      'invalid-data-provided',
      [{ path: 'acceptedRules', key: 'required' }],
    ]);
  });

  test('9: termination insurance alone, too many, another period, a missing accessory are refused', async () => {
    expect(asked(await order({ allRisk: false })).message).toBe('termination-insurance-needs-all-risk');
    const more = [await givenAccessory(t, where, { price: 100 }), await givenAccessory(t, where, { price: 100 })];
    expect(asked(await order({ accessoryIds: [cover, ...more] })).message).toBe('too-many-accessories');
    expect(asked(await order({ months: 12 })).details).toEqual([{ path: 'months', key: 'invalid-number' }]);
    await givenAccessory(t, where, { mandatory: true });
    expect(asked(await order()).message).toBe('accessory-is-mandatory');
  });

  test('18 and 20: an order is frozen, confirmed by addendum, told to the admin; new prices do not count', async () => {
    const former = await givenPerson(t, { role: 'company', company_id: nordlys.id });
    await t.database.owner.query('update memberships set blocked_at = now() where id = $1', [former.membershipId]);
    const answer = await order();
    const { id, orderNumber } = dataOf<{ id: string; orderNumber: number }>(answer);
    expect([answer.status, answer.body.data]).toEqual([
      201,
      { id, orderNumber, status: 'ORDERED', monthlyPrice: { amount: 22_893, currency: 'DKK' } },
    ]);
    await t.work();
    const [confirmation] = await t.mails(anna.email);
    expect(confirmation).toMatchObject({
      kind: 'order-confirmation',
      attachments: [{ fileName: `addendum-${orderNumber}.pdf` }],
    });
    expect(confirmation?.text).toContain('DKK 228.93');
    const pdf = await t.services.files.read(confirmation?.attachments[0]?.path ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await t.mails(nordlys.email)).toMatchObject([{ kind: 'order-notice' }]);
    expect(await t.mails(former.email)).toEqual([]);
    await t.database.owner.query('update products set price = 699900 where id = $1', [phone]);
    const { data } = asked(await t.call('GET', `/employee/orders/${id}`, { token: anna.token }));
    expect(data).toMatchObject({
      status: 'ORDERED',
      monthlyPrice: { amount: 22_893 },
      quote: {
        total: { amount: 549_432 },
        estimate: { columns: [{ netCost: { amount: 13_266 } }, {}, { netCost: { amount: 10_107 } }, {}] },
      },
      rules: { text: 'You have use of the phone only.', version: 1 },
      delivery: { addressLine1: 'Havnegade 1', city: 'Aarhus' },
      mayDelete: true,
      hasAddendum: true,
      lines: [{ isAccessory: false, SKU: 'PX128' }, { isAccessory: true }],
      timeline: [{ toStatus: 'ORDERED', actorName: 'Anna' }, { kind: 'MAIL' }],
    });
    const download = await t.call('GET', `/employee/orders/${id}/addendum`, { token: anna.token });
    expect(download.raw.equals(pdf)).toBe(true);
    await t.runScheduledJobs();
    await t.runScheduledJobs();
    expect(await t.mails(anna.email)).toHaveLength(1);
  });

  test('an addendum that is asked for before the worker came is made then, once', async () => {
    const { id } = dataOf<{ id: string }>(await order());
    const download = await t.call('GET', `/employee/orders/${id}/addendum`, { token: anna.token });
    expect([download.status, download.headers['content-type'], download.raw.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    await t.work();
    expect(await t.mails(anna.email)).toHaveLength(1);
  });

  test('the scheduled jobs find what a lost notice left, and a company that wants no notices gets none', async () => {
    await t.database.owner.query('update company_settings set notice_mails = false');
    await order();
    (t.services.queue as ReturnType<typeof directQueue>).notices.length = 0;
    await t.runScheduledJobs();
    expect([await t.mails(anna.email), await t.mails(nordlys.email)]).toMatchObject([
      [{ kind: 'order-confirmation' }],
      [],
    ]);
  });

  test('19: one product a category, also for two orders at the same moment', async () => {
    const answers = await Promise.all([order(), order(), order()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map((answer) => asked(answer).message)).toEqual([
      'one-product-per-category',
      'one-product-per-category',
    ]);
    expect(asked(await t.call('GET', `/employee/products/${phone}`, { token: anna.token })).data).toMatchObject({
      refusal: 'one-product-per-category',
    });
    expect(asked(await t.call('GET', '/employee/products', { token: anna.token })).data).toMatchObject([
      { takenBy: { orderNumber: expect.any(Number), expireDate: null } },
    ]);
    expect(asked(await t.call('GET', '/employee/products?orderable=yes', { token: anna.token })).data).toEqual([]);
    expect((await order({ accessoryIds: [], employeeIns: false, allRisk: false }, bo.token)).status).toBe(201);
  });

  test('the same request twice under one key is one order and one answer, even after a new price', async () => {
    const key = { 'idempotency-key': 'one-key-for-anna' };
    const body = await seenBody(t, '/employee/orders', anna.token, { ...choice, acceptedRules: true });
    const again = () => t.call('POST', '/employee/orders', { token: anna.token, body, headers: key });
    const first = await again();
    await t.database.owner.query('update products set price = 899900 where id = $1', [phone]);
    const second = await again();
    expect(second.body).toEqual(first.body);
    const { rows } = await t.database.owner.query('select count(*)::int as orders from orders where employee_id = $1', [
      anna.id,
    ]);
    expect(rows).toEqual([{ orders: 1 }]);
  });

  test('E7: the subsidy of a month goes to the orders by their time, and a deleted one gives it back', async () => {
    const free = {
      ...where,
      categoryId: await givenCategory(t, {
        allow_multiple_products: true,
        require_multimedia_tax: false,
        taxable_mode: 'NONE',
      }),
    };
    const [small, large] = [
      await givenProduct(t, free, { price: 192_000 }),
      await givenProduct(t, free, { price: 360_000 }),
    ];
    const plain = { accessoryIds: [], allRisk: false, employeeIns: false };
    const first = dataOf<{ id: string; monthlyPrice: { amount: number } }>(await order({ ...plain, productId: small }));
    const second = dataOf<{ monthlyPrice: { amount: number } }>(await order({ ...plain, productId: large }));
    expect([first.monthlyPrice.amount, second.monthlyPrice.amount]).toEqual([0, 13_000]);
    await t.call('DELETE', `/employee/orders/${first.id}`, { token: anna.token });
    const third = dataOf<{ monthlyPrice: { amount: number } }>(await order({ ...plain, productId: large }));
    expect(third.monthlyPrice.amount).toBe(7_000);
  });

  test('a subscription takes orders from its first to its last day, and only from invited people', async () => {
    for (const [now, status] of [
      ['2026-11-15T22:59:00Z', 409],
      ['2026-11-30T22:59:00Z', 201],
      ['2026-12-01T00:00:00Z', 409],
    ] as const) {
      t.clock.moveTo(now);
      expect((await order()).status).toBe(status);
    }
    const cecilie = await givenEmployee(t, nordlys.id);
    t.clock.moveTo(during);
    expect(asked(await order({}, cecilie.token)).message).toBe('subscription-not-found');
    expect(asked(await t.call('GET', '/employee/catalogs', { token: cecilie.token })).data).toEqual([]);
    await t.database.owner.query("update subscriptions set status = 'CLOSED'");
    expect(asked(await order({}, bo.token)).message).toBe('subscription-is-not-open');
  });
});
