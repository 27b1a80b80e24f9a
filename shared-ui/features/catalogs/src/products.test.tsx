import { definitionsWith, supplierAttributes, type AttributeDefinition } from '@portal/contract/attributes';
import { supplierCatalogs } from '@portal/contract/catalogs';
import { listCategoryChoices } from '@portal/contract/categories';
import * as drafts from '@portal/contract/form-drafts';
import { supplierProducts } from '@portal/contract/products';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CatalogItemsPage } from './CatalogItemsPage.tsx';
import {
  givenAccessory,
  givenAccessoryRow,
  givenCatalog,
  givenProduct,
  givenProductRow,
  mobile,
  ownPages,
  pageOfRows,
} from './given-catalogs.ts';

const catalog = givenCatalog();
const hidden = givenProductRow({
  id: '00000000-0000-7000-8000-000000000011',
  productName: 'Old phone',
  SKU: 'OLD',
  hidden: true,
  featured: false,
  price: { amount: 0, currency: 'DKK' },
});

function renderItems(search: string, ...routes: FakeRoute[]) {
  givenSession({ role: 'supplier', roles: ['SUPPLIER'] });
  const api = fakeApi(
    ...routes,
    on(supplierCatalogs.get, { data: catalog }),
    on(listCategoryChoices, { data: [mobile] }),
    on(supplierAttributes.list, { data: definitionsWith([]) }),
    on(supplierProducts.list, pageOfRows([givenProductRow(), hidden])),
    on(supplierProducts.get, { data: givenProduct() }),
    on(supplierProducts.listAccessories, pageOfRows([givenAccessoryRow()])),
    on(supplierProducts.getAccessory, { data: givenAccessory() }),
  );
  return {
    api,
    ...renderPage(<CatalogItemsPage {...ownPages} catalogId={catalog.id} />, {
      at: `/supplier/catalogs/phones-2027/${catalog.id}/products${search}`,
      inlineErrors: ['/supplier/catalogs/*'],
    }),
  };
}
const bodyOf = (api: ReturnType<typeof fakeApi>, start: string) =>
  api.calls.find(({ call }) => call.startsWith(start))?.body;

test('the list shows price, category and state, and searches and filters through the address', async () => {
  const { api, user } = renderItems('');
  const row = (await screen.findByRole('link', { name: 'Phone X' })).closest('tr');
  expect(row).toHaveTextContent(/PX128 · S-PX128.*Mobile.*6,399\.20.*Featured/);
  expect(screen.getByRole('link', { name: 'Old phone' }).closest('tr')).toHaveTextContent(
    /Hidden.*Not orderable: no price/,
  );
  await user.selectOptions(screen.getByLabelText('Category'), 'Mobile');
  await user.selectOptions(screen.getByLabelText('State'), 'Hidden');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ categoryId: mobile.id, hidden: 'true' }));
  expect(screen.getByRole('link', { name: 'Import products' })).toHaveAttribute(
    'href',
    `/supplier/catalogs/phones-2027/${catalog.id}/products/import`,
  );
});

test('a product is added from the drawer: what is missing is named, prices go as minor units', async () => {
  const { api, user } = renderItems('?item=new', on(supplierProducts.create, { data: givenProduct() }));
  const drawer = await screen.findByRole('dialog', { name: 'New product' });
  await user.click(await within(drawer).findByRole('button', { name: 'Add product' }));
  expect(await within(drawer).findByRole('alert')).toHaveTextContent('There are 4 problems');
  await user.type(within(drawer).getByLabelText('Name'), 'Phone Y');
  await user.type(within(drawer).getByLabelText('SKU'), 'PY');
  await user.type(within(drawer).getByLabelText('Price ex VAT'), '6,999.00');
  await user.selectOptions(within(drawer).getByLabelText('Category'), 'Mobile');
  await user.type(within(drawer).getByLabelText(/^All-risk insurance/), '39');
  await user.click(within(drawer).getByText('Attributes'));
  await user.type(within(drawer).getByLabelText('Colour'), 'Sand');
  await user.click(within(drawer).getByRole('button', { name: 'Add product' }));
  expect(await screen.findByText('Phone Y is added')).toBeVisible();
  expect(bodyOf(api, 'POST')).toMatchObject({
    productName: 'Phone Y',
    SKU: 'PY',
    price: 699_900,
    retailPrice: null,
    categoryId: mobile.id,
    allRisk: 3_900,
    attributes: { colour: 'Sand' },
  });
  expect(globalThis.location.search).toBe('');
});

