import { givenCatalog } from '../../../test/given-goods.ts';
import { givenMarket, type Market } from '../../../test/given-orders.ts';
import { givenAdmin, type Person } from '../../../test/given.ts';
import { subscriptionCalls } from '../../../test/subscription-calls.ts';
import { apiSuite } from '../../../test/test-app.ts';
import { brokenInvariants } from '../../invariants/broken-invariants.ts';
import { mixedCurrencies } from '../../invariants/mixed-currencies.ts';

const t = apiSuite();
let market: Market;
let admin: Person;
let kronor: string;
beforeAll(async () => {
  market = await givenMarket(t);
  admin = await givenAdmin(t);
  kronor = await givenCatalog(t, market.supplier.id);
  await t.database.owner.query(`update catalogs set currency = 'SEK' where id = $1`, [kronor]);
});

const { ask, mobile, create } = subscriptionCalls(() => ({ t, market }));
const assign = (catalogId: string, token: string, area = '/supplier') =>
  t.call('POST', `${area}/catalogs/${catalogId}/companies`, { token, body: { companyIds: [market.company.id] } });

/** E10: a catalog in SEK and a company in DKK never meet; what met before goes on and is listed. */
describe('one currency from catalog to payroll (DECISIONS 30)', () => {
  test('scenario 80: a catalog of another currency is assigned by nobody', async () => {
    const byReseller = await assign(kronor, market.supplier.token);
    const byOffice = await assign(kronor, admin.token, `/admin/suppliers/${market.supplier.id}`);
    for (const answer of [byReseller, byOffice])
      expect([answer.status, answer.body.message]).toEqual([409, 'currency-differs']);
  });

  test('an assigned catalog keeps its currency', async () => {
    const empty = await givenCatalog(t, market.supplier.id, [market.company.id]);
    const change = (currency: string) =>
      t.call('PATCH', `/supplier/catalogs/${empty}`, { token: market.supplier.token, body: { version: 1, currency } });
    expect((await change('SEK')).body).toMatchObject({ message: 'currency-differs', details: [{ path: 'currency' }] });
    expect((await change('DKK')).status).toBe(200);
  });

  test('a subscription takes no catalog of another currency, even if assigned; a running one goes on', async () => {
    const { subscription } = await create({ subscriptionName: 'Before' });
    await t.database.owner.query(
      `insert into catalog_assignments (catalog_id, supplier_id, company_id) values ($1, $2, $3)`,
      [kronor, market.supplier.id, market.company.id],
    );
    const catalogs = [{ catalogId: kronor, subsidyYearly: 0 }];
    const made = await ask('POST', '/company/subscriptions', mobile({ subscriptionName: 'Mixed', catalogs }));
    expect([made.status, made.body.message]).toEqual([409, 'currency-differs']);
    const path = `/company/subscriptions/${subscription.id}`;
    const { version } = subscription;
    expect((await ask('PATCH', path, { version, catalogs })).body.message).toBe('currency-differs');
    await t.database.owner.query(
      `insert into subscription_catalogs (subscription_id, company_id, catalog_id, subsidy_yearly)
       select id, company_id, $2, 60000 from subscriptions where id = $1`,
      [subscription.id, kronor],
    );
    const kept = [
      { catalogId: market.catalogId, subsidyYearly: 120_000 },
      { catalogId: kronor, subsidyYearly: 60_000 },
    ];
    const renamed = await ask('PATCH', path, { version, subscriptionName: 'Still running', catalogs: kept });
    expect(renamed.status).toBe(200);
    // Listed for who runs the portal, and no fault.
    expect((await mixedCurrencies(t.database.owner)).map(({ mixed }) => mixed)).toEqual([
      'assigned catalog of another currency than its company',
      'subscription with a catalog of another currency',
    ]);
    expect(await brokenInvariants(t.database.owner, t.clock.now())).toEqual([]);
  });
});
