import { adminCatalogs, supplierCatalogs } from '@portal/contract/catalogs';
import { listCurrencies } from '@portal/contract/currencies';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CatalogListPage } from './CatalogListPage.tsx';
import { givenCatalog, id, ownPages, pageOfRows } from './given-catalogs.ts';

const currencies = on(listCurrencies, {
  data: [{ id: id(90), isoCode: 'DKK', symbol: 'kr.', orderNumber: 1, version: 1 }],
});
const catalog = givenCatalog();
const toasts = () => screen.getByRole('region', { name: 'Notifications', hidden: true });

function renderList(...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', roles: ['SUPPLIER'] });
  const api = fakeApi(...routes, on(supplierCatalogs.list, pageOfRows([catalog])), currencies);
  return {
    api,
    ...renderPage(<CatalogListPage {...ownPages} />, {
      at: '/supplier/catalogs',
      inlineErrors: ['/supplier/catalogs/*'],
    }),
  };
}

const openMenu = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Phones 2027' }));
  return within(await screen.findByRole('menu'));
};

test('without catalogs the page says what they are and offers the first one', async () => {
  renderList(on(supplierCatalogs.list, pageOfRows([])));
  expect(await screen.findByText('No catalogs yet')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'New catalog' })).toHaveLength(2);
});

test('a new catalog needs both names, each with its own words; then it is added', async () => {
  const { api, user } = renderList(on(supplierCatalogs.create, { data: catalog }));
  await user.click(await screen.findByRole('button', { name: 'New catalog' }));
  const dialog = await screen.findByRole('dialog', { name: 'New catalog' });
  await user.click(await within(dialog).findByRole('button', { name: 'Add catalog' }));
  expect(within(dialog).getByLabelText('Catalog name')).toHaveAccessibleDescription(/A catalog name is required/);
  expect(within(dialog).getByLabelText('Display name')).toHaveAccessibleDescription(
    /A display name is required to show the catalog to customers/,
  );
  await user.type(within(dialog).getByLabelText('Catalog name'), 'phones-2027');
  await user.type(within(dialog).getByLabelText('Display name'), 'Phones 2027');
  await user.click(within(dialog).getByRole('button', { name: 'Add catalog' }));
  await waitFor(() =>
    expect(globalThis.location.pathname).toBe(`/supplier/catalogs/phones-2027/${catalog.id}/products`),
  );
  expect(api.calls.find(({ call }) => call === 'POST /supplier/catalogs')?.body).toMatchObject({
    catalogName: 'phones-2027',
    displayName: 'Phones 2027',
    currency: 'DKK',
    sortOrder: 0,
    accessoriesEnabled: true,
  });
});

test('deleting asks first and says how many companies lose it; a refusal stays in the dialog (SPEC 8)', async () => {
  const { api, user } = renderList(on(supplierCatalogs.remove, fails('catalog-is-in-use', 409)));
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Phones 2027?' });
  expect(question).toHaveTextContent('2 companies lose it. Orders that were made from it stay as they are.');
  expect(api.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Delete catalog' }));
  expect(await screen.findByText('The catalog is in use.')).toBeVisible();
  expect(toasts()).toBeEmptyDOMElement();
});

test('a catalog that open subscriptions offer names them instead of asking', async () => {
  const uses = { named: [{ kind: 'subscription' as const, id: id(70), name: 'Phones', of: null }], more: 1 };
  const { user } = renderList(
    on(supplierCatalogs.list, pageOfRows([givenCatalog({ subscriptionCount: 2 })])),
    on(supplierCatalogs.uses, { data: uses }),
  );
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Phones 2027 cannot be deleted' }));
  expect(dialog.getByText(/2 open subscriptions offer it\./)).toBeVisible();
  expect(await dialog.findByText('Phones')).toBeVisible();
  expect(dialog.getByText('and 1 more')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete catalog' })).toBeNull();
});

test('a catalog that was given says by whom, leads to its companies, and can only be passed on', async () => {
  const given = givenCatalog({ givenBy: { id: id(60), name: 'PhoneHouse' } });
  const { user } = renderList(on(supplierCatalogs.list, pageOfRows([given])));
  const link = await screen.findByRole('link', { name: 'Phones 2027' });
  expect(link).toHaveAttribute('href', `/supplier/catalogs/phones-2027/${given.id}/assigned-companies`);
  expect(link.closest('tr')).toHaveTextContent('Given by PhoneHouse');
  // The only action of a row is a button, without a menu around it.
  expect(screen.queryByRole('button', { name: 'Actions for Phones 2027' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Assigned companies' }));
  expect(globalThis.location.pathname).toBe(`/supplier/catalogs/phones-2027/${given.id}/assigned-companies`);
});

test('back office asks for the catalogs of the supplier that it opened, and edits one in a dialog', async () => {
  givenSession({ role: 'admin', companyId: null });
  const api = fakeApi(
    on(adminCatalogs.list, pageOfRows([catalog])),
    on(adminCatalogs.change, { data: catalog }),
    currencies,
  );
  const { edit: _edit, ...addresses } = ownPages.addresses;
  const supplier = { portal: 'admin', supplierId: id(60), mayAssign: true } as const;
  const { user } = renderPage(<CatalogListPage context={supplier} addresses={addresses} />, { at: '/' });
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Phones 2027' }));
  await user.type(await dialog.findByLabelText(/^Description/), 'For work');
  await user.click(dialog.getByRole('button', { name: 'Save catalog' }));
  expect(await screen.findByText('Phones 2027 is saved')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))).toMatchObject({
    call: `PATCH /admin/suppliers/${id(60)}/catalogs/${catalog.id}`,
    body: { version: 3, description: 'For work' },
  });
});
