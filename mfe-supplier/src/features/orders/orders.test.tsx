import { dispatchSupplierOrders } from '@portal/contract/order-dispatch';
import { listSupplierOrderFiles } from '@portal/contract/order-files';
import { countSupplierOrders, listSupplierOrders } from '@portal/contract/order-lists';
import type { SupplierOrderRow } from '@portal/contract/order-rows';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import OrderListPage from './OrderListPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function givenRow(n: number): SupplierOrderRow {
  return {
    orderId: id(n),
    orderNumber: 100_000 + n,
    orderDate: '2026-11-18',
    status: 'PROCESSING',
    isAccessory: false,
    companyId: id(900),
    companyName: 'Nordlys A/S',
    employeeName: `Person ${n}`,
    catalogId: id(903),
    product: 'Phone X',
    productSKU: 'PX128',
    supplierSKU: 'S-PX128',
    mainProduct: null,
    accessoryCount: 0,
    priceWithoutVat: { amount: 639_920, currency: 'DKK' },
    requiresSerial: true,
    serialNumber: null,
    tracking: '',
    dispatchDate: null,
    allRiskExpirationDate: null,
    problem: null,
    version: 1,
    deliveryName: 'Nordlys A/S',
    deliveryZip: '8000',
    deliveryCity: 'Aarhus',
    deliveryCountry: 'DK',
  };
}
const noFiles = on(listSupplierOrderFiles, { data: [], meta: { total: 0, page: 1, pageSize: 10 } });
const counts = on(countSupplierOrders, {
  data: { PROPOSED: 0, TO_PROCESS: 0, IN_PROCESS: 3, SHIPPED: 0, PROBLEM: 0, ALL: 3, nextSalaryFile: null },
});

beforeEach(() => givenSession({ role: 'supplier', companyId: null, supplierId: id(1) }));

const outcomeOf = (n: number) => ({
  orderId: id(n),
  orderNumber: 100_000 + n,
  employeeName: `Person ${n}`,
  product: 'Phone X',
  done: true,
  key: null,
});

test('a pasted column fills the rows; faults are named while typing; refused rows stay with a reason', async () => {
  const api = fakeApi(
    noFiles,
    counts,
    on(listSupplierOrders, { data: [1, 2, 3].map(givenRow), meta: { total: 3, page: 1, pageSize: 50 } }),
    on(dispatchSupplierOrders, {
      data: {
        results: [outcomeOf(1), outcomeOf(2), { ...outcomeOf(3), done: false, key: 'serial-number-already-used' }],
      },
    }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/supplier/orders' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Ship 3 orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ship 3 orders' });
  const [first, second, third] = within(dialog).getAllByLabelText('SN/IMEI') as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  await user.click(first);
  await user.paste('356938035643809\n356938035643808\nA-3\n');
  expect([first.value, second.value, third.value]).toEqual(['356938035643809', '356938035643808', 'A-3']);
  expect(second).toHaveAttribute('aria-invalid', 'true');
  await user.click(within(dialog).getByRole('button', { name: 'Ship 3 orders' }));
  expect(api.calls.some(({ call }) => call === 'POST /supplier/orders/dispatch')).toBe(false);
  expect(second).toHaveFocus();
  await user.clear(second);
  await user.type(second, 'B-2{Enter}');
  expect(third).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Ship 3 orders' }));
  expect(await within(dialog).findByText(/2 orders are shipped. 1 is left/)).toBeVisible();
  expect(within(dialog).getAllByLabelText('SN/IMEI')).toHaveLength(1);
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('100003 Person 3');
  api.add(on(dispatchSupplierOrders, { data: { results: [outcomeOf(3)] } }));
  await user.click(within(dialog).getByRole('button', { name: /^Ship/ }));
  expect(await screen.findByText('3 orders are shipped')).toBeVisible();
});

test('shows no salary amounts and no tab for what it may not do', async () => {
  fakeApi(noFiles, counts, on(listSupplierOrders, { data: [givenRow(1)], meta: { total: 1, page: 1, pageSize: 50 } }));
  renderPage(<OrderListPage />, { at: '/supplier/orders' });
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(screen.queryByText('Per month')).toBeNull();
  expect(screen.queryByRole('link', { name: /To process/ })).toBeNull();
});
