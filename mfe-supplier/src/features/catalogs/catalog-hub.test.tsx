import { supplierCatalogs, type CatalogCompany } from '@portal/contract/catalogs';
import { listProductImports } from '@portal/contract/imports';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import CatalogPage from './CatalogPage.tsx';
import { givenCatalog, id, pageOfRows } from './given-catalogs.ts';

const nordlys: CatalogCompany = {
  id: id(3),
  company_name: 'Nordlys A/S',
  vat_no: '',
  city: 'Aarhus',
  currency: 'DKK',
  status: 'ACTIVE',
  assignedAt: '2026-11-20T09:00:00.000Z',
  openSubscriptions: 1,
  isClosed: false,
};

test.each([
  ['a reseller opens its companies from there', true],
  ['a supplier without companies of its own reads their names', false],
])('an own catalog on one page: %s', async (_what, isReseller) => {
  givenSession({ role: 'supplier', roles: ['SUPPLIER'], isReseller });
  fakeApi(
    on(supplierCatalogs.get, { data: givenCatalog() }),
    on(supplierCatalogs.companies, pageOfRows([nordlys])),
    on(listProductImports, pageOfRows([])),
  );
  const at = `/supplier/catalogs/phones-2027/${givenCatalog().id}`;
  renderPage(<CatalogPage />, { at, path: '/supplier/catalogs/:catalogName/:catalogId' });
  expect(await screen.findByRole('heading', { name: 'Phones 2027', level: 1 })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `${at}/edit`);
  expect(screen.getByRole('link', { name: /^Accessories/ })).toHaveAttribute('href', `${at}/products?tab=accessories`);
  expect(screen.getByText('phones-2027')).toBeVisible();
  await screen.findByText('Aarhus');
  expect(screen.queryByRole('link', { name: 'Nordlys A/S' })?.getAttribute('href')).toBe(
    isReseller ? `/supplier/companies/${id(3)}/edit` : undefined,
  );
  expect(await screen.findByText('No earlier imports')).toBeVisible();
});
