import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

type Rate = {
  id: string;
  code: string;
  year: number;
  basisPoints: number | null;
  amount: number | null;
  version: number;
};
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  t.call(method, `/admin/taxtables${path}`, { token: admin.token, body });
const list = async (query: string) => dataOf<Rate[]>(await call('GET', query));
const share = { country: 'DK', code: 'tax', validFrom: '2027-01-01', basisPoints: 4_190, amount: null, currency: null };

test('2026 is shipped as RULES 1.1 has it', async () => {
  const rates = new Map(
    (await list('?country=DK&year=2026')).map(({ code, basisPoints, amount }) => [code, basisPoints ?? amount]),
  );
  expect(Object.fromEntries(rates)).toMatchObject({
    tax: 4_205,
    middleTax: 4_895,
    topTax: 5_585,
    topTopTax: 6_045,
    am: 800,
    vat: 2_500,
    phoneYearly: 350_000,
  });
});

test('the next year is started from this one, once, and then corrected', async () => {
  expect((await call('POST', '', share)).status).toBe(201);
  expect(await call('POST', '', share)).toMatchObject({ status: 409, body: { message: 'name-already-exists' } });
  const shipped = (await list('?country=DK&year=2026')).length;
  expect((await call('POST', '/years', { country: 'DK', from: 2026, to: 2027 })).body.data).toEqual({
    copied: shipped - 1,
  });
  expect((await call('POST', '/years', { country: 'DK', from: 2026, to: 2027 })).body.data).toEqual({ copied: 0 });
  const phone = (await list('?country=DK&year=2027')).find(({ code }) => code === 'phoneYearly')!;
  expect((await call('PATCH', `/${phone.id}`, { version: 1, amount: 360_000 })).body.data).toMatchObject({
    amount: 360_000,
    year: 2027,
    version: 2,
  });
  expect(await call('PATCH', `/${phone.id}`, { version: 1, amount: 1 })).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  expect((await call('PATCH', `/${phone.id}`, { version: 2, basisPoints: 1 })).body).toMatchObject({
    details: [{ path: 'amount', key: 'required' }],
  });
  expect((await call('DELETE', `/${phone.id}`)).status).toBe(200);
  expect(await call('DELETE', `/${phone.id}`)).toMatchObject({ status: 404, body: { message: 'not-found' } });
});

test('a share without a share and an amount without a currency are refused at their field', async () => {
  expect((await call('POST', '', { ...share, basisPoints: null })).body).toMatchObject({
    details: [{ path: 'basisPoints', key: 'required' }],
  });
  expect((await call('POST', '', { ...share, code: 'giftLimit', basisPoints: null, amount: 100 })).body).toMatchObject({
    details: [{ path: 'currency', key: 'required' }],
  });
  const company = await givenCompany(t);
  expect((await t.call('GET', '/admin/taxtables', { token: company.token })).status).toBe(403);
});
