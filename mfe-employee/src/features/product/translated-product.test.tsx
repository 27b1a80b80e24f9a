import { placeOrder } from '@portal/contract/shop-orders';
import { getShopProduct } from '@portal/contract/shop-products';
import { fakeApi, on, renderPage, translatePage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenAnna, givenProduct, id, kroner, taxRateRoutes } from '../../testing/given-shop.ts';
import ProductPage from './ProductPage.tsx';

const at = `/employee/catalogs/${id(1)}/products/${id(4)}?subscriptionId=${id(2)}&months=24`;
const path = '/employee/catalogs/:catalogId/products/:productId';
const placed = on(placeOrder, {
  data: { id: id(7), orderNumber: 100_001, status: 'ORDERED', monthlyPrice: kroner(21_393) },
});

let translator: MutationObserver | undefined;
afterEach(() => translator?.disconnect());

/** What is read, without the marks of the translator. */
const read = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/[⟦⟧]/g, '');

describe('a product page that the browser has translated', () => {
  beforeEach(givenAnna);

  test('shows one price everywhere, and it is the one that is sent', async () => {
    const api = fakeApi(on(getShopProduct, { data: givenProduct() }), placed, ...taxRateRoutes());
    const { user, container } = renderPage(<ProductPage />, { at, path });
    const button = await screen.findByRole('button', { name: /^Order for/ });
    translator = translatePage();
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    await user.click(screen.getByRole('checkbox', { name: /All-risk/ }));
    await waitFor(() => expect(read(button)).toBe('Order for 213.93 a month'));
    const lineOf = (fact: RegExp) =>
      read([...container.querySelectorAll('dt, th')].find((one) => fact.test(read(one)))?.parentElement);
    expect(lineOf(/^Before subsidy/)).toMatch(/313\.93$/);
    expect(read(button.nextElementSibling)).toMatch(/^24 deductions, DKK.5,134\.32 in all before tax/);
    expect(read(container)).not.toContain('166.63 ');
    await user.click(screen.getByRole('checkbox', { name: /accept the rules/ }));
    await user.click(button);
    await waitFor(() => expect(api.calls.some(({ call }) => call === 'POST /employee/orders')).toBe(true));
    expect(api.calls.find(({ call }) => call === 'POST /employee/orders')?.body).toMatchObject({
      accessoryIds: [id(5)],
      allRisk: true,
      seen: expect.arrayContaining([{ fact: 'monthlyPrice', of: '', value: kroner(21_393) }]),
    });
  });
});
