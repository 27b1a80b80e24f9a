import { listEmployeeSubscriptions, listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { getShopFacets, listShopProducts } from '@portal/contract/shop-products';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenAnna, givenCard, givenCatalog, givenRound, id, kroner } from '../../testing/given-shop.ts';
import ShopPage from './ShopPage.tsx';

const page = (...data: ReturnType<typeof givenCard>[]) => ({
  data,
  meta: { total: data.length, page: 1, pageSize: 24 },
  isClose: false,
});
const facets = on(getShopFacets, {
  data: {
    categories: [{ id: id(3), name: 'Mobile', products: 2 }],
    attributes: [
      {
        name: 'capacity',
        kind: 'NUMBER' as const,
        unit: 'GB',
        values: [
          { value: '128 GB', products: 1 },
          { value: '1000 GB', products: 1 },
        ],
      },
    ],
    brands: [
      { name: 'Holm', products: 1 },
      { name: 'Skær', products: 1 },
    ],
  },
});
const opened = on(openSubscriptions, { data: { opened: 1 } });

describe('the shop', () => {
  beforeEach(givenAnna);

  test('shows the monthly prices and the rest of the subsidy, and reports once that it was seen', async () => {
    const api = fakeApi(
      opened,
      facets,
      on(listShopCatalogs, { data: [givenCatalog()] }),
      on(listShopProducts, page(givenCard(), givenCard({ id: id(8), productName: 'No price', orderable: false }))),
    );
    renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    const card = await screen.findByRole('link', { name: /Phone X/ });
    expect(card).toHaveTextContent('219.21DKK net/mo.');
    expect(card).toHaveTextContent('166.63 gross in 24 months, before subsidy 266.63, incl. 122.65 tax on the benefit');
    expect(card).toHaveAttribute(
      'href',
      `/employee/catalogs/${id(1)}/products/${id(4)}?subscriptionId=${id(2)}&months=24`,
    );
    expect(screen.getByRole('link', { name: /No price/ })).toHaveTextContent(
      'Price is missing. Cannot be ordered yet.',
    );
    expect(screen.getByText('DKK 100.00/mo.')).toBeVisible();
    expect(screen.getByText('January 2027')).toBeVisible();
    expect(screen.getByText('30 November 2026')).toBeVisible();
    expect(api.calls.filter(({ call }) => call === 'POST /employee/subscriptions/opened')).toHaveLength(1);
    // The number beside the category “All” is exact, so the one above the cards is too.
    expect(api.calls.find(({ call }) => call === 'GET /employee/products')?.query).toMatchObject({ count: 'exact' });
  });

  test('counts phone tax in or out, shows gross, and asks for a category in the address', async () => {
    const api = fakeApi(
      opened,
      facets,
      on(listShopCatalogs, { data: [givenCatalog()] }),
      on(listShopProducts, page(givenCard())),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    await user.click(await screen.findByRole('checkbox', { name: 'I am already taxed of free phone' }));
    expect(screen.getByRole('link', { name: /Phone X/ })).toHaveTextContent('96.56DKK net/mo.');
    await user.click(screen.getByRole('radio', { name: 'Gross' }));
    expect(screen.getByRole('link', { name: /Phone X/ })).toHaveTextContent('166.63DKK gross/mo.');
    await user.click(screen.getByRole('button', { name: /Mobile 2/ }));
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ categoryId: id(3) }));
    expect(new URLSearchParams(globalThis.location.search).get('categoryId')).toBe(id(3));
  });

  test('narrows by what products have: a storage, written as the page writes numbers', async () => {
    fakeApi(opened, facets, on(listShopCatalogs, { data: [givenCatalog()] }), on(listShopProducts, page(givenCard())));
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    await user.click(await screen.findByRole('button', { name: /1,000 GB/ }));
    expect(new URLSearchParams(globalThis.location.search).getAll('attribute')).toEqual(['capacity:1000 GB']);
  });

  test('narrows by brand and by price a month, all of it in the address', async () => {
    const api = fakeApi(
      opened,
      facets,
      on(listShopCatalogs, { data: [givenCatalog()] }),
      on(listShopProducts, page(givenCard())),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    await user.click(await screen.findByRole('checkbox', { name: /Holm 1/ }));
    await user.click(screen.getByRole('checkbox', { name: /Skær 1/ }));
    await user.type(screen.getByRole('textbox', { name: 'To' }), '600');
    await waitFor(() =>
      expect(api.calls.findLast(({ call }) => call === 'GET /employee/products')?.query).toMatchObject({
        brand: 'Skær',
        maxPrice: '60000',
      }),
    );
    const address = new URLSearchParams(globalThis.location.search);
    expect([address.getAll('brand'), address.get('maxPrice')]).toEqual([['Holm', 'Skær'], '60000']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(globalThis.location.search).toBe(''));
  });

  test('one shop: every round is in it, with what is left of each subsidy and each last day', async () => {
    const none = { yearly: kroner(0), perMonth: kroner(0), left: kroner(0) };
    const bikes = { id: id(20), subscriptionId: id(21), displayName: 'Bikes', subscriptionName: 'Bikes 2027' };
    fakeApi(
      opened,
      facets,
      on(listShopCatalogs, {
        data: [givenCatalog(), givenCatalog({ ...bikes, endDate: '2026-12-20', periods: [12], subsidy: none })],
      }),
      on(listShopProducts, { ...page(givenCard()), isClose: true }),
    );
    renderPage(<ShopPage />, { at: '/employee/catalogs?q=fone', path: '/employee/catalogs' });
    expect(await screen.findByText('DKK 100.00/mo.')).toBeVisible();
    expect(screen.getByText('Bikes 20 December 2026')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Bikes 2027' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '12 months' })).toBeInTheDocument();
    expect(await screen.findByText('Nothing is written exactly as “fone”. These are spelled alike.')).toBeVisible();
  });

  test('where there is no subsidy none is named, and a used category says until when', async () => {
    const none = { yearly: kroner(0), perMonth: kroner(0), left: kroner(0) };
    const takenBy = { orderId: id(7), orderNumber: 100_038, expireDate: '2027-03-31' };
    fakeApi(
      opened,
      facets,
      on(listShopCatalogs, { data: [givenCatalog({ subsidy: none })] }),
      on(listShopProducts, page(givenCard({ takenBy }))),
    );
    renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    const card = await screen.findByRole('link', { name: /Phone X/ });
    expect(card).toHaveTextContent('You have one in this category, order 100038');
    expect(card).toHaveTextContent('It is paid until 31 March 2027.');
    expect(screen.queryByText('Subsidy left')).toBeNull();
  });

  test('offers to clear filters that nothing passes', async () => {
    fakeApi(
      opened,
      facets,
      on(listShopCatalogs, { data: [givenCatalog()] }),
      on(listShopProducts, ({ query }) => (query.q ? page() : page(givenCard()))),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs?q=unicorn', path: '/employee/catalogs' });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: /Phone X/ })).toBeVisible();
  });

  test.each([
    [
      'says when the next subscription opens',
      [givenRound({ state: 'upcoming' })],
      'Mobile 2027 opens on 16 November 2026. You get a mail when it does.',
    ],
    [
      'blames no invitation, which may be over,',
      [],
      'No subscription is open for you. You get a mail when one opens for you.',
    ],
  ])('%s when it is empty', async (_what, subscriptions, why) => {
    fakeApi(opened, on(listShopCatalogs, { data: [] }), on(listEmployeeSubscriptions, { data: subscriptions }));
    renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    expect(await screen.findByText(why)).toBeVisible();
  });

  test('a failed list names itself and can be asked for again', async () => {
    const api = fakeApi(
      opened,
      facets,
      on(listShopCatalogs, {
        data: [givenCatalog({ subsidy: { yearly: kroner(0), perMonth: kroner(0), left: kroner(0) } })],
      }),
      on(listShopProducts, fails('something-went-wrong', 500)),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    const note = await screen.findByText('The products could not be loaded.');
    expect(note).toBeVisible();
    api.add(on(listShopProducts, page(givenCard())));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Phone X/ })).toBeVisible();
  });
});
