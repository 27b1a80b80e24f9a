import { placeOrder } from '@portal/contract/shop-orders';
import { getShopProduct } from '@portal/contract/shop-products';
import { fails, fakeApi, on, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { givenAnna, givenOffer, givenProduct, id, kroner, taxRateRoutes } from '../../testing/given-shop.ts';
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
const row = (name: string | RegExp) => screen.getByRole('row', { name });

describe('a product page (scenarios 12 to 17)', () => {
  beforeEach(givenAnna);

  test('12 to 15: shows every line and both tax levels to the øre', async () => {
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    await user.click(screen.getByRole('checkbox', { name: /All-risk/ }));
    await user.click(screen.getByRole('checkbox', { name: /Termination/ }));
    expect(screen.getByText('Before subsidy').closest('div')).toHaveTextContent('328.93');
    expect(screen.getByText('Deducted from gross salary').closest('div')).toHaveTextContent('228.93');
    expect(row(/^Less in your net pay/)).toHaveTextContent('132.66101.07');
    expect(screen.getByText(/without the employment allowance\. It is no tax advice/)).toBeVisible();
    expect(row(/^Net a month with phone tax/)).toHaveTextContent('255.31263.97');
    expect(row(/^Saving, phone tax already paid/)).toHaveTextContent('5,402.7265.5 %5,982.0872.5 %');
    expect(row(/^Saving with phone tax/)).toHaveTextContent('2,459.1229.8 %2,072.4825.1 %');
    expect(row(/^of this, company subsidy/)).toHaveTextContent('2,400.00');
    const inAll = (label: string) => screen.getByText(label).closest('div');
    expect(inAll('Deducted in all')).toHaveTextContent('24 deductions, before tax5,494.32');
    expect(inAll('Less in your net pay in all')).toHaveTextContent('2,943.60 of it is phone tax6,127.44');
    expect(screen.getByText(/You notice DKK 6,127\.44 in all in your net pay/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /already taxed/ }));
    expect(inAll('Less in your net pay in all')).toHaveTextContent('3,183.84');
    expect(screen.getByText(/You notice DKK 3,183\.84 in all in your net pay, estimated\.$/)).toBeVisible();
    expect(screen.queryByRole('row', { name: /phone tax, if/i })).toBeNull();
    expect(screen.getByRole('button', { name: 'Order for 228.93 a month' })).toBeVisible();
  });

  test('a year without a tax table says which year the estimate is made with', async () => {
    const terms = { ...givenOffer().terms, olderTaxYear: 2_026 };
    await openPhone(on(getShopProduct, { data: givenProduct({ offer: givenOffer({ terms }) }) }));
    expect(screen.getByText(/^Estimated with the tax rates of 2026/)).toBeVisible();
  });

  test('a refresh that fails leaves the page and what is chosen standing', async () => {
    const { user, api, refresh } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    api.add(on(getShopProduct, fails('something-went-wrong', 500)));
    await refresh();
    expect(screen.getByRole('checkbox', { name: /Cover/ })).toBeChecked();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });

  test('51: an own rate is typed once, changes the estimate, and leaves the draw as it is', async () => {
    const { user, api } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    for (const name of [/Cover/, /All-risk/, /Termination/]) await user.click(screen.getByRole('checkbox', { name }));
    await user.click(await screen.findByRole('radio', { name: /Own rate/ }));
    await user.click(await screen.findByRole('button', { name: 'Use this rate' }));
    expect(screen.getAllByText('This field is required')[0]).toBeVisible();
    await user.type(screen.getByLabelText('Percentage on your tax card'), '37');
    await user.click(screen.getByRole('button', { name: 'Use this rate' }));
    await waitFor(() => expect(row(/^Less in your net pay/)).toHaveTextContent('132.69101.07'));
    expect(screen.getByRole('columnheader', { name: /^Own rate 42\.04/ })).toBeVisible();
    expect(row(/^Net a month with phone tax/)).toHaveTextContent('255.31263.97');
    expect(screen.getByText(/An estimate at 42\.04 % tax/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Order for 228.93 a month' })).toBeVisible();
    expect(api.calls.find(({ call }) => call === 'PUT /employee/tax-rate')?.body).toEqual({
      level: 'own',
      ownRate: 4_204,
    });
  });

  test('each line says what it is worked out from, VAT that is not deducted included', async () => {
    const bike = givenOffer({
      productName: 'Phone X',
      price: kroner(1_600_000),
      retailPrice: kroner(2_000_000),
      periods: [12],
      accessories: [],
      subsidy: { yearly: kroner(0), perMonth: kroner(0), left: kroner(0) },
      terms: { ...givenOffer().terms, deductibleVatPercent: 0, taxable: { mode: 'MARKET_RENT' } },
    });
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct({ offer: bike }) }));
    const sum = '16,000.00 + VAT 4,000.00 that your employer cannot deduct = 20,000.00; 20,000.00 / 12 = 1,666.67';
    expect(screen.getByText(sum)).toBeVisible();
    const open = screen.getByRole('button', { name: 'How this is worked out: Tax on the benefit' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    open.focus();
    await user.keyboard('{Enter}');
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Rent a month, incl. VAT: 1,666.67')).toBeVisible();
    expect(screen.getByText('1,666.67 times 37.01 % = 616.83, half up')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How this is worked out: Tax you do not pay' }));
    expect(screen.getByText('1,666.67 times 57.95 % = 965.84, half up')).toBeVisible();
  });

  test('56: a gift above the limit warns and can be ordered', async () => {
    const terms = {
      ...givenOffer().terms,
      is_present: true,
      gift: { kind: 'SMALL' as const, limit: 140_000, given: 0 },
    };
    const offer = givenOffer({ price: kroner(150_000), retailPrice: null, accessories: [], terms });
    const { user, api } = await openPhone(on(getShopProduct, { data: givenProduct({ offer }) }), placed);
    expect(screen.getByText(/worth DKK 1,875.00 incl. VAT, above the DKK 1,400.00 a year/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
    await user.click(screen.getByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(api.calls.some(({ call }) => call === 'POST /employee/orders')).toBe(true));
  });

  test('17: what is missing is listed above the button and leads to its field', async () => {
    const { user, api } = await openPhone(on(getShopProduct, { data: givenProduct() }), placed);
    await user.click(screen.getByRole('button', { name: /^Order for/ }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(screen.getByText('This field is required')).toBeVisible();
    await user.click(within(summary).getByRole('link', { name: 'Accept the rules to order.' }));
    expect(screen.getByRole('checkbox', { name: /I accept the rules/ })).toHaveFocus();
    expect(api.calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  test('9: termination insurance waits for all-risk and leaves with it', async () => {
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    const termination = screen.getByRole('checkbox', { name: /Termination/ });
    await user.click(termination);
    expect(termination).not.toBeChecked();
    expect(termination).toHaveAccessibleDescription('Choose all-risk first: the two are only sold together.');
    await user.click(screen.getByRole('checkbox', { name: /All-risk/ }));
    await user.click(termination);
    expect(termination).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /All-risk/ }));
    expect(termination).not.toBeChecked();
  });

  test('16: accessories above 30 % of the price cannot be ticked, and say why', async () => {
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    const dock = screen.getByRole('checkbox', { name: /Dock/ });
    await user.click(dock);
    expect(dock).not.toBeChecked();
    expect(dock).toHaveAccessibleDescription('Together the accessories may cost at most 1,919.76 ex VAT.');
    expect(screen.getByText(/Worth 199.20 of at most 1,919.76 ex VAT/)).toBeVisible();
  });

  test('at the highest number of accessories the others say so, and one can be exchanged', async () => {
    const offer = givenOffer();
    const accessories = { allowMultipleAccessories: false, accessoryLimit: 1, percentage: null };
    const limited = { ...offer, terms: { ...offer.terms, accessories } };
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct({ offer: limited }) }));
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    const dock = screen.getByRole('checkbox', { name: /Dock/ });
    expect(dock).toHaveAccessibleDescription('At most 1 accessory can be chosen here.');
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    await user.click(dock);
    expect(dock).toBeChecked();
  });

  test('72: says what leaving early would cost, by month, as chart and as table', async () => {
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    await user.click(screen.getByRole('checkbox', { name: /All-risk/ }));
    await user.click(screen.getByRole('checkbox', { name: /Termination/ }));
    fireEvent.change(screen.getByRole('slider', { name: 'Last month' }), { target: { value: '9' } });
    expect(screen.getByText('DKK 6,218.68')).toBeVisible();
    expect(screen.getByText(/14 months left at 313.93 \+ expected value 329.92 \+ fee 250.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(row(/^October 2027 14 6,218.68/)).toBeVisible();
    expect(row(/^December 2028 0 724.90/)).toBeVisible();
  });

  test('a new price is announced once the choice rests, and not while the page opens', async () => {
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct() }));
    expect(screen.queryByText(/net a month, .* from gross salary/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /All-risk/ }));
    const said = await screen.findByText(/net a month, DKK 205.63 from gross salary/);
    expect(said.closest('[role="status"]')).not.toBeNull();
  });

  test('orders what was chosen under one key, also when the answer got lost, and shows the confirmation', async () => {
    const { user, api } = await openPhone(
      on(getShopProduct, { data: givenProduct() }),
      on(placeOrder, fails('service-unavailable', 503)),
    );
    await user.click(screen.getByRole('checkbox', { name: /Cover/ }));
    await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
    await user.click(screen.getByRole('button', { name: /^Order for/ }));
    expect(await screen.findByText('The portal cannot be reached right now. Try again in a moment.')).toBeVisible();
    api.add(placed);
    await user.click(screen.getByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(globalThis.location.pathname).toBe(`/employee/orders/${id(7)}/confirmation`));
    const sent = api.calls.filter(({ call }) => call === 'POST /employee/orders');
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      sent[0]?.headers.get('idempotency-key'),
      sent[0]?.headers.get('idempotency-key'),
    ]);
    expect(sent[1]?.body).toEqual({
      subscriptionId: id(2),
      productId: id(4),
      accessoryIds: [id(5)],
      months: 24,
      allRisk: false,
      employeeIns: false,
      alreadyTaxed: false,
      keepAddress: false,
      acceptedRules: true,
      language: 'en-us',
      seen: expect.arrayContaining([
        { fact: 'monthlyPrice', of: '', value: kroner(17_493) },
        { fact: 'rules', of: '', value: 'You have use of the phone only.' },
      ]),
    });
  });

  test('a price changed since the page was read is shown with old and new, and needs consent again', async () => {
    const refused = fails('changed-by-someone-else', 409, [
      { path: 'monthlyPrice', key: 'changed-by-someone-else', seen: kroner(16_663), current: kroner(19_997) },
      { path: 'taxRate', of: 'tax', key: 'changed-by-someone-else', seen: 4_205, current: 4_000 },
      { path: 'effectDate', key: 'changed-by-someone-else', seen: '2027-01-01', current: '2027-02-01' },
      { path: 'allRisk', key: 'changed-by-someone-else', seen: null, current: kroner(3_900) },
    ]);
    const { user, api } = await openPhone(on(getShopProduct, { data: givenProduct() }), on(placeOrder, refused));
    await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
    api.add(on(getShopProduct, { data: givenProduct({ offer: givenOffer({ price: kroner(719_920) }) }) }));
    await user.click(screen.getByRole('button', { name: 'Order for 166.63 a month' }));
    const changed = await screen.findByRole('heading', { name: 'This has changed since you looked' });
    expect(changed.closest('[role=alert]')).toHaveFocus();
    for (const name of [
      /^Price a month DKK.166.63 DKK.199.97/,
      /^Tax rate of the estimate: lower tax 42.05.% 40.%/,
      'Takes effect on 1 January 2027 1 February 2027',
      /^All-risk insurance, a month none DKK.39.00/,
    ])
      expect(row(name)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /I accept the rules/ })).not.toBeChecked();
    const button = screen.getByRole('button', { name: 'Order for 199.97 a month' });
    await user.click(button);
    expect(api.calls.filter(({ call }) => call === 'POST /employee/orders')).toHaveLength(1);
    api.add(placed);
    await user.click(screen.getByRole('checkbox', { name: /I accept the rules/ }));
    await user.click(button);
    await waitFor(() => expect(globalThis.location.pathname).toBe(`/employee/orders/${id(7)}/confirmation`));
    const sent = api.calls.filter(({ call }) => call === 'POST /employee/orders');
    expect(sent[1]?.body).toMatchObject({
      acceptedRules: true,
      seen: expect.arrayContaining([{ fact: 'monthlyPrice', of: '', value: kroner(19_997) }]),
    });
    expect(sent[1]?.headers.get('idempotency-key')).not.toBe(sent[0]?.headers.get('idempotency-key'));
  });

  test('19: says before the button why a second one cannot be ordered, and where the first one is', async () => {
    const takenBy = { orderId: id(7), orderNumber: 100_001, expireDate: '2028-12-31' };
    await openPhone(on(getShopProduct, { data: givenProduct({ refusal: 'one-product-per-category', takenBy }) }));
    expect(screen.getAllByRole('link', { name: 'Your order 100001' })[0]).toHaveAttribute(
      'href',
      `/employee/orders/${id(7)}`,
    );
    const button = screen.getByRole('button', { name: /^Order for/ });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(/You can choose one product in this category.*31 December 2028/);
  });

  test('what the workplace requires is ticked and stays', async () => {
    const [cover] = givenOffer().accessories;
    const offer = givenOffer({ accessories: cover ? [{ ...cover, mandatory: true }] : [] });
    const { user } = await openPhone(on(getShopProduct, { data: givenProduct({ offer }) }));
    const tick = screen.getByRole('checkbox', { name: /Cover.*Required/ });
    await user.click(tick);
    expect(tick).toBeChecked();
    expect(screen.getByText('Cover, required')).toBeVisible();
  });
});
