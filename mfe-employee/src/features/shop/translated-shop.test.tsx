import { listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { getShopFacets, listShopProducts } from '@portal/contract/shop-products';
import { fakeApi, on, renderPage, translatePage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenAnna, givenCard, givenCatalog, id } from '../../testing/given-shop.ts';
import ShopPage from './ShopPage.tsx';

const products = on(listShopProducts, ({ query }) => {
  const cards = ['Phone X', 'Bike Y', 'Desk Z'].map((productName, at) => givenCard({ id: id(30 + at), productName }));
  const data = query.q || query.categoryId ? cards.slice(1, 2) : query.sort === '-price' ? cards.toReversed() : cards;
  return { data, meta: { total: data.length, page: 1, pageSize: 24 }, isClose: false };
});
const facets = on(getShopFacets, {
  data: { categories: [{ id: id(3), name: 'Mobile', products: 1 }], attributes: [], brands: [] },
});

let translator: MutationObserver | undefined;
afterEach(() => translator?.disconnect());

type User = ReturnType<typeof renderPage>['user'];

describe('a shop that the browser has translated', () => {
  beforeEach(givenAnna);

  test.each<[string, (user: User) => Promise<unknown>, string[]]>([
    [
      'shows gross prices',
      (user) => user.click(screen.getByRole('radio', { name: /Gross/ })),
      ['Phone', 'Bike', 'Desk'],
    ],
    ['searches', (user) => user.type(screen.getByRole('searchbox'), 'bike'), ['Bike']],
    ['asks for a category', (user) => user.click(screen.getByRole('button', { name: /Mobile/ })), ['Bike']],
    [
      'sorts',
      (user) => user.selectOptions(screen.getByRole('combobox', { name: /Sort/ }), '-price'),
      ['Desk', 'Bike', 'Phone'],
    ],
  ])('%s and stays', async (_what, act, names) => {
    fakeApi(
      on(openSubscriptions, { data: { opened: 1 } }),
      facets,
      products,
      on(listShopCatalogs, { data: [givenCatalog()] }),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    await screen.findByRole('link', { name: /Desk Z/ });
    translator = translatePage();
    await act(user);
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('link', { name: /Phone X|Bike Y|Desk Z/ })
          .map((link) => /Phone|Bike|Desk/.exec(link.textContent ?? '')?.[0]),
      ).toEqual(names),
    );
  });
});
