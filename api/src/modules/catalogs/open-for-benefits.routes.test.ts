import type { CatalogCompany } from '@portal/contract/catalogs';
import { givenCatalog } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();

test('the first catalog needs no permission, further ones need a company that is open for benefits', async () => {
  const reseller = await givenSupplier(t, { isReseller: true });
  const office = await givenAdmin(t);
  const company = await givenCompany(t, { supplierId: reseller.id });
  const [first, second] = [await givenCatalog(t, reseller.id), await givenCatalog(t, reseller.id)];
  const assign = (catalogId: string, token = reseller.token, area = '/supplier') =>
    t.call('POST', `${area}/catalogs/${catalogId}/companies`, { token, body: { companyIds: [company.id] } });
  const isClosed = async () =>
    dataOf<CatalogCompany[]>(
      await t.call('GET', `/supplier/catalogs/${second}/companies?assigned=false`, { token: reseller.token }),
    ).find(({ id }) => id === company.id)?.isClosed;
  const open = async (OpenForBenefits: boolean) => {
    const { version } = dataOf<{ version: number }>(await t.call('GET', '/company/settings', { token: company.token }));
    await t.call('PATCH', '/company/settings', { token: company.token, body: { version, OpenForBenefits } });
  };

  expect(await isClosed()).toBe(false);
  expect((await assign(first)).status).toBe(200);
  expect(await isClosed()).toBe(true);
  for (const answer of [await assign(second), await assign(second, office.token, `/admin/suppliers/${reseller.id}`)])
    expect([answer.status, answer.body.message]).toEqual([409, 'company-is-not-open-for-benefits']);
  // What it has already is left as it is.
  expect((await assign(first)).status).toBe(200);
  await open(true);
  expect(await isClosed()).toBe(false);
  expect((await assign(second)).body.data).toEqual({ assigned: 1 });
});
