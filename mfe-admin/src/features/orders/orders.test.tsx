import { listCategoryChoices } from '@portal/contract/categories';
import { getCompany, listCompanies, type Company, type CompanyRow } from '@portal/contract/companies';
import { countAllOrders, listAllOrders } from '@portal/contract/order-lists';
import type { OrderRow } from '@portal/contract/order-rows';
import { changeAnyOrderStatuses } from '@portal/contract/order-status-changes';
import { getSupplier, listSuppliers, type Supplier, type SupplierRow } from '@portal/contract/suppliers';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import OrderListPage from './OrderListPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const meta = { total: 1, page: 1, pageSize: 50 };
const counts = { PROPOSED: 0, TO_PROCESS: 0, IN_PROCESS: 0, SHIPPED: 0, PROBLEM: 0, ALL: 0, nextSalaryFile: null };
const company = { id: id(1), company_name: 'Nordlys A/S', vat_no: '12345678' } as Company & CompanyRow;
const supplier = { id: id(2), name: 'TeleGros', city: 'Aarhus' } as Supplier & SupplierRow;

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

const given = () =>
  fakeApi(
    on(listAllOrders, { data: [], meta: { ...meta, total: 0 } }),
    on(countAllOrders, { data: counts }),
    on(listCategoryChoices, { data: [{ id: id(3), name: 'Mobiles', is_subscription: false, requiresSerial: true }] }),
    on(listCompanies, { data: [company], meta }),
    on(getCompany, { data: company }),
    on(listSuppliers, { data: [supplier], meta }),
    on(getSupplier, { data: supplier }),
  );
const page = { at: '/admin/orders', path: '/admin/orders' };

