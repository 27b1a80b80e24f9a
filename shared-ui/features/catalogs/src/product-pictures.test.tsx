import { supplierCatalogs } from '@portal/contract/catalogs';
import { listCategoryChoices } from '@portal/contract/categories';
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
  id,
  mobile,
  ownPages,
  pageOfRows,
} from './given-catalogs.ts';

const catalog = givenCatalog();
const picture = (n: number, alt = '') => ({
  id: id(n),
  path: `/api/pictures/${String(n).padStart(64, '0')}`,
  width: 900,
  height: 600,
  alt,
});
const product = givenProduct({ pictures: [picture(61, 'Front'), picture(62)], picture: picture(61, 'Front') });

const accessory = givenAccessory({ pictures: [picture(61), picture(62)] });

const openPictures = (...routes: FakeRoute[]) => openDrawer(`item=${product.id}`, routes);
async function openDrawer(search: string, routes: FakeRoute[]) {
  givenSession({ role: 'supplier', roles: ['SUPPLIER'] });
  const api = fakeApi(
    ...routes,
    on(supplierCatalogs.get, { data: catalog }),
    on(listCategoryChoices, { data: [mobile] }),
    on(supplierProducts.list, pageOfRows([givenProductRow()])),
    on(supplierProducts.get, { data: product }),
    on(supplierProducts.listAccessories, pageOfRows([givenAccessoryRow()])),
    on(supplierProducts.getAccessory, { data: accessory }),
  );
  const { user } = renderPage(<CatalogItemsPage {...ownPages} catalogId={catalog.id} />, {
    at: `/supplier/catalogs/phones-2027/${catalog.id}/products?${search}`,
  });
  const section = within(await screen.findByRole('region', { name: 'Pictures' }));
  return { api, user, section };
}
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.find(({ call }) => call.startsWith('PUT'))?.body;

test('the second picture becomes the main one, and what was seen is said', async () => {
  const { api, user, section } = await openPictures(on(supplierProducts.arrangePictures, { data: product }));
  expect(section.getByText('Main picture')).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Move picture 2 up' }));
  await waitFor(() =>
    expect(sent(api)).toEqual({
      seen: [id(61), id(62)],
      pictures: [
        { id: id(62), alt: '' },
        { id: id(61), alt: 'Front' },
      ],
    }),
  );
});

test('a picture is named for those who cannot see it, and another removed', async () => {
  const { api, user, section } = await openPictures(on(supplierProducts.arrangePictures, { data: product }));
  await user.type(section.getByLabelText('What picture 2 shows'), 'From the side');
  await user.tab();
  await waitFor(() => expect(sent(api)).toMatchObject({ pictures: [{ alt: 'Front' }, { alt: 'From the side' }] }));
  await user.click(section.getByRole('button', { name: 'Remove picture 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Remove picture 1?' }));
  expect(api.calls.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
  await user.click(question.getByText('Remove picture'));
  await waitFor(() =>
    expect(api.calls.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toMatchObject({
      pictures: [{ id: id(62) }],
    }),
  );
});

test('an accessory has the same section, and its pictures are its own', async () => {
  const { api, user, section } = await openDrawer(`tab=accessories&item=${accessory.id}`, [
    on(supplierProducts.arrangeAccessoryPictures, { data: accessory }),
    on(supplierProducts.addAccessoryPicture, { data: accessory }),
  ]);
  await user.click(section.getByRole('button', { name: 'Move picture 2 up' }));
  await waitFor(() => expect(sent(api)).toMatchObject({ pictures: [{ id: id(62) }, { id: id(61) }] }));
  await user.upload(section.getByLabelText(/Drop pictures/), new File(['x'], 'a.jpg'));
  await waitFor(() =>
    expect(api.calls.map(({ call }) => call)).toContainEqual(
      expect.stringMatching(/^POST .*\/accessories\/[^/]+\/pictures$/),
    ),
  );
});

test('several files are sent, and one that is refused is named with the reason', async () => {
  const { api, user, section } = await openPictures(on(supplierProducts.addPicture, fails('picture-cannot-be-read')));
  const files = ['a.jpg', 'b.png'].map((name) => new File(['x'], name));
  await user.upload(section.getByLabelText(/Drop pictures/), files);
  expect(await section.findByRole('alert')).toHaveTextContent(/a\.jpg: The picture is damaged.*b\.png: The picture/);
  expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(2);
});

test('pictures of many products come as a ZIP, and each file has its outcome', async () => {
  const { user } = await openPictures(
    on(supplierProducts.addArchive, {
      data: {
        added: 1,
        files: [
          { name: 'PX128.jpg', SKU: 'PX128', added: true, fault: null },
          { name: 'nobody.jpg', SKU: null, added: false, fault: 'product-not-found' as const },
        ],
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Pictures as ZIP' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of many products' }));
  await user.upload(dialog.getByLabelText(/Drop a ZIP/), new File(['PK'], 'all.zip'));
  expect(await dialog.findByText(/^1 picture is added\. 1 file is left out; see why below\.$/)).toBeVisible();
  expect(dialog.getByText('Added to PX128')).toBeVisible();
  expect(dialog.getByText('nobody.jpg').closest('li')).toHaveTextContent(
    'No product or accessory has this name as its SKU.',
  );
});

test('the drawer says why no employee can order the product', async () => {
  await openPictures(on(supplierProducts.get, { data: { ...product, obstacles: ['NO_PRICE', 'NOT_ASSIGNED'] } }));
  expect(screen.getByText('Nobody can order this:')).toBeVisible();
  expect(screen.getByText('No company has this catalog. Assign it to one.')).toBeVisible();
});
