import { givenAccessory, givenCatalog, givenCategory, givenCompany, givenEmployee, givenPerson, givenProduct, givenSubscription, givenSupplier, type GivenCompany, type GivenEmployee, type GivenSupplier } from '../../../test/given.ts';
import { testApp, type Answer, type TestApp } from '../../../test/test-app.ts';

const during = '2026-11-17T09:00:00Z';
const asked = (answer: Answer) => answer.body as unknown as { data: Record<string, never>; message: string; details: { path: string; key: string }[]; meta: { total: number } };

describe('the shop of an invited employee (RULES 7, scenarios 12 to 20)', () => {
  let t: TestApp;
  let telegros: GivenSupplier;
  let nordlys: GivenCompany;
  let anna: GivenEmployee;
  let bo: GivenEmployee;
  let where: { supplierId: string; catalogId: string; categoryId: string };
  let phone: string;
  let cover: string;
  let subscription: string;
  let body: Record<string, unknown>;

  beforeAll(async () => {
    t = await testApp({ now: during });
  });
  afterAll(() => t.close());

  beforeEach(async () => {
    t.clock.moveTo(during);
    telegros = await givenSupplier(t, { isReseller: true });
    nordlys = await givenCompany(t, { supplierId: telegros.id });
    anna = await givenEmployee(t, nordlys.id, { name: 'Anna', employNo: '1042' });
    bo = await givenEmployee(t, nordlys.id, { name: 'Bo', employNo: '1043' });
    const catalogId = await givenCatalog(t, telegros.id, [nordlys.id]);
    where = { supplierId: telegros.id, catalogId, categoryId: await givenCategory(t) };
    phone = await givenProduct(t, where, { sku: 'PX128' });
    cover = await givenAccessory(t, { ...where, productIds: [phone] });
    subscription = await givenSubscription(t, { companyId: nordlys.id, catalogId, employeeIds: [anna.id, bo.id] });
    body = { subscriptionId: subscription, productId: phone, accessoryIds: [cover], months: 24, allRisk: true, employeeIns: true };
  });

  const quote = (changes: Record<string, unknown> = {}, token = anna.token) => t.call('POST', '/employee/quote', { token, body: { ...body, ...changes } });
  const order = (changes: Record<string, unknown> = {}, token = anna.token, headers: Record<string, string> = {}) =>
    t.call('POST', '/employee/orders', { token, body: { ...body, acceptedRules: true, ...changes }, headers });

  test('12 to 15: quotes Phone X with cover and both insurances to the øre', async () => {
    const { status, body: answer } = await quote();
    const data = answer.data as unknown as { monthlyBeforeSubsidy: object; monthlyPrice: object; estimate: { columns: Record<string, { amount: number } & { netPerMonth: { amount: number }; saving: { amount: number } }>[] } };
    expect(status).toBe(200);
    expect(data.monthlyBeforeSubsidy).toEqual({ amount: 32_893, currency: 'DKK' });
    expect(data.monthlyPrice).toEqual({ amount: 22_893, currency: 'DKK' });
    const [tax, topTax] = data.estimate.columns;
    expect([tax?.netCost?.amount, topTax?.netCost?.amount]).toEqual([13_266, 10_107]);
    expect(tax?.notAlreadyTaxed?.netPerMonth.amount).toBe(25_531);
    expect([tax?.alreadyTaxed?.saving.amount, tax?.notAlreadyTaxed?.saving.amount]).toEqual([540_272, 245_912]);
    const told = asked(await quote({ alreadyTaxed: true })).data as unknown as typeof data;
    expect(told.estimate.columns[0]?.chosen?.netPerMonth.amount).toBe(13_266);
  });

  test('the yearly phone amount is one of the country\'s own currency: goods in another one are priced, and not estimated', async () => {
    await t.database.owner.query("update catalogs set currency = 'EUR' where id = $1", [where.catalogId]);
    const data = asked(await quote()).data as unknown as { monthlyPrice: object; estimate: unknown };
    expect(data).toMatchObject({ monthlyPrice: { amount: 22_893, currency: 'EUR' }, estimate: null });
    // Sweden has no such amount, so nothing is missing there.
    await t.database.owner.query("update companies set country = 'SE' where id = $1", [nordlys.id]);
    expect((asked(await quote()).data as unknown as typeof data).estimate).toMatchObject({ columns: [{ notAlreadyTaxed: { taxableCost: { amount: 0, currency: 'EUR' } } }, {}] });
  });

  test('shows running subscriptions, catalogs and cards, and marks them as seen once', async () => {
    const subscriptions = asked(await t.call('GET', '/employee/subscriptions', { token: anna.token })).data as unknown as object[];
    expect(subscriptions).toMatchObject([{ id: subscription, state: 'active', periods: [24], firstPeriod: '2027-01' }]);
    expect(asked(await t.call('POST', '/employee/subscriptions/opened', { token: anna.token })).data).toEqual({ opened: 1 });
    expect(asked(await t.call('POST', '/employee/subscriptions/opened', { token: anna.token })).data).toEqual({ opened: 0 });
    const catalogs = asked(await t.call('GET', '/employee/catalogs', { token: anna.token })).data as unknown as object[];
    expect(catalogs).toMatchObject([{ id: where.catalogId, subscriptionId: subscription, subsidy: { left: { amount: 10_000 } }, categories: [{ id: where.categoryId, products: 1 }] }]);
    await givenProduct(t, where, { product_name: 'A featured one', featured: true });
    await givenProduct(t, where, { product_name: 'The employer chose it', mandatory: true });
    await givenProduct(t, where, { product_name: 'Hidden', hidden: true });
    await givenProduct(t, where, { product_name: 'No price yet', price: 0 });
    const list = await t.call('GET', `/employee/catalogs/${where.catalogId}/products?subscriptionId=${subscription}`, { token: anna.token });
    const cards = asked(list).data as unknown as { productName: string; orderable: boolean; monthlyPrice: { amount: number }; net: { netPerMonth: { amount: number } } }[];
    expect(cards.map(({ productName }) => productName)).toEqual(['The employer chose it', 'A featured one', 'No price yet', 'Phone X']);
    expect(cards.map(({ orderable }) => orderable)).toEqual([true, true, false, true]);
    expect(cards[3]).toMatchObject({ monthlyPrice: { amount: 16_663 }, monthlyBeforeSubsidy: { amount: 26_663 }, net: { netPerMonth: { amount: 21_921 }, taxableCost: { amount: 12_265 }, alreadyTaxedNetPerMonth: { amount: 9_656 } } });
    const found = asked(await t.call('GET', `/employee/catalogs/${where.catalogId}/products?q=phone`, { token: anna.token }));
    expect(found.meta.total).toBe(1);
  });

  test('shows one product with its own and the catalog\'s accessories, limits, rules in both languages and rates', async () => {
    await givenAccessory(t, where, { product_name: 'For all' });
    await givenAccessory(t, { ...where, productIds: [await givenProduct(t, where)] }, { product_name: 'Of another' });
    const { status, body: answer } = await t.call('GET', `/employee/products/${phone}?subscriptionId=${subscription}`, { token: anna.token });
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      SKU: 'PX128', refusal: null, rules: { version: 1, text: { 'da-dk': 'Du har kun brugsret til telefonen.' } },
      offer: { price: { amount: 639_920 }, allRisk: { amount: 3_900 }, subsidy: { left: { amount: 10_000 } }, terms: { vatRate: 2_500, amRate: 800, taxable: { mode: 'FIXED_YEARLY', yearly: 350_000 } } },
    });
    const { offer } = answer.data as unknown as { offer: { accessories: { productName: string }[] } };
    expect(offer.accessories.map(({ productName }) => productName)).toEqual(['Cover', 'For all']);
  });

  test('16: refuses accessories above 30 % of the price', async () => {
    const dear = await givenAccessory(t, where, { price: 280_080 });
    for (const call of [quote, order]) {
      const answer = asked(await call({ accessoryIds: [cover, dear] }));
      expect([answer.message, answer.details]).toEqual(['accessories-too-expensive', [{ path: 'accessoryIds', key: 'accessories-too-expensive' }]]);
    }
  });

  test('17: refuses an order without accepted rules, at its field', async () => {
    const answer = await order({ acceptedRules: false });
    expect([answer.status, asked(answer).message, asked(answer).details]).toEqual([400, 'invalid-data-provided', [{ path: 'acceptedRules', key: 'required' }]]);
  });

  test('9 and limits: refuses termination insurance alone, too many, another period, a missing mandatory accessory', async () => {
    expect(asked(await order({ allRisk: false })).message).toBe('termination-insurance-needs-all-risk');
    const more = [await givenAccessory(t, where, { price: 100 }), await givenAccessory(t, where, { price: 100 })];
    expect(asked(await order({ accessoryIds: [cover, ...more] })).message).toBe('too-many-accessories');
    expect(asked(await order({ months: 12 })).details).toEqual([{ path: 'months', key: 'invalid-number' }]);
    await givenAccessory(t, where, { mandatory: true });
    expect(asked(await order()).message).toBe('accessory-is-mandatory');
  });

  test('18 and 20: freezes everything, confirms with the addendum, tells the admin; a new price changes nothing', async () => {
    const former = await givenPerson(t, { role: 'company', company_id: nordlys.id });
    await t.database.owner.query('update memberships set blocked_at = now() where id = $1', [former.membershipId]);
    const answer = await order();
    const { id, orderNumber } = asked(answer).data as unknown as { id: string; orderNumber: number };
    expect([answer.status, answer.body.data]).toEqual([201, { id, orderNumber, status: 'ORDERED', monthlyPrice: { amount: 22_893, currency: 'DKK' } }]);
    await t.work();
    const [confirmation] = await t.mails(anna.email);
    expect(confirmation).toMatchObject({ kind: 'order-confirmation', attachments: [{ fileName: `addendum-${orderNumber}.pdf` }] });
    expect(confirmation?.text).toContain('DKK 228.93');
    const pdf = await t.services.files.read(confirmation?.attachments[0]?.path ?? '');
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await t.mails(nordlys.email)).toMatchObject([{ kind: 'order-notice' }]);
    expect(await t.mails(former.email)).toEqual([]);
    await t.database.owner.query('update products set price = 699900 where id = $1', [phone]);
    const { data } = asked(await t.call('GET', `/employee/orders/${id}`, { token: anna.token }));
    expect(data).toMatchObject({
      status: 'ORDERED', monthlyPrice: { amount: 22_893 }, quote: { total: { amount: 549_432 }, estimate: { columns: [{ netCost: { amount: 13_266 } }, { netCost: { amount: 10_107 } }] } },
      rules: { text: 'You have use of the phone only.', version: 1 }, delivery: { addressLine1: 'Havnegade 1', city: 'Aarhus' }, mayDelete: true, hasAddendum: true,
      lines: [{ isAccessory: false, SKU: 'PX128' }, { isAccessory: true }], timeline: [{ toStatus: 'ORDERED', actorName: 'Anna' }, { kind: 'MAIL' }],
    });
    const download = await t.call('GET', `/employee/orders/${id}/addendum`, { token: anna.token });
    expect(download.raw.equals(pdf)).toBe(true);
    await t.tick();
    await t.tick();
    expect(await t.mails(anna.email)).toHaveLength(1);
  });

  test('an addendum that is asked for before the worker came is made then, once', async () => {
    const { id } = asked(await order()).data as unknown as { id: string };
    const download = await t.call('GET', `/employee/orders/${id}/addendum`, { token: anna.token });
    expect([download.status, download.headers['content-type'], download.raw.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    await t.work();
    expect(await t.mails(anna.email)).toHaveLength(1);
  });

  test('a lost kick is found by the clock, and a company that wants no notices gets none', async () => {
    await t.database.owner.query('update company_settings set notice_mails = false');
    await order();
    (t.services.queue as unknown as { kicks: object[] }).kicks.length = 0;
    await t.tick();
    expect([await t.mails(anna.email), await t.mails(nordlys.email)]).toMatchObject([[{ kind: 'order-confirmation' }], []]);
  });

  test('19: one product a category, also for two orders at the same moment', async () => {
    const answers = await Promise.all([order(), order(), order()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map((answer) => asked(answer).message)).toEqual(['one-product-per-category', 'one-product-per-category']);
    expect(asked(await t.call('GET', `/employee/products/${phone}`, { token: anna.token })).data).toMatchObject({ refusal: 'one-product-per-category' });
    expect(asked(await t.call('GET', `/employee/catalogs/${where.catalogId}/products`, { token: anna.token })).data).toMatchObject([{ isTaken: true }]);
    expect((await order({ accessoryIds: [], employeeIns: false, allRisk: false }, bo.token)).status).toBe(201);
  });

  test('the same request twice under one key is one order', async () => {
    const key = { 'idempotency-key': 'one-key-for-anna' };
    const [first, second] = [await order({}, anna.token, key), await order({}, anna.token, key)];
    expect(second.body).toEqual(first.body);
    const { rows } = await t.database.owner.query('select count(*)::int as orders from orders where employee_id = $1', [anna.id]);
    expect(rows).toEqual([{ orders: 1 }]);
  });

  test('E7: the subsidy of a month goes to the orders by their time, and a deleted one gives it back', async () => {
    const free = { ...where, categoryId: await givenCategory(t, { allow_multiple_products: true, require_multimedia_tax: false, taxable_mode: 'NONE' }) };
    const [small, large] = [await givenProduct(t, free, { price: 192_000 }), await givenProduct(t, free, { price: 360_000 })];
    const plain = { accessoryIds: [], allRisk: false, employeeIns: false };
    const first = asked(await order({ ...plain, productId: small })).data as unknown as { id: string; monthlyPrice: { amount: number } };
    const second = asked(await order({ ...plain, productId: large })).data as unknown as { monthlyPrice: { amount: number } };
    expect([first.monthlyPrice.amount, second.monthlyPrice.amount]).toEqual([0, 13_000]);
    await t.call('DELETE', `/employee/orders/${first.id}`, { token: anna.token });
    const third = asked(await order({ ...plain, productId: large })).data as unknown as { monthlyPrice: { amount: number } };
    expect(third.monthlyPrice.amount).toBe(7_000);
  });

  test('a subscription is open for orders from its first to its last day, and only to those who are invited', async () => {
    for (const [now, status] of [['2026-11-15T22:59:00Z', 409], ['2026-11-30T22:59:00Z', 201], ['2026-12-01T00:00:00Z', 409]] as const) {
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

  test('what is not offered answers like what is not there', async () => {
    const other = await givenSupplier(t);
    const otherCatalog = await givenCatalog(t, other.id, [nordlys.id]);
    const foreign = await givenProduct(t, { supplierId: other.id, catalogId: otherCatalog, categoryId: where.categoryId });
    const missing = '00000000-0000-4000-8000-000000000000';
    for (const id of [foreign, missing]) {
      expect(asked(await order({ productId: id })).message).toBe('product-not-found');
      expect(asked(await t.call('GET', `/employee/products/${id}`, { token: anna.token })).message).toBe('product-not-found');
      expect(asked(await order({ subscriptionId: id })).message).toBe('subscription-not-found');
      expect(asked(await order({ accessoryIds: [id] })).message).toBe('accessory-not-found');
    }
    for (const id of [otherCatalog, missing]) expect(asked(await t.call('GET', `/employee/catalogs/${id}/products`, { token: anna.token })).message).toBe('catalog-not-found');
  });

  test('after the exit date nothing can be ordered', async () => {
    await t.database.owner.query("update employees set exit_date = '2026-11-16' where id = $1", [anna.id]);
    expect((await order()).status).toBe(403);
    expect(asked(await t.call('GET', '/employee/catalogs', { token: anna.token })).data).toEqual([]);
  });
});
