import { listEmployeeSubscriptions, listShopCatalogs, openSubscriptions } from '@portal/contract/shop-catalogs';
import { listShopProducts } from '@portal/contract/shop-products';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenAnna, givenCard, givenCatalog, givenRound, id, kroner } from '../../testing/given-shop.ts';
import ShopPage from './ShopPage.tsx';

const page = (...data: ReturnType<typeof givenCard>[]) => ({
  data,
  meta: { total: data.length, page: 1, pageSize: 24 },
});
const opened = on(openSubscriptions, { data: { opened: 1 } });

describe('the shop', () => {
  beforeEach(givenAnna);

  test('shows the monthly prices and the rest of the subsidy, and reports once that it was seen', async () => {
    const api = fakeApi(
      opened,
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
  });

  test('counts phone tax in or out, shows gross, and asks for a category in the address', async () => {
    const api = fakeApi(
      opened,
      on(listShopCatalogs, { data: [givenCatalog()] }),
      on(listShopProducts, page(givenCard())),
    );
    const { user } = renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    await user.click(await screen.findByRole('checkbox', { name: 'I am already taxed of free phone' }));
    expect(screen.getByRole('link', { name: /Phone X/ })).toHaveTextContent('96.56DKK net/mo.');
    await user.click(screen.getByRole('radio', { name: 'Gross' }));
    expect(screen.getByRole('link', { name: /Phone X/ })).toHaveTextContent('166.63DKK gross/mo.');
    await user.click(screen.getByRole('button', { name: /Mobile 2/ }));
    await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ categoryId: id(3), subscriptionId: id(2) }));
  });

  test('offers to clear filters that nothing passes', async () => {
    fakeApi(
      opened,
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
      'says that there is no invitation',
      [],
      'Your workplace has not invited you to an open subscription. You get a mail when it does.',
    ],
  ])('%s when it is empty', async (_what, subscriptions, why) => {
    fakeApi(opened, on(listShopCatalogs, { data: [] }), on(listEmployeeSubscriptions, { data: subscriptions }));
    renderPage(<ShopPage />, { at: '/employee/catalogs', path: '/employee/catalogs' });
    expect(await screen.findByText(why)).toBeVisible();
  });

  test('a failed list names itself and can be asked for again', async () => {
    const api = fakeApi(
      opened,
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
