import { supplierCatalogs } from '@portal/contract/catalogs';
import { listCategoryChoices } from '@portal/contract/categories';
import { listCurrencies } from '@portal/contract/currencies';
import { supplierProducts } from '@portal/contract/products';
import {
  countPresses,
  fails,
  fakeApi,
  givenSession,
  on,
  pressesOf,
  renderPage,
  type FakeRoute,
} from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CatalogCompaniesPage from './CatalogCompaniesPage.tsx';
import CatalogItemsPage from './CatalogItemsPage.tsx';
import CatalogListPage from './CatalogListPage.tsx';
import EditCatalogPage from './EditCatalogPage.tsx';
import { givenCatalog, givenCatalogCompany, pageOfRows } from './given-catalogs.ts';

const currencies = on(listCurrencies, {
  data: [{ id: '00000000-0000-7000-8000-000000000090', isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }],
});
const catalog = givenCatalog();
const signIn = (isReseller = true) => givenSession({ role: 'supplier', roles: ['SUPPLIER'], isReseller });
const toasts = () => screen.getByRole('region', { name: 'Notifications', hidden: true });

function renderList(...routes: FakeRoute[]) {
  signIn();
  const api = fakeApi(...routes, on(supplierCatalogs.list, pageOfRows([catalog])), currencies);
  return { api, ...renderPage(<CatalogListPage />, { at: '/supplier/catalogs', path: '/supplier/catalogs' }) };
}

test('the list shows each catalog with its counts; its name leads to the products', async () => {
  renderList();
  const row = (await screen.findByRole('link', { name: 'Phones 2027' })).closest('tr');
  expect(row).toHaveTextContent('phones-2027');
  expect(row).toHaveTextContent('1 hidden');
  expect(screen.getByRole('link', { name: 'Phones 2027' })).toHaveAttribute(
    'href',
    `/supplier/catalogs/phones-2027/${catalog.id}/products`,
  );
});

test('products are imported from the page of the products, at the address of the own catalog', async () => {
  signIn();
  const own = givenCatalog({ catalogName: 'phones/2027' });
  fakeApi(
    on(supplierCatalogs.get, { data: own }),
    on(supplierProducts.list, pageOfRows([])),
    on(listCategoryChoices, { data: [] }),
  );
  renderPage(<CatalogItemsPage />, {
    at: `/supplier/catalogs/phones%2F2027/${own.id}/products`,
    path: '/supplier/catalogs/:catalogName/:catalogId/products',
  });
  expect(await screen.findByRole('link', { name: 'Import products' })).toHaveAttribute(
    'href',
    `/supplier/catalogs/phones%2F2027/${own.id}/products/import`,
  );
});

test('a name in Danish is kept beside the first one, which stays as it was', async () => {
  signIn();
  const shown = { ...catalog, displayName: 'Telefoner', danishName: 'Telefoner' };
  const api = fakeApi(
    on(supplierCatalogs.get, { data: shown }),
    on(supplierCatalogs.change, { data: shown }),
    currencies,
  );
  const { user } = renderPage(<EditCatalogPage />, {
    at: `/supplier/catalogs/phones-2027/${catalog.id}/edit`,
    path: '/supplier/catalogs/:catalogName/:catalogId/edit',
  });
  expect(await screen.findByRole('heading', { name: 'Telefoner', level: 1 })).toBeVisible();
  expect(screen.getByLabelText('Display name')).toHaveValue('Phones 2027');
  await user.type(screen.getByLabelText(/^Display name in Danish/), ' 2027');
  await user.click(screen.getByRole('button', { name: 'Save catalog' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 3,
      danishName: 'Telefoner 2027',
    }),
  );
});

test('editing sends only what changed, for the version seen; a stale one is said in the form', async () => {
  signIn();
  const api = fakeApi(
    on(supplierCatalogs.get, { data: catalog }),
    on(supplierCatalogs.change, fails('changed-by-someone-else', 409)),
    currencies,
  );
  const { user } = renderPage(<EditCatalogPage />, {
    at: `/supplier/catalogs/phones-2027/${catalog.id}/edit`,
    path: '/supplier/catalogs/:catalogName/:catalogId/edit',
    inlineErrors: ['/supplier/catalogs/*'],
  });
  const name = await screen.findByLabelText('Display name');
  expect(screen.getByLabelText('Currency')).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Phones');
  await user.click(screen.getByRole('button', { name: 'Save catalog' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/i);
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ version: 3, displayName: 'Phones' });
  expect(name).toHaveValue('Phones');
  expect(toasts()).toBeEmptyDOMElement();
});

const companiesAt = {
  at: `/supplier/catalogs/phones-2027/${catalog.id}/assigned-companies`,
  path: '/supplier/catalogs/:catalogName/:catalogId/assigned-companies',
};

test('a catalog is assigned from the list by the presses that the table names', async () => {
  const other = givenCatalogCompany({ company_name: 'Fjordby ApS', assignedAt: null });
  const { api, user } = renderList(
    on(supplierCatalogs.companies, pageOfRows([other])),
    on(supplierCatalogs.assign, { data: { assigned: 1 } }),
  );
  const plus = await screen.findByRole('button', { name: 'Assign Phones 2027 to companies' });
  const presses = countPresses();
  await user.click(plus);
  const dialog = await screen.findByRole('dialog', { name: 'Assign Phones 2027' });
  await user.click(await within(dialog).findByRole('checkbox', { name: /Fjordby ApS/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Assign to 1 company' }));
  expect(await screen.findByText('Phones 2027 is assigned')).toBeVisible();
  expect(presses()).toBe(pressesOf('Assign a catalog to a company'));
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ companyIds: [other.id] });
  await waitFor(() => expect(plus).toHaveFocus());
});

test('a supplier that is no reseller is told that the page is not for it, and nothing is asked for', async () => {
  signIn(false);
  const api = fakeApi();
  renderPage(<CatalogCompaniesPage />, companiesAt);
  expect(await screen.findByText(/permission to access/i)).toBeVisible();
  expect(api.calls).toEqual([]);
});
