import { callSeen } from '../../../test/binding-call.ts';
import {
  givenAccessory,
  givenCatalog,
  givenCategory,
  givenProduct,
  givenSubscription,
} from '../../../test/given-goods.ts';
import {
  givenAdmin,
  givenCompany,
  givenEmployee,
  givenSupplier,
  type GivenCompany,
  type Person,
} from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';
import { testInSteps } from '../../../test/test-in-steps.ts';
import { withSystem } from '../../db/tenant.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
let nordlys: GivenCompany;
let other: GivenCompany;
let admin: Person;
let orders: string[];
let partnerId: string;
const unknownId = '01890000-0000-7000-8000-00000000dead';

type Data = Record<string, never> & {
  id: string;
  schedule: { units: number; amount: { amount: number } }[];
  monthlyDraw: { amount: number };
};
const ask = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  token = nordlys.token,
) => {
  const answer = await callSeen(t, method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    status: answer.status,
    message: answer.body.message,
    data: dataOf<Data>(answer),
    list: dataOf<Data[]>(answer),
    details: (answer.body as { details?: unknown }).details,
  };
};
const form = (changes: Record<string, unknown> = {}) => ({
  name: 'Phones and PCs 2027',
  period: 24,
  drawFreq: 'quarterly',
  leasingStart: '2027-01-01',
  partnerId,
  contractId: 'NL-2027-1',
  orderIds: orders,
  ...changes,
});
const dkk = (amount: number) => ({ amount, currency: 'DKK' });

/** Orders through the shop, then delivered, as in RULES 7: E1, the same phone plain, a PC. */
async function deliverThree(company: GivenCompany): Promise<string[]> {
  const supplier = await givenSupplier(t);
  const catalogId = await givenCatalog(t, supplier.id, [company.id]);
  const mobile = { supplierId: supplier.id, catalogId, categoryId: await givenCategory(t) };
  const phone = await givenProduct(t, mobile);
  const cover = await givenAccessory(t, { ...mobile, productIds: [phone] });
  const pc = await givenProduct(
    t,
    {
      ...mobile,
      categoryId: await givenCategory(t, {
        percentage: 10_000,
        require_multimedia_tax: false,
        taxable_mode: 'NONE',
        requires_serial: false,
      }),
    },
    { product_name: 'PC', price: 999_900, retail_price: 1_249_875, all_risk: null, employee_ins: null },
  );
  const people = await Promise.all(['Anna', 'Bo', 'Cia'].map((name) => givenEmployee(t, company.id, { name })));
  const subscriptionId = await givenSubscription(t, {
    companyId: company.id,
    catalogId,
    employeeIds: people.map(({ id }) => id),
  });
  const bodies = [
    { productId: phone, accessoryIds: [cover], allRisk: true, employeeIns: true },
    { productId: phone, accessoryIds: [], allRisk: false, employeeIns: false },
    { productId: pc, accessoryIds: [], allRisk: false, employeeIns: false },
  ];
  const ids: string[] = [];
  for (const [index, body] of bodies.entries()) {
    const { status, data } = await ask(
      'POST',
      '/employee/orders',
      { subscriptionId, months: 24, acceptedRules: true, ...body },
      people[index]!.token,
    );
    expect(status).toBe(201);
    ids.push(data.id);
  }
  await withSystem(t.services.pool, (db) =>
    db.updateTable('orders').set({ status: 'DISPATCHED' }).where('id', 'in', ids).execute(),
  );
  return ids;
}

beforeAll(async () => {
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
  other = await givenCompany(t, { name: 'Company B' });
  admin = await givenAdmin(t);
  orders = await deliverThree(nordlys);
  partnerId = (await ask('POST', '/admin/leasingpartners', { name: 'Nordisk Leasing' }, admin.token)).data.id;
});

