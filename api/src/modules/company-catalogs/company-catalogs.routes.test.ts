import { firstChoice, type Offer } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import { givenAccessory, givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenCompany, givenSupplier, type GivenCompany, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let telegros: GivenSupplier;
let nordlys: GivenCompany;
let other: GivenCompany;
let catalogId: string;
let productId: string;
let coverId: string;
const unknownId = '00000000-0000-7000-8000-000000000000';

beforeAll(async () => {
  telegros = await givenSupplier(t, { name: 'TeleGros', isReseller: true });
  nordlys = await givenCompany(t, { name: 'Nordlys A/S' });
  other = await givenCompany(t, { name: 'Company B' });
  catalogId = await givenCatalog(t, telegros.id, [nordlys.id]);
  const categoryId = await givenCategory(t, { name: 'Mobile' });
  const where = { supplierId: telegros.id, catalogId, categoryId };
  productId = await givenProduct(t, where);
  await givenProduct(t, where, { product_name: 'Hidden', hidden: true });
  const offId = await givenCategory(t, { name: 'Pagers', enabled: false });
  await givenProduct(t, { ...where, categoryId: offId }, { product_name: 'In a category that is switched off' });
  await givenProduct(t, where, { product_name: 'Zeta, chosen by the employer', mandatory: true });
  coverId = await givenAccessory(t, { supplierId: telegros.id, catalogId, productIds: [productId] });
});

const ask = (path: string, token = nordlys.token) => t.call('GET', path, { token });
const data = async <T>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer);

test('a company sees the catalogs assigned to it, and company B gets no data (scenario 4)', async () => {
  expect(await data(ask('/company/catalogs'))).toMatchObject([
    { id: catalogId, supplierName: 'TeleGros', productCount: 2, accessoryCount: 1, categories: [{ name: 'Mobile' }] },
  ]);
  expect((await ask('/company/catalogs', other.token)).body).toMatchObject({ data: [], meta: { total: 0 } });
});

test('products: the employer’s choice first, hidden ones and categories that are off never, searchable', async () => {
  const names = async (query = '') =>
    (await data<{ productName: string }[]>(ask(`/company/catalogs/${catalogId}/products${query}`))).map(
      ({ productName }) => productName,
    );
  expect(await names()).toEqual(['Zeta, chosen by the employer', 'Phone X']);
  expect(await names('?q=phone')).toEqual(['Phone X']);
});

test('another company’s catalog answers like none, for catalog, products and product', async () => {
  for (const path of ['', '/products', `/products/${productId}`]) {
    const [foreign, missing] = await Promise.all(
      [catalogId, unknownId].map((id) => ask(`/company/catalogs/${id}${path}`, other.token)),
    );
    expect([foreign!.status, foreign!.body.message]).toEqual([404, 'catalog-not-in-your-company']);
    expect({ ...foreign!.body, requestId: '' }).toEqual({ ...missing!.body, requestId: '' });
  }
});

test('a product carries what the wizard’s example needs: with the subscription’s choices it prices E1', async () => {
  const { offer } = await data<{ offer: Offer }>(ask(`/company/catalogs/${catalogId}/products/${productId}`));
  const month = { amount: 10_000, currency: 'DKK' };
  const chosen = {
    ...offer,
    periods: [24],
    subsidy: { yearly: { amount: 120_000, currency: 'DKK' }, perMonth: month, left: month },
  };
  const { quote } = quoteOf(chosen, {
    ...firstChoice(chosen, 24),
    accessoryIds: [coverId],
    allRisk: true,
    employeeIns: true,
  });
  expect([
    quote.monthlyBeforeSubsidy.amount,
    quote.monthlyPrice.amount,
    quote.estimate!.columns[0]!.netCost.amount,
  ]).toEqual([32_893, 22_893, 13_266]);
});
