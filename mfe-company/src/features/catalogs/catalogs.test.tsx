import {
  getCompanyCatalog,
  listCompanyCatalogs,
  listCompanyProducts,
  type CompanyCatalog,
  type CompanyProduct,
} from '@portal/contract/company-catalogs';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import CatalogListPage from './CatalogListPage.tsx';
import CatalogProductsPage from './CatalogProductsPage.tsx';

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const own = idOf(3);
const phones: CompanyCatalog = {
  id: idOf(20),
  displayName: 'Phones',
  description: 'Phones for work',
  currency: 'DKK',
  supplierId: '00000000-0000-4000-8000-000000000901',
  supplierName: 'TeleGros',
  sortOrder: 1,
  accessoriesEnabled: true,
  productCount: 1,
  accessoryCount: 9,
  categories: [{ id: idOf(30), name: 'Mobile', requireMultimediaTax: true, insuranceRequired: false }],
  subscriptionCount: 2,
};
const phone: CompanyProduct = {
  id: idOf(40),
  productName: 'Phone X',
  SKU: 'PX128',
  supplierSKU: '',
  categoryId: idOf(30),
  categoryName: 'Mobile',
  price: { amount: 639_920, currency: 'DKK' },
  retailPrice: null,
  image: '',
  picture: null,
  mandatory: true,
  featured: false,
  allRisk: { amount: 3_900, currency: 'DKK' },
  employeeIns: null,
  billingPeriod: 1,
  accessoryCount: 2,
};
const path = '/company/:companyId/catalogs/:catalogId/products';

beforeEach(() => {
  givenSession();
});

test('each catalog leads to its products', async () => {
  fakeApi(on(listCompanyCatalogs, { data: [phones], meta: { total: 1, page: 1, pageSize: 50 } }));
  renderPage(<CatalogListPage />);
  expect(await screen.findByRole('link', { name: 'Phones' })).toHaveAttribute(
    'href',
    `/company/${own}/catalogs/${phones.id}/products`,
  );
  expect(screen.getByRole('row', { name: /Phones/ })).toHaveTextContent(/TeleGros.*Mobile.*1.*9.*2/);
});

test('a company without catalogs is told where they come from', async () => {
  fakeApi(on(listCompanyCatalogs, { data: [], meta: { total: 0, page: 1, pageSize: 50 } }));
  renderPage(<CatalogListPage />);
  expect(await screen.findByText('No catalogs yet')).toBeVisible();
});

test('products show prices ex VAT and the employer’s choice', async () => {
  fakeApi(
    on(getCompanyCatalog, { data: phones }),
    on(listCompanyProducts, { data: [phone], meta: { total: 1, page: 1, pageSize: 50 } }),
  );
  renderPage(<CatalogProductsPage />, { at: `/company/${own}/catalogs/${phones.id}/products`, path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Phones' })).toBeVisible();
  expect(screen.getByText(/From TeleGros, prices in DKK/)).toHaveTextContent('9 accessories, in 2 open subscriptions.');
  const row = await screen.findByRole('row', { name: /Phone X/ });
  expect(row).toHaveTextContent('Employer’s choice');
  expect(row).toHaveTextContent('6,399.20 DKK');
});

test.each([
  ['another company’s address', idOf(99), on(getCompanyCatalog, { data: phones })],
  ['a catalog that is not the company’s', own, on(getCompanyCatalog, fails('catalog-not-in-your-company', 404))],
])('%s says what a wrong one says', async (_what, companyId, route) => {
  fakeApi(route);
  renderPage(<CatalogProductsPage />, { at: `/company/${companyId}/catalogs/${phones.id}/products`, path });
  expect(
    await screen.findByText('The company or catalog does not exist, or you do not have permission.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The catalog could not be loaded.');
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
});

test('a catalog that cannot be read just now says so, and is tried again', async () => {
  fakeApi(on(getCompanyCatalog, fails('something-went-wrong', 500)));
  renderPage(<CatalogProductsPage />, { at: `/company/${own}/catalogs/${phones.id}/products`, path });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible());
  expect(screen.queryByText(/does not exist/)).toBeNull();
});