testInSteps('an agreement from its form to its end', (step) => {
  step('the form offers periods with their free orders, partners, and the orders of one period', async () => {
    expect((await ask('GET', '/company/leasing/choices')).data).toEqual({
      currency: 'DKK',
      periods: [{ period: 24, orders: 3 }],
      partners: [{ id: partnerId, name: 'Nordisk Leasing' }],
    });
    const { list } = await ask('GET', '/company/leasing/orders?period=24');
    expect(list).toMatchObject([
      { employeeName: 'Anna', productPrice: dkk(639_920), accessoryPrice: dkk(19_920), drawPerMonth: dkk(22_893) },
      { employeeName: 'Bo', productPrice: dkk(639_920), accessoryPrice: dkk(0), drawPerMonth: dkk(16_663) },
      { employeeName: 'Cia', product: 'PC', productPrice: dkk(999_900), drawPerMonth: dkk(31_663) },
    ]);
    expect((await ask('GET', '/company/leasing/orders?period=24&q=pc')).list).toHaveLength(1);
    expect((await ask('GET', '/company/leasing/orders?period=36')).list).toEqual([]);
    expect((await ask('GET', '/company/leasing/orders?period=24', undefined, other.token)).list).toEqual([]);
  });

  step('an order that is not delivered, of another period, foreign or missing is refused', async () => {
    expect(await ask('POST', '/company/leasing', form({ period: 36 }))).toMatchObject({
      status: 400,
      message: 'invalid-data-provided',
      details: [{ path: 'orderIds', key: 'invalid-data-provided' }],
    });
    await t.database.owner.query(`update orders set status = 'PROCESSING' where id = $1`, [orders[0]]);
    expect(await ask('POST', '/company/leasing', form())).toMatchObject({
      status: 400,
      message: 'invalid-data-provided',
    });
    await t.database.owner.query(`update orders set status = 'COMPLETED' where id = $1`, [orders[0]]);
    expect(await ask('POST', '/company/leasing', form({ orderIds: [...orders, unknownId] }))).toMatchObject({
      status: 404,
      message: 'items-not-found',
    });
    expect(await ask('POST', '/company/leasing', form(), other.token)).toMatchObject({
      status: 404,
      message: 'items-not-found',
    });
    expect(await ask('POST', '/company/leasing', form({ partnerId: unknownId }))).toMatchObject({
      status: 404,
      message: 'leasing-partner-not-found',
    });
    expect((await ask('POST', '/company/leasing', form({ orderIds: [] }))).details).toEqual([
      { path: 'orderIds', key: 'needs-a-selected-order' },
    ]);
  });

  step(
    '32 to 34: value 22,996.60, salary draw 17,092.56, end 31 Dec 2028, eight quarters of 2,136.57; no order twice',
    async () => {
      const made = await ask('POST', '/company/leasing', form());
      expect(made).toMatchObject({
        status: 201,
        data: {
          leasingEnd: '2028-12-31',
          productSum: dkk(2_279_740),
          accessorySum: dkk(19_920),
          totalLeasingValue: dkk(2_299_660),
          totalSalaryDraw: dkk(1_709_256),
          monthlyDraw: dkk(71_219),
          partner: 'Nordisk Leasing',
          orders: 3,
        },
      });
      expect(made.data.schedule.map(({ units, amount }) => [units, amount.amount])).toEqual(
        Array.from({ length: 8 }, () => [3, 213_657]),
      );
      expect(await ask('POST', '/company/leasing', form({ name: 'Again', orderIds: [orders[1]] }))).toMatchObject({
        status: 409,
        message: 'items-already-leased',
      });
      expect((await ask('GET', '/company/leasing?q=nl-2027')).list).toMatchObject([
        {
          id: made.data.id,
          name: 'Phones and PCs 2027',
          drawFreq: 'quarterly',
          orders: 3,
          totalLeasingValue: dkk(2_299_660),
        },
      ]);
      const pdf = await t.call('GET', `/company/leasing/${made.data.id}/pdf`, { token: nordlys.token });
      expect([pdf.status, pdf.headers['content-type'], pdf.raw.subarray(0, 5).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF-',
      ]);
      for (const id of [made.data.id, unknownId]) {
        expect(await ask('GET', `/company/leasing/${id}`, undefined, other.token)).toMatchObject({
          status: 404,
          message: 'leasing-agreement-not-found',
        });
        expect(await ask('GET', `/admin/companies/${other.id}/leasing/${id}`, undefined, admin.token)).toMatchObject({
          status: 404,
          message: 'leasing-agreement-not-found',
        });
      }
    },
  );

  step('its orders are a list of their own, for the company and back office alone', async () => {
    const [made] = (await ask('GET', '/company/leasing')).list;
    const path = `/company/leasing/${made!.id}/orders`;
    const namesOf = async (query: Record<string, string>, at = path, token = nordlys.token) =>
      (await ask('GET', `${at}?${new URLSearchParams(query)}`, undefined, token)).list.map(
        ({ employeeName }) => employeeName,
      );
    const only = (...conditions: string[][]) => ({ filter: JSON.stringify({ join: 'all', groups: [conditions] }) });
    expect(await namesOf({})).toEqual(['Anna', 'Bo', 'Cia']);
    expect(await namesOf({ sort: '-productPrice,-employeeName' })).toEqual(['Cia', 'Bo', 'Anna']);
    expect(await namesOf(only(['accessoryPrice', 'is', '0'], ['product', 'not', 'PC']))).toEqual(['Bo']);
    expect(await namesOf({ q: 'pc' })).toEqual(['Cia']);
    const ofCompany = `/admin/companies/${nordlys.id}/leasing/${made!.id}/orders`;
    expect(await namesOf({ sort: 'drawPerMonth' }, ofCompany, admin.token)).toEqual(['Bo', 'Anna', 'Cia']);
    const file = await t.call('GET', `${path}/export?format=csv&q=bo`, { token: nordlys.token });
    expect(file.raw.toString('utf8').trim().split('\n')).toHaveLength(2);
    for (const [at, token] of [
      [path, other.token],
      [`/admin/companies/${other.id}/leasing/${made!.id}/orders`, admin.token],
      [`/company/leasing/${unknownId}/orders`, nordlys.token],
    ] as const)
      expect(await ask('GET', at, undefined, token)).toMatchObject({
        status: 404,
        message: 'leasing-agreement-not-found',
      });
  });

  step('two at once get the order once; deleting an agreement frees its orders, for back office too', async () => {
    const [first] = (await ask('GET', '/company/leasing')).list;
    expect((await ask('DELETE', `/company/leasing/${first!.id}`)).status).toBe(200);
    const path = `/admin/companies/${nordlys.id}/leasing`;
    const both = await Promise.all([
      ask('POST', '/company/leasing', form()),
      ask('POST', path, form({ drawFreq: 'monthly' }), admin.token),
    ]);
    expect(both.map(({ status, message }) => message ?? status).toSorted()).toEqual([201, 'items-already-leased']);
    const [made] = (await ask('GET', path, undefined, admin.token)).list;
    expect((await ask('GET', `${path}/${made!.id}`, undefined, admin.token)).data).toMatchObject({
      companyName: 'Nordlys A/S',
      orders: 3,
    });
    expect((await ask('DELETE', `${path}/${made!.id}`, undefined, admin.token)).status).toBe(200);
    expect((await ask('GET', '/company/leasing/choices')).data).toMatchObject({ periods: [{ period: 24, orders: 3 }] });
    const { rows } = await t.database.owner.query(
      `select action from audit_log where company_id = $1 and entity = 'leasing_agreement' order by at, id`,
      [nordlys.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'leasing.created',
      'leasing-agreement.downloaded',
      'leasing-agreement.downloaded',
      'leasing.removed',
      'leasing.created',
      'leasing.removed',
    ]);
  });

  step('partners: one of a kind, renamed, and no longer offered', async () => {
    const twice = await ask('POST', '/admin/leasingpartners', { name: 'Nordisk Leasing' }, admin.token);
    expect([twice.status, twice.message]).toEqual([409, 'name-already-exists']);
    const off = await ask('PATCH', `/admin/leasingpartners/${partnerId}`, { version: 1, enabled: false }, admin.token);
    expect(off.data).toMatchObject({ name: 'Nordisk Leasing', enabled: false, version: 2 });
    expect(
      (await ask('PATCH', `/admin/leasingpartners/${partnerId}`, { version: 1, name: 'X' }, admin.token)).message,
    ).toBe('changed-by-someone-else');
    expect(
      (await ask('PATCH', `/admin/leasingpartners/${unknownId}`, { version: 1, name: 'X' }, admin.token)).message,
    ).toBe('leasing-partner-not-found');
    expect((await ask('GET', '/company/leasing/choices')).data).toMatchObject({ partners: [] });
  });
});
