import { placeOrder } from '@portal/contract/shop-orders';
import { getShopProduct } from '@portal/contract/shop-products';
import { fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { givenAnna, givenProduct, id, kroner, taxRateRoutes } from '../../testing/given-shop.ts';
import ProductPage from './ProductPage.tsx';

const at = `/employee/catalogs/${id(1)}/products/${id(4)}?subscriptionId=${id(2)}&months=24`;
const path = '/employee/catalogs/:catalogId/products/:productId';
const placed = on(placeOrder, {
  data: { id: id(7), orderNumber: 100_001, status: 'ORDERED', monthlyPrice: kroner(22_893) },
});

async function openPhone(...routes: Parameters<typeof fakeApi>) {
  const api = fakeApi(...routes, ...taxRateRoutes());
  const view = renderPage(<ProductPage />, { at, path });
  await screen.findByRole('heading', { level: 1, name: 'Phone X' });
  return { ...view, api };
}

beforeEach(givenAnna);

test('what is missing in a typed address is named by its field, and leaving asks before it is lost', async () => {
  const { user } = await openPhone(on(getShopProduct, { data: givenProduct() }));
  const isHeldUp = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isHeldUp()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Send it to another address' }));
  await user.clear(screen.getByLabelText('City'));
  expect(isHeldUp()).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Order for/ }));
  expect(await screen.findByRole('link', { name: 'City: This field is required' })).toBeVisible();
});

test('70: an address typed here goes with the order, and to the record only when that is asked for', async () => {
  const { user, api } = await openPhone(on(getShopProduct, { data: givenProduct() }), placed);
  await user.click(screen.getByRole('button', { name: 'Send it to another address' }));
  await user.clear(screen.getByLabelText('Address'));
  await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
  await user.click(screen.getByRole('button', { name: /^Order for/ }));
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('This field is required');
  await user.type(screen.getByLabelText('Address'), 'Strandvej 7');
  await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
  await user.click(screen.getByRole('button', { name: /^Order for/ }));
  await waitFor(() => expect(globalThis.location.pathname).toBe(`/employee/orders/${id(7)}/confirmation`));
  expect(api.calls.findLast(({ call }) => call === 'POST /employee/orders')?.body).toMatchObject({
    address: { addressLine1: 'Strandvej 7', zipCode: '8000', city: 'Aarhus' },
    keepAddress: false,
    seen: expect.arrayContaining([{ fact: 'delivery', of: '', value: 'Anna Holm, Strandvej 7, 8000 Aarhus' }]),
  });
});

test('70: the workplace can be chosen where the subscription offers both', async () => {
  const [home] = givenProduct().deliveries;
  const atWork = { ...home!, method: 'COMPANY_ADDRESS' as const, name: 'Nordlys A/S', addressLine1: 'Havnen 2' };
  const { user, api } = await openPhone(
    on(getShopProduct, { data: givenProduct({ deliveries: [home!, atWork] }) }),
    placed,
  );
  await user.click(screen.getByRole('radio', { name: /To my workplace/ }));
  await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
  await user.click(screen.getByRole('button', { name: /^Order for/ }));
  await waitFor(() => expect(api.calls.some(({ call }) => call === 'POST /employee/orders')).toBe(true));
  expect(api.calls.findLast(({ call }) => call === 'POST /employee/orders')?.body).toMatchObject({
    deliverTo: 'COMPANY_ADDRESS',
  });
});
