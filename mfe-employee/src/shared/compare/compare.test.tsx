import { listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { getShopFacets, getShopProduct, listShopProducts } from '@portal/contract/shop-products';
import { fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import ComparePage from '../../features/compare/ComparePage.tsx';
import ShopPage from '../../features/shop/ShopPage.tsx';
import { givenAnna, givenCard, givenCatalog, givenOffer, givenProduct, id, kroner } from '../../testing/given-shop.ts';

const phone = givenProduct();
const cheaper = givenProduct({
  id: id(30),
  attributes: { capacity: '256 GB' },
  offer: givenOffer({ productName: 'Phone Y', price: kroner(479_920), retailPrice: kroner(599_900) }),
});
const both = on(getShopProduct, ({ params }) => ({ data: params.productId === id(30) ? cheaper : phone }));
const at = `/employee/compare?product=${id(4)}&product=${id(30)}`;

describe('comparing products (UX 1.9)', () => {
  beforeEach(givenAnna);

  test('prices as on their pages, the best one named, equal rows said once', async () => {
    fakeApi(both);
    const { user } = renderPage(<ComparePage />, { at, path: '/employee/compare' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare 2 products' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^From gross salary 166.63 99.97 Lowest/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^less subsidy 100.00 same for all/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Capacity 128 GB 256 GB/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order for 99.97 a month' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/products/${id(30)}?`),
    );
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(screen.queryByRole('row', { name: /^less subsidy/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take Phone Y out of the comparison' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Phone Y' })).toBeNull());
  });

  test('the shop lays up to three of one category aside, in its address', async () => {
    const bike = givenCard({ id: id(40), productName: 'Strand City E', category: { id: id(41), name: 'Bikes' } });
    const cards = [givenCard(), givenCard({ id: id(30), productName: 'Phone Y' }), bike];
    fakeApi(
      on(openSubscriptions, { data: { opened: 0 } }),
      on(getShopFacets, { data: { categories: [], brands: [], attributes: [] } }),
      both,
      on(listShopCatalogs, { data: [givenCatalog()] }),
      on(listShopProducts, { data: cards, meta: { total: 3, page: 1, pageSize: 24 }, isClose: false }),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    await user.click(await screen.findByRole('checkbox', { name: 'Compare Phone X' }));
    const other = screen.getByRole('checkbox', { name: 'Compare Strand City E' });
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'true'));
    await user.click(other);
    expect(other).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Phone Y' }));
    expect(new URLSearchParams(globalThis.location.search).getAll('compare')).toEqual([id(4), id(30)]);
    expect(await screen.findByRole('link', { name: 'Compare 2' })).toHaveAttribute(
      'href',
      `/employee/compare?product=${id(4)}&product=${id(30)}`,
    );
  });

  test('nothing to compare says where to choose', async () => {
    fakeApi(both);
    renderPage(<ComparePage />, { at: '/employee/compare', path: '/employee/compare' });
    expect(await screen.findByText('Nothing to compare')).toBeVisible();
  });
});
