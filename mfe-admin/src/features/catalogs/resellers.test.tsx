import { adminCatalogs, type Catalog } from '@portal/contract/catalogs';
import {
  giveCatalog,
  listCatalogResellers,
  takeCatalogBack,
  type CatalogReseller,
} from '@portal/contract/given-catalogs';
import { getSupplier, listSuppliers, type Supplier, type SupplierRow } from '@portal/contract/suppliers';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import CatalogResellersPage from './CatalogResellersPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const fjord: CatalogReseller = {
  id: id(5),
  name: 'Fjord Telecom',
  city: 'Vejle',
  givenAt: '2026-11-20T09:00:00.000Z',
  companies: 1,
};
const key = 'catalog-is-in-use' as const;

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a catalog is given to a reseller; taking it back while a company has it names the company', async () => {
  let given: CatalogReseller[] = [];
  fakeApi(
    on(getSupplier, { data: { id: id(1), name: 'TeleGros' } as Supplier }),
    on(adminCatalogs.get, {
      data: { id: id(2), catalogName: 'phones', displayName: 'Phones', givenBy: null } as Catalog,
    }),
    on(listCatalogResellers, () => ({ data: given })),
    on(listSuppliers, {
      data: [
        { id: id(5), name: 'Fjord Telecom', city: 'Vejle' } as SupplierRow,
        { id: id(1), name: 'TeleGros', city: 'Aarhus' } as SupplierRow,
      ],
      meta: { total: 2, page: 1, pageSize: 20 },
    }),
    on(giveCatalog, () => ({ data: (given = [fjord]) })),
    on(
      takeCatalogBack,
      fails(key, 409, [
        { path: 'dependants', key, dependant: { kind: 'company', id: id(9), name: 'Nordlys A/S', of: null } },
      ]),
    ),
  );
  const { user } = renderPage(<CatalogResellersPage />, {
    at: `/admin/suppliers/${id(1)}/catalogs/${id(2)}/resellers`,
    path: '/admin/suppliers/:supplierId/catalogs/:catalogId/resellers',
  });
  expect(await screen.findByText('No reseller has this catalog')).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: 'Give to a reseller' }));
  expect(await screen.findByRole('option', { name: /Fjord Telecom/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /TeleGros/ })).toBeNull();
  await user.click(screen.getByRole('option', { name: /Fjord Telecom/ }));
  await user.click(await screen.findByRole('button', { name: 'Take back from Fjord Telecom' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Phones back from Fjord Telecom?' }));
  await user.click(dialog.getByRole('button', { name: 'Take back' }));
  expect(await dialog.findByRole('link', { name: 'Nordlys A/S' })).toHaveAttribute('href', `/admin/companies/${id(9)}`);
});