test('orders are narrowed to a company, a supplier, a category and a status; the address keeps it', async () => {
  const api = given();
  const { user } = renderPage(<OrderListPage />, page);
  await user.click(await screen.findByRole('combobox', { name: 'Company' }));
  await user.click(await screen.findByRole('option', { name: /Nordlys A\/S/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Supplier' }));
  await user.click(await screen.findByRole('option', { name: /TeleGros/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Mobiles');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Processing');
  const ids = { companyId: id(1), supplierId: id(2), categoryId: id(3) };
  await waitFor(() =>
    expect(api.calls.filter(({ call }) => call === 'GET /admin/orders').at(-1)?.query).toMatchObject({
      ...ids,
      status: 'PROCESSING',
    }),
  );
  expect(api.calls.filter(({ call }) => call === 'GET /admin/orders/counts').at(-1)?.query).toEqual(ids);
  expect(Object.fromEntries(new URLSearchParams(globalThis.location.search))).toEqual({ ...ids, status: 'PROCESSING' });
  await user.click(screen.getByRole('button', { name: 'Remove filter Company' }));
  await waitFor(() => expect(globalThis.location.search).not.toContain(id(1)));
});

test('an address with a company shows its name, and nothing found offers to clear', async () => {
  given();
  const { user } = renderPage(<OrderListPage />, { ...page, at: `/admin/orders?companyId=${id(1)}` });
  expect(await screen.findByText('Nordlys A/S')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Clear/ }));
  await waitFor(() => expect(globalThis.location.search).toBe(''));
});

test('a proposal is withdrawn, and its dialog says nothing of an order', async () => {
  const dkk = { amount: 22_893, currency: 'DKK' };
  const proposal = {
    orderId: id(7),
    orderNumber: 100_007,
    orderDate: '2026-11-18',
    status: 'ORDERED',
    isAccessory: false,
    isProposal: true,
    companyName: company.company_name,
    supplierName: supplier.name,
    employeeName: 'Anna Holm',
    product: 'Phone X',
    monthlyPrice: dkk,
    total: dkk,
    priceWithoutVat: dkk,
  } as OrderRow;
  const { orderId, orderNumber, employeeName, product } = proposal;
  const api = fakeApi(
    on(listAllOrders, { data: [proposal], meta }),
    on(countAllOrders, { data: counts }),
    on(listCategoryChoices, { data: [] }),
    on(changeAnyOrderStatuses, {
      data: { results: [{ orderId, orderNumber, employeeName, product, done: true, key: null }] },
    }),
  );
  const { user } = renderPage(<OrderListPage />, { ...page, at: '/admin/orders?view=PROPOSED' });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the proposal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw 1 proposal' });
  expect(within(dialog).getByText(/its subsidy is free again/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw 1 proposal' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      orderIds: [id(7)],
      to: 'DELETED',
    }),
  );
});

const dkk = { amount: 22_893, currency: 'DKK' };
const order = (n: number, status: OrderRow['status'], more: Partial<OrderRow> = {}) =>
  ({
    orderId: id(100 + n),
    orderNumber: 100_000 + n,
    orderDate: '2026-11-18',
    status,
    isAccessory: false,
    isProposal: false,
    requiresSerial: false,
    companyId: id(1),
    companyName: company.company_name,
    supplierName: supplier.name,
    employeeName: `Person ${n}`,
    product: 'Phone X',
    monthlyPrice: dkk,
    total: dkk,
    priceWithoutVat: dkk,
    ...more,
  }) as OrderRow;

test.each(['ALL', 'PROBLEM'])('under %s, each act takes those of the ticked whose state allows it', async (view) => {
  const orders = [
    order(1, 'PROCESSING'),
    order(2, 'DISPATCHED'),
    order(3, 'DISPATCHED'),
    order(4, 'ORDERED', { isProposal: true }),
  ];
  const api = fakeApi(
    on(listAllOrders, { data: orders, meta: { ...meta, total: 4 } }),
    on(countAllOrders, { data: counts }),
    on(listCategoryChoices, { data: [] }),
    on(changeAnyOrderStatuses, ({ body }) => ({
      data: {
        results: orders
          .filter(({ orderId }) => body.orderIds.includes(orderId))
          .map(({ orderId, orderNumber, employeeName, product }) => ({
            orderId,
            orderNumber,
            employeeName,
            product,
            done: true,
            key: null,
          })),
      },
    })),
  );
  const { user } = renderPage(<OrderListPage />, { ...page, at: `/admin/orders?view=${view}` });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Selected rows' });
  expect(within(bar).queryByRole('button', { name: /^Process/ })).toBeNull();
  expect(within(bar).getByRole('button', { name: 'Ship 1 order' })).toBeVisible();
  await user.click(within(bar).getByRole('button', { name: 'Complete 2 orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Complete 2 orders' });
  expect(within(dialog).getByText(/2 of the selected orders stay as they are/)).toHaveTextContent(
    'Processing 1, Waits for acceptance 1',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Complete 2 orders' }));
  expect(await within(dialog).findByText('2 orders are changed.')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
    orderIds: [id(102), id(103)],
    to: 'COMPLETED',
  });
});

const actsOf = async (user: ReturnType<typeof renderPage>['user'], orderNumber: number) => {
  await user.click(screen.getByRole('button', { name: `Actions for order ${orderNumber}` }));
  const acts = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  await user.keyboard('{Escape}');
  return acts;
};

test('what the server would refuse is offered neither in the menu of a row nor for the ticked ones', async () => {
  const orders = [
    order(1, 'PROCESSING', { refusedMoves: ['ORDERED'] }),
    order(2, 'PROCESSING', { refusedMoves: [] }),
    order(3, 'DISPATCHED', { refusedMoves: ['PROCESSING', 'DELETED'] }),
  ];
  fakeApi(
    on(listAllOrders, { data: orders, meta: { ...meta, total: 3 } }),
    on(countAllOrders, { data: counts }),
    on(listCategoryChoices, { data: [] }),
  );
  const { user } = renderPage(<OrderListPage />, { ...page, at: '/admin/orders?view=ALL' });
  const tick = (n: number) => user.click(screen.getByRole('checkbox', { name: `Select ${100_000 + n}` }));
  const bar = () =>
    within(screen.getByRole('region', { name: 'Selected rows' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  await screen.findByRole('checkbox', { name: 'Select 100001' });
  expect(await actsOf(user, 100_001)).toEqual(['Ship', 'Delete']);
  expect(await actsOf(user, 100_002)).toEqual(['Ship', 'Undo processing', 'Delete']);
  expect(await actsOf(user, 100_003)).toEqual(['Complete', 'Correct SN/IMEI']);
  await tick(1);
  expect(bar()).toEqual(expect.not.arrayContaining(['Undo processing']));
  await tick(2);
  expect(bar()).toEqual(expect.arrayContaining(['Undo processing', 'Ship 2 orders']));
});

test('undoing that comes too late says when the file left', async () => {
  const at = new Date().toISOString();
  const late = order(2, 'PROCESSING', { refusedMoves: [] });
  const { orderId, orderNumber, employeeName, product } = late;
  fakeApi(
    on(listAllOrders, { data: [late], meta }),
    on(countAllOrders, { data: counts }),
    on(listCategoryChoices, { data: [] }),
    on(changeAnyOrderStatuses, {
      data: {
        results: [
          { orderId, orderNumber, employeeName, product, done: false, key: 'order-file-has-left' as const, of: at },
        ],
      },
    }),
  );
  const { user } = renderPage(<OrderListPage />, { ...page, at: '/admin/orders?view=ALL' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select 100002' }));
  await user.click(screen.getByRole('button', { name: 'Undo processing' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo processing of 1 order' }));
  await user.click(dialog.getByRole('button', { name: 'Undo processing of 1 order' }));
  expect(await dialog.findByText(/^The file was sent at \d\d:\d\d; it is binding\.$/)).toBeVisible();
});
