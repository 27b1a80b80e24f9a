import { bind, callSeen } from '../../../test/binding-call.ts';
import { givenShipped } from '../../../test/given-shipped.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { apiSuite, dataOf, type Answer } from '../../../test/test-app.ts';

const t = apiSuite({ now: '2026-11-17T09:00:00Z' });
const owner = (text: string, values: unknown[] = []) => t.database.owner.query(text, values);
let shop: GivenShop;
beforeEach(async () => {
  shop = await givenShop(t);
  // What the guards of the tax table forbid, as a restored backup or a hand in the database may have it.
  await owner("delete from tax_rates where code = 'vat'");
});
afterEach(() =>
  owner(`insert into tax_rates (country, year, valid_from, code, basis_points) values
    ('DK', 2026, '2026-01-01', 'vat', 2500), ('SE', 2026, '2026-01-01', 'vat', 2500),
    ('NO', 2026, '2026-01-01', 'vat', 2500) on conflict do nothing`),
);
const zero = () =>
  owner(`insert into tax_rates (country, year, valid_from, code, basis_points)
    values ('DK', 2026, '2026-01-01', 'vat', 0)`);
const outcome = ({ status, body }: Answer) => [status, body.message];
const missing = [409, 'vat-missing'];

test('without VAT nothing is priced, ordered or proposed, and nothing is frozen', async () => {
  const [anna, company] = [shop.anna.token, shop.nordlys.token];
  const product = `/products/${shop.phone}`;
  const ask = (method: 'GET' | 'POST', path: string, token: string, body?: object) =>
    callSeen(t, method, path, { token, ...(body ? { body } : {}) });
  const refused = [
    await ask('GET', '/employee/products', anna),
    await ask('GET', `/employee${product}`, anna),
    await ask('POST', '/employee/quote', anna, shop.choice),
    await ask('POST', '/employee/orders', anna, { ...shop.choice, language: 'en-us', acceptedRules: true }),
    await ask('GET', `/company/subscriptions/${shop.subscription}/employees/${shop.anna.id}${product}`, company),
    await ask('POST', '/company/proposals', company, { ...shop.choice, employeeId: shop.anna.id }),
    await ask('GET', `/company/catalogs/${shop.where.catalogId}${product}`, company),
  ];
  expect(refused.map(outcome)).toEqual(refused.map(() => missing));
  const { rows } = await owner('select count(*)::int as orders from orders where company_id = $1', [shop.nordlys.id]);
  expect(rows).toEqual([{ orders: 0 }]);
});

test('a VAT of 0 that a row says is a rate like any other', async () => {
  await zero();
  const quote = await t.call('POST', '/employee/quote', { token: shop.anna.token, body: shop.choice });
  expect(outcome(quote)).toEqual([200, undefined]);
  expect(dataOf<{ estimate: { buyOut: { vat: { amount: number } } } }>(quote).estimate.buyOut.vat.amount).toBe(0);
  const placed = await bind(t, '/employee/orders', {
    token: shop.anna.token,
    body: { ...shop.choice, language: 'en-us', acceptedRules: true },
  });
  expect(outcome(placed)).toEqual([201, undefined]);
});

test('a proposal that was priced without VAT is not accepted; one at a rate of 0 is', async () => {
  await zero();
  const propose = async (employeeId: string) =>
    dataOf<{ id: string }>(
      await bind(t, '/company/proposals', { token: shop.nordlys.token, body: { ...shop.choice, employeeId } }),
    ).id;
  const accept = async (orderId: string, token: string) =>
    outcome(
      await bind(t, `/employee/orders/${orderId}/accept`, { token, body: { language: 'en-us', acceptedRules: true } }),
    );
  const [annas, bos] = [await propose(shop.anna.id), await propose(shop.bo.id)];
  expect(await accept(bos, shop.bo.token)).toEqual([200, undefined]);
  await owner("update tax_rates set basis_points = 2500 where country = 'DK' and code = 'vat'");
  expect(await accept(annas, shop.anna.token)).toEqual(missing);
});

test('an order that was priced without VAT is neither bought, nor paid in full, nor left; it can go back', async () => {
  await zero();
  const world = await givenShipped(t);
  await owner("update tax_rates set basis_points = 2500 where country = 'DK' and code = 'vat'");
  const { anna, company, orders } = world;
  const exit = `/company/employees/${anna.id}/exit`;
  const leaving = { exitDate: '2027-10-31', exitReason: 'DISMISSAL' };
  const calls = [
    await t.call('GET', `${exit}/preview?exitDate=2027-10-31`, { token: company.token }),
    await bind(t, exit, { token: company.token, body: { version: 1, send: 'NOW', ...leaving } }),
    await bind(t, `/company/employees/${anna.id}/pay-in-full`, {
      token: company.token,
      body: { orderId: orders.anna },
    }),
  ];
  t.clock.moveTo('2028-12-01T09:00:00Z');
  const term = `/employee/orders/${orders.anna}/end-of-term`;
  calls.push(await bind(t, term, { token: anna.token, body: { choice: 'BUY' } }));
  expect(calls.map(outcome)).toEqual(calls.map(() => missing));
  expect(dataOf<{ choices: string[] }>(await t.call('GET', term, { token: anna.token })).choices).toEqual(['RETURN']);
});