test('a gift above the limit of the tax table is warned of while its price stands, and saved', async () => {
  const giftLimits = [{ country: 'DK', currency: 'DKK', limit: 140_000, vatRate: 2_500 }];
  const { user } = renderItems(
    `?item=${givenProduct().id}`,
    on(listCategoryChoices, { data: [{ ...mobile, giftLimits }] }),
    on(supplierProducts.change, { data: givenProduct() }),
  );
  const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
  expect(await within(drawer).findByText(/This gift is worth DKK 7,999.00 incl. VAT. In Denmark/)).toBeVisible();
  const retail = within(drawer).getByLabelText(/^Retail price/);
  await user.clear(retail);
  await user.type(retail, '1,400.00');
  expect(within(drawer).queryByText(/This gift is worth/)).toBeNull();
  await user.clear(retail);
  await user.type(retail, '1,400.01');
  expect(within(drawer).getByText(/This gift is worth DKK 1,400.01/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Save product' }));
  expect(await screen.findByText('Phone X is saved')).toBeVisible();
});

test('editing sends only what changed; a taken SKU is said at its field', async () => {
  const { api, user } = renderItems(
    `?item=${givenProduct().id}`,
    on(supplierProducts.change, fails('duplicate-sku', 409)),
  );
  const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
  const sku = await within(drawer).findByLabelText('SKU');
  expect(within(drawer).getByText(/Cover/)).toBeVisible();
  await user.clear(sku);
  await user.type(sku, 'OLD');
  await user.click(within(drawer).getByRole('button', { name: 'Save product' }));
  await waitFor(() => expect(sku).toBeInvalid());
  expect(bodyOf(api, 'PATCH')).toEqual({ version: 4, SKU: 'OLD' });
  expect(screen.getByRole('region', { name: 'Notifications', hidden: true })).toBeEmptyDOMElement();
});

test('closing a drawer in which something was typed asks first', async () => {
  const { user } = renderItems('?item=new');
  const drawer = await screen.findByRole('dialog', { name: 'New product' });
  await user.type(await within(drawer).findByLabelText('Name'), 'Half a');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('ticked products are deleted together; a refusal stays in the dialog', async () => {
  const { api, user } = renderItems('', on(supplierProducts.removeMany, fails('remove-product-from-catalog-failed')));
  await user.click(await screen.findByRole('checkbox', { name: /Phone X/ }));
  await user.click(screen.getByRole('checkbox', { name: /Old phone/ }));
  await user.click(screen.getByRole('button', { name: 'Delete 2 products' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Phone X, Old phone');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 products' }));
  expect(await screen.findByText('The product could not be removed from the catalog.')).toBeVisible();
  expect(bodyOf(api, 'POST')).toEqual({ productIds: [givenProductRow().id, hidden.id] });
});

test('a product is hidden from its row, for the version seen', async () => {
  const { api, user } = renderItems('', on(supplierProducts.change, { data: givenProduct({ hidden: true }) }));
  await user.click(await screen.findByRole('button', { name: 'Actions for Phone X' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide from employees' }));
  await waitFor(() => expect(bodyOf(api, 'PATCH')).toEqual({ version: 4, hidden: true }));
  expect(await screen.findByText('Phone X is hidden from employees')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const changes = () => api.calls.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body);
  const { version } = givenProduct({ hidden: true });
  await waitFor(() => expect(changes().at(-1)).toEqual({ version, hidden: false }));
});

test('an accessory is mapped from the whole catalog to chosen products', async () => {
  const { api, user } = renderItems(
    `?tab=accessories&item=${givenAccessory().id}`,
    on(supplierProducts.changeAccessory, { data: givenAccessory() }),
  );
  const drawer = await screen.findByRole('dialog', { name: 'Cover' });
  await user.click(await within(drawer).findByRole('radio', { name: 'Chosen products' }));
  await user.click(await within(drawer).findByRole('combobox', { name: 'Add a product' }));
  await user.click(await screen.findByRole('option', { name: /^Phone X/ }));
  expect(await within(drawer).findByRole('button', { name: 'Take out Phone X' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Save accessory' }));
  await waitFor(() =>
    expect(bodyOf(api, 'PATCH')).toEqual({ version: 2, wholeCatalog: false, productIds: [givenProductRow().id] }),
  );
});

test('a begun accessory goes on with the names of its products, and is dropped once it is added', async () => {
  const begun = { form: 'accessory', savedAt: '2026-11-02T08:00:00.000Z', version: 3 } as const;
  const gone = '00000000-0000-7000-8000-0000000000ff';
  const fields = {
    productName: 'Case',
    SKU: 'C1',
    price: 9_900,
    wholeCatalog: false,
    productIds: [givenProductRow().id, gone],
  };
  const { api, user } = renderItems(
    '?tab=accessories',
    on(drafts.listFormDrafts, { data: [begun] }),
    on(drafts.getFormDraft, { data: { ...begun, fields: JSON.stringify(fields) } }),
    on(drafts.saveFormDraft, { data: { ...begun, version: 4 } }),
    on(drafts.removeFormDraft, { data: { form: 'accessory' } }),
    on(supplierProducts.get, ({ params }) =>
      params.productId === gone ? fails('product-not-found', 404) : { data: givenProduct() },
    ),
    on(supplierProducts.createAccessory, { data: givenAccessory() }),
  );
  await user.click(await screen.findByRole('link', { name: 'Continue where you left off' }));
  const drawer = await screen.findByRole('dialog', { name: 'New accessory' });
  await waitFor(() => expect(within(drawer).getByLabelText('Name')).toHaveValue('Case'));
  expect(await within(drawer).findByRole('button', { name: 'Take out Phone X' })).toBeVisible();
  await waitFor(() => expect(within(drawer).getAllByRole('button', { name: /^Take out/ })).toHaveLength(1));
  await user.click(within(drawer).getByRole('button', { name: 'Add accessory' }));
  await waitFor(() => expect(bodyOf(api, 'POST')).toMatchObject({ SKU: 'C1', productIds: [givenProductRow().id] }));
  await waitFor(() => expect(api.calls.some(({ call }) => call === 'DELETE /user/drafts/accessory')).toBe(true));
});

test('a product shows the first of its accessories and leads to the list of thousands', async () => {
  const cover = givenProduct().accessories[0]!;
  const accessories = Array.from({ length: 2_756 }, (_, n) => ({
    ...cover,
    id: `cover-${n}`,
    productName: `Cover ${n}`,
  }));
  renderItems(`?item=${givenProductRow().id}`, on(supplierProducts.get, { data: { ...givenProduct(), accessories } }));
  const drawer = await screen.findByRole('dialog', { name: 'Phone X' });
  expect(await within(drawer).findByRole('heading', { name: '2,756 accessories' })).toBeVisible();
  expect(within(drawer).getAllByText(/^Cover \d+/)).toHaveLength(20);
  expect(within(drawer).getByRole('link', { name: 'and 2,736 more in the list of accessories' })).toHaveAttribute(
    'href',
    expect.stringContaining('?tab=accessories'),
  );
});

test('what attributes hold is saved with what was read, and a change of a colleague is told', async () => {
  const battery: AttributeDefinition = { name: 'Battery', kind: 'NUMBER', unit: 'h', choices: [] };
  const { api, user } = renderItems(
    '?item=new',
    on(supplierAttributes.list, { data: definitionsWith([battery]) }),
    on(supplierAttributes.save, fails('changed-by-someone-else', 409)),
  );
  const drawer = await screen.findByRole('dialog');
  await user.click(await within(drawer).findByText('Attributes'));
  await user.click(within(drawer).getByRole('button', { name: 'What attributes hold …' }));
  const dialog = await screen.findByRole('dialog', { name: 'What attributes hold' });
  const unit = await within(dialog).findByLabelText('Unit');
  expect(within(dialog).getAllByLabelText('Attribute')).toHaveLength(1);
  await user.clear(unit);
  await user.type(unit, 'min');
  await user.click(within(dialog).getByRole('button', { name: 'Save attributes' }));
  await screen.findByText(/Somebody else has changed this meanwhile/);
  expect(bodyOf(api, 'PUT')).toEqual({ definitions: [{ ...battery, unit: 'min' }], seen: definitionsWith([battery]) });
  expect(unit).toHaveValue('min');
});
