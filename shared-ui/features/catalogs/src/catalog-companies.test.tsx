import { supplierCatalogs } from '@portal/contract/catalogs';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { CatalogCompaniesPage } from './CatalogCompaniesPage.tsx';
import { givenCatalog, givenCatalogCompany, id, ownPages, pageOfRows } from './given-catalogs.ts';

const catalog = givenCatalog();
const other = givenCatalogCompany({ id: id(31), company_name: 'Fjordby ApS', assignedAt: null });

/** The page over companies that have the catalog, and those that could have it. */
function renderCompanies(assigned: (typeof other)[], free: (typeof other)[], ...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', roles: ['SUPPLIER'], isReseller: true });
  const api = fakeApi(
    ...routes,
    on(supplierCatalogs.get, { data: catalog }),
    on(supplierCatalogs.companies, ({ query }) => pageOfRows(query['assigned'] === 'false' ? free : assigned)),
  );
  return { api, ...renderPage(<CatalogCompaniesPage {...ownPages} catalogId={catalog.id} />, { at: '/' }) };
}
const openMenu = async (user: ReturnType<typeof renderPage>['user'], entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Nordlys A/S' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

test('a reseller assigns a catalog to the companies it ticks', async () => {
  const { api, user } = renderCompanies(
    [givenCatalogCompany({ openSubscriptions: 1 })],
    [other],
    on(supplierCatalogs.assign, { data: { assigned: 1 } }),
  );
  expect((await screen.findByText('Nordlys A/S')).closest('tr')).toHaveTextContent('1 open');
  await user.click(screen.getByRole('button', { name: 'Assign to companies' }));
  await user.click(await screen.findByRole('checkbox', { name: /Fjordby ApS/ }));
  await user.click(screen.getByRole('button', { name: 'Assign to 1 company' }));
  expect(await screen.findByText('Phones 2027 is assigned')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ companyIds: [other.id] });
});

test.each([
  ['is not open for more catalogs', { isClosed: true }, /Has a catalog and is not open for more/],
  ['pays in another currency', { currency: 'SEK' }, 'Pays in SEK, the catalog is in DKK.'],
])('a company that %s cannot be ticked, and the dialog says why', async (_what, change, why) => {
  const { user } = renderCompanies([], [{ ...other, ...change }]);
  await user.click((await screen.findAllByRole('button', { name: 'Assign to companies' }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign Phones 2027' }));
  expect(await dialog.findByRole('checkbox', { name: /Fjordby ApS/ })).toBeDisabled();
  expect(dialog.getByText(why)).toBeVisible();
});

test('what an open subscription offers cannot be unlinked, and the dialog says so', async () => {
  const { user } = renderCompanies(
    [givenCatalogCompany()],
    [],
    on(supplierCatalogs.unlink, fails('catalog-is-in-use', 409)),
  );
  await openMenu(user, 'Unlink');
  await user.click(await screen.findByRole('button', { name: 'Unlink catalog' }));
  expect(await screen.findByText('The catalog is in use.')).toBeVisible();
});

test('taking all catalogs from a company asks first, then says how many stay', async () => {
  const { api, user } = renderCompanies(
    [givenCatalogCompany()],
    [],
    on(supplierCatalogs.reset, { data: { unlinked: 2, kept: 1 } }),
  );
  await openMenu(user, 'Reset all catalogs');
  const question = within(await screen.findByRole('dialog', { name: 'Reset the catalogs of Nordlys A/S?' }));
  expect(question.getByText(/Catalogs that an open subscription offers stay/)).toBeVisible();
  expect(api.calls.some(({ call }) => !call.startsWith('GET'))).toBe(false);
  await user.click(question.getByRole('button', { name: 'Reset catalogs' }));
  expect(await screen.findByText('2 catalogs unlinked, 1 kept because they are in use')).toBeVisible();
  const sent = api.calls.filter(({ call }) => !call.startsWith('GET')).map(({ call }) => call);
  expect(sent).toEqual([expect.stringContaining(`/companies/${givenCatalogCompany().id}/`)]);
});
