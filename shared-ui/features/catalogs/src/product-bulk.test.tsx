import { supplierCatalogs } from '@portal/contract/catalogs';
import { listCategoryChoices } from '@portal/contract/categories';
import { supplierProductBulk, type BulkResult, type ProductBefore } from '@portal/contract/product-bulk';
import { supplierProducts } from '@portal/contract/products';
import { fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { CatalogItemsPage } from './CatalogItemsPage.tsx';
import { givenCatalog, givenProductRow, mobile, ownPages, pageOfRows } from './given-catalogs.ts';

const catalog = givenCatalog();
const idOf = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const all = Array.from({ length: 250 }, (_, n) => idOf(n + 1));
const before = (productId: string): ProductBefore => ({
  productId,
  version: 2,
  price: 100_00,
  hidden: false,
  featured: false,
  categoryId: mobile.id,
});
const changed = (productId: string): BulkResult => ({
  productId,
  name: 'Phone X',
  outcome: 'CHANGED',
  before: before(productId),
});

async function renderSelected(...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', roles: ['SUPPLIER'] });
  const api = fakeApi(
    ...routes,
    on(supplierCatalogs.get, { data: catalog }),
    on(listCategoryChoices, { data: [mobile] }),
    on(supplierProducts.list, {
      ...pageOfRows([givenProductRow({ id: idOf(1), productName: 'Phone X' })]),
      meta: { total: 250, page: 1, pageSize: 50 },
    }),
    on(supplierProductBulk.ids, { data: { ids: all, isAll: true } }),
  );
  const { user } = renderPage(<CatalogItemsPage {...ownPages} catalogId={catalog.id} />, {
    at: `/supplier/catalogs/phones-2027/${catalog.id}/products`,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Phone X' }));
  await user.click(screen.getByRole('button', { name: 'Select all 250 that match' }));
  await screen.findByText('250 selected');
  await user.click(screen.getByRole('button', { name: 'Change the selected products' }));
  return { api, user };
}

test('prices of all that match change in pieces, each row is told of, and undo gives them back', async () => {
  const gone = idOf(250);
  const { api, user } = await renderSelected(
    on(supplierProductBulk.change, ({ body }) => ({
      data: {
        results: body.productIds.map((id) =>
          id === gone ? { productId: id, name: '', outcome: 'NOT_FOUND' as const, before: null } : changed(id),
        ),
      },
    })),
    on(supplierProductBulk.undo, ({ body }) => ({
      data: { results: body.rows.map(({ productId }) => changed(productId)) },
    })),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Lower prices…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Lower the price of 250 products' });
  expect(dialog).toHaveTextContent(/Phone X.*and 249 more\./);
  expect(dialog).not.toHaveTextContent('→');
  await user.click(within(dialog).getByRole('button', { name: 'Change prices' }));
  expect(await within(dialog).findAllByText('This field is required')).not.toHaveLength(0);
  await user.type(within(dialog).getByLabelText('By how many per cent'), '10');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/6,399\.20 → .*5,759\.28/);
  await user.click(within(dialog).getByRole('button', { name: 'Change prices' }));
  expect(await within(dialog).findByText('249 products are changed')).toBeVisible();
  expect(within(dialog).getByRole('list', { name: 'Not changed' })).toHaveTextContent('A product: no longer exists');
  const sent = api.calls.filter(({ call }) => call.endsWith('/products/changes')).map(({ body }) => body) as {
    productIds: string[];
    change: unknown;
  }[];
  expect(sent.map(({ productIds, change }) => [productIds.length, change])).toEqual([
    [200, { pricePercent: -1000 }],
    [50, { pricePercent: -1000 }],
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await within(dialog).findByText('249 products are as before')).toBeVisible();
});

test('hiding asks first and says what employees notice', async () => {
  const { api, user } = await renderSelected(
    on(supplierProductBulk.change, ({ body }) => ({ data: { results: body.productIds.map(changed) } })),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide 250 products' });
  expect(dialog).toHaveTextContent('Employees see hidden products nowhere.');
  expect(api.calls.some(({ call }) => call.endsWith('/changes'))).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Hide 250 products' }));
  expect(await within(dialog).findByText('250 products are changed')).toBeVisible();
});
