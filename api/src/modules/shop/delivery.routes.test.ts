import { bind } from '../../../test/binding-call.ts';
import { givenShop, type GivenShop } from '../../../test/given-shop.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const during = '2026-11-17T09:00:00Z';
const home = { addressLine1: 'Strandvej 7', addressLine2: '', zipCode: '5000', city: 'Odense C', country: 'Denmark' };

describe('where an order goes (RULES 7, scenario 70)', () => {
  const t = apiSuite({ now: during });
  let shop: GivenShop;

  beforeEach(async () => {
    shop = await givenShop(t);
  });

  const order = (changes: object) =>
    bind(t, '/employee/orders', { token: shop.anna.token, body: { ...shop.choice, acceptedRules: true, ...changes } });
  const stored = async (id: string) => {
    const { rows } = await t.database.owner.query(
      `select o.delivery_method, o.delivery_address1, o.delivery_city, e.address_line1 as own
       from orders o join employees e on e.id = o.employee_id where o.id = $1`,
      [id],
    );
    return rows[0];
  };
  const offerWork = async (method: 'USER_ADDRESS' | 'COMPANY_ADDRESS') => {
    const { rows } = await t.database.owner.query(
      `insert into company_addresses (company_id, name, display_name, address_line1, zip_code, city, country)
       values ($1, 'Nordlys A/S', 'Office', 'Rådhuspladsen 1', '8000', 'Aarhus C', 'Denmark') returning id`,
      [shop.nordlys.id],
    );
    await t.database.owner.query('update subscriptions set address_id = $1, delivery_method = $2 where id = $3', [
      rows[0].id,
      method,
      shop.subscription,
    ]);
  };

  test('a typed address is kept on this order alone, unless the employee asks to keep it', async () => {
    const first = dataOf<{ id: string }>(await order({ address: home }));
    const before = await stored(first.id);
    expect(before).toMatchObject({ delivery_address1: 'Strandvej 7', delivery_city: 'Odense C' });
    expect(before.own).not.toBe('Strandvej 7');
    await t.call('DELETE', `/employee/orders/${first.id}`, { token: shop.anna.token });
    const second = dataOf<{ id: string }>(await order({ address: home, keepAddress: true }));
    expect(await stored(second.id)).toMatchObject({ own: 'Strandvej 7' });
    const { rows } = await t.database.owner.query('select action from audit_log where entity_id = $1', [shop.anna.id]);
    expect(rows).toContainEqual({ action: 'employee.address-kept' });
  });

  test('the workplace can be chosen where the subscription names an address beside the own one', async () => {
    expect((await order({ deliverTo: 'COMPANY_ADDRESS' })).status).toBe(400);
    await offerWork('USER_ADDRESS');
    const { id } = dataOf<{ id: string }>(await order({ deliverTo: 'COMPANY_ADDRESS' }));
    expect(await stored(id)).toMatchObject({
      delivery_method: 'COMPANY_ADDRESS',
      delivery_address1: 'Rådhuspladsen 1',
    });
  });

  test('where everything goes to the company no other address is taken', async () => {
    await offerWork('COMPANY_ADDRESS');
    for (const other of [{ address: home }, { deliverTo: 'USER_ADDRESS' }]) {
      const answer = await order(other);
      expect([answer.status, answer.body.message]).toEqual([400, 'invalid-data-provided']);
    }
    expect((await order({ address: { ...home, city: '' } })).status).toBe(400);
  });

  test('a product page names the places and what leaving early is worked out with', async () => {
    await offerWork('USER_ADDRESS');
    const { body } = await t.call('GET', `/employee/products/${shop.phone}`, { token: shop.anna.token });
    expect(body.data).toMatchObject({
      delivery: { method: 'USER_ADDRESS' },
      deliveries: [{ method: 'USER_ADDRESS' }, { method: 'COMPANY_ADDRESS', city: 'Aarhus C' }],
      leaving: { fee: { amount: 25_000, currency: 'DKK' }, keepSubsidy: false },
    });
  });
});
