import { cancelCompanyOrderFile } from '@portal/contract/order-files';
import { countCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import { previewCompanyProcess, processCompanyOrders } from '@portal/contract/order-processing';
import { changeCompanyOrderStatuses } from '@portal/contract/order-status-changes';
import { useQuery, waitingKey } from '@portal/shared-ui';
import { countPresses, fails, fakeApi, givenSession, on, pressesOf, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { counts, dkk, givenRow, id, reviewOf } from './given-orders.ts';
import OrderListPage from './OrderListPage.tsx';

const rows = [
  givenRow(1),
  givenRow(1, { isAccessory: true, product: 'Cover', mainProduct: 'Phone X', monthlyPrice: null, total: null }),
  givenRow(1, { isAccessory: true, product: 'Charger', mainProduct: 'Phone X', monthlyPrice: null, total: null }),
  givenRow(2),
  givenRow(3, { problem: 'ADDRESS_MISSING' }),
];
const page = on(listCompanyOrders, { data: rows, meta: { total: 3, page: 1, pageSize: 50 } });
const outcome = (n: number, done: boolean, key: 'order-already-processed' | null = null) => ({
  orderId: id(n),
  orderNumber: 100_000 + n,
  employeeName: `Person ${n}`,
  product: 'Phone X',
  done,
  key,
});

beforeEach(() => givenSession());

test('starts with what waits, folds accessories into their order, and says what keeps one back', async () => {
  const api = fakeApi(page, on(countCompanyOrders, { data: counts }));
  renderPage(<OrderListPage />, { at: '/company/orders' });
  expect(await screen.findByText('+ Cover', { exact: false })).toHaveTextContent('+ Cover, 1 more');
  expect(api.calls.find(({ call }) => call === 'GET /company/orders')?.query).toMatchObject({ view: 'TO_PROCESS' });
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3);
  expect(screen.getByText('No delivery address')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select 100003' })).toBeDisabled();
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by state' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'To process3',
    'In process31',
    'Shipped8',
    'Waits for acceptance0',
    'Problem1',
    'All1,000+',
  ]);
});

test('another view clears the selection, so that nothing is done to what is not shown', async () => {
  fakeApi(page, on(countCompanyOrders, { data: counts }));
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent('2 selected');
  const tabs = within(screen.getByRole('navigation', { name: 'Orders by state' }));
  await user.click(tabs.getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(globalThis.location.search).toContain('view=ALL'));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});

let menuReads = 0;
/** The frame's numbers, which are read under this key. */
function MenuNumbers() {
  useQuery({ queryKey: waitingKey, queryFn: () => (menuReads += 1) });
  return null;
}

const twoToProcess = on(previewCompanyProcess, {
  data: {
    groups: [
      {
        companyId: id(900),
        companyName: 'Nordlys A/S',
        supplierId: id(901),
        supplierName: 'TeleGros',
        currency: 'DKK',
        count: 2,
        priceWithoutVat: dkk(1_319_680),
        monthly: dkk(45_786),
        addresses: [{ text: 'Havnegade 1, 8000 Aarhus', count: 2 }],
      },
    ],
    orders: [1, 2].map((n) => ({
      orderId: id(n),
      orderNumber: 100_000 + n,
      priceWithoutVat: dkk(659_840),
      monthly: dkk(22_893),
    })),
    refused: [],
    holdSeconds: 60,
  },
});
const oneProcessed = on(processCompanyOrders, {
  data: {
    results: [outcome(1, true), outcome(2, false, 'order-already-processed')],
    files: [
      {
        orderFileId: id(7),
        batch: 4,
        supplierName: 'TeleGros',
        orderCount: 1,
        sendAfter: '2026-11-20T09:01:00.000Z',
        secondsLeft: 60,
      },
    ],
  },
});

test('reviews, asks for the binding tick, processes once, and tells what became of each order', async () => {
  const api = fakeApi(
    page,
    on(countCompanyOrders, { data: counts }),
    twoToProcess,
    oneProcessed,
    on(cancelCompanyOrderFile, { data: { orderFileId: id(7), orderCount: 1 } }),
  );
  const { user } = renderPage(
    <>
      <OrderListPage />
      <MenuNumbers />
    </>,
    { at: '/company/orders' },
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('region', { name: 'Selected rows' })).toHaveTextContent(
    '2 selectedDKK 457.86 a month · 1 supplier · 1 cannot be processed',
  );
  await user.click(screen.getByRole('button', { name: 'Process 2 orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Review before processing' });
  expect(await within(dialog).findByText('Havnegade 1, 8000 Aarhus (2)')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Process 2 orders' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('binding');
  expect(api.calls.filter(({ call }) => call === 'POST /company/orders/process')).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Name of the order file'), 'Autumn');
  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(within(dialog).getByRole('button', { name: 'Process 2 orders' }));
  expect(await screen.findByText('1 of 2 orders are processed.')).toBeVisible();
  const stays = screen.getByRole('link', { name: '100002' });
  expect(stays).toHaveAttribute('href', `/company/orders?view=ALL&order=${id(2)}`);
  expect(stays.parentElement).toHaveTextContent('100002 · Person 2 · Phone X');
  expect(api.calls.find(({ call }) => call === 'POST /company/orders/process')?.body).toMatchObject({
    orderIds: [id(1), id(2)],
    binding: true,
    customName: 'Autumn',
    seen: expect.arrayContaining([{ fact: 'order', of: '100002', value: dkk(22_893) }]),
  });
  expect(screen.getByRole('timer', { name: 'Until the file to TeleGros leaves' })).toHaveTextContent(/^(1:00|0:5\d)$/);
  const asked = () => [menuReads, api.calls.filter(({ call }) => call === 'GET /company/orders/counts').length];
  const [menu = 0, tabs = 0] = asked();
  await user.click(screen.getByRole('button', { name: 'Cancel sending' }));
  expect(await screen.findByText('Cancelled. The orders wait in “To process” again.')).toBeVisible();
  // Nothing stays processed: the dialog does not go on saying so, and tab and menu count anew.
  expect(screen.getByRole('heading', { name: 'Sending cancelled' })).toBeVisible();
  expect(screen.queryByText(/orders are processed/)).toBeNull();
  expect(screen.getByText('Sending is cancelled: 1 order waits to be processed again.')).toBeVisible();
  await waitFor(() => expect(asked()).toEqual([menu + 1, tabs + 1]));
  expect(api.calls.some(({ call }) => call === `POST /company/orderfiles/${id(7)}/cancel`)).toBe(true);
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});

test('all that wait are processed by the presses that the table names, without a tick each', async () => {
  const api = fakeApi(page, on(countCompanyOrders, { data: counts }), twoToProcess, oneProcessed);
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  const all = await screen.findByRole('button', { name: 'Process all 2' });
  const presses = countPresses();
  await user.click(all);
  const dialog = await screen.findByRole('dialog', { name: 'Review before processing' });
  await user.click(await within(dialog).findByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(within(dialog).getByRole('button', { name: 'Process 2 orders' }));
  expect(await screen.findByText('1 of 2 orders are processed.')).toBeVisible();
  expect(presses()).toBe(pressesOf('Process all orders that wait'));
  expect(api.calls.find(({ call }) => call === 'POST /company/orders/process')?.body).toMatchObject({
    orderIds: [id(1), id(2)],
  });
});

test('from the home page the review of all that wait is open at once, those on further pages included', async () => {
  const further = givenRow(4, { orderNumber: 100_204 });
  const first = Array.from({ length: 200 }, (_one, at) => givenRow(1_000 + at));
  const api = fakeApi(
    on(listCompanyOrders, ({ query }) => ({
      data: Number(query.pageSize) !== 200 ? rows : Number(query.page) === 2 ? [further] : [...first],
      meta: { total: 201, page: 1, pageSize: 50 },
    })),
    on(countCompanyOrders, { data: counts }),
    twoToProcess,
  );
  renderPage(<OrderListPage />, { at: '/company/orders?process=all' });
  expect(await screen.findByRole('dialog', { name: 'Review before processing' })).toBeVisible();
  await waitFor(() => expect(globalThis.location.search).toBe(''));
  await waitFor(() => {
    const asked = api.calls.find(({ call }) => call === 'POST /company/orders/process/preview')?.body;
    expect((asked as { orderIds: string[] } | undefined)?.orderIds).toContain(id(4));
  });
});

test('where nothing waits, no review opens', async () => {
  fakeApi(
    on(listCompanyOrders, {
      data: [givenRow(3, { problem: 'ADDRESS_MISSING' })],
      meta: { total: 1, page: 1, pageSize: 50 },
    }),
    on(countCompanyOrders, { data: counts }),
  );
  renderPage(<OrderListPage />, { at: '/company/orders?process=all' });
  expect(await screen.findByText('No delivery address')).toBeVisible();
  await waitFor(() => expect(globalThis.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order changed since the review is shown with old and new; the second press binds to the new', async () => {
  const refused = fails('changed-by-someone-else', 409, [
    { path: 'order', of: '100001', key: 'changed-by-someone-else', seen: dkk(22_893), current: dkk(25_000) },
  ]);
  const api = fakeApi(
    page,
    on(countCompanyOrders, { data: counts }),
    reviewOf(22_893),
    on(processCompanyOrders, refused),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('button', { name: 'Actions for order 100001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Process' }));
  const dialog = await screen.findByRole('dialog');
  const tick = await within(dialog).findByRole('checkbox', { name: 'I understand this is binding' });
  await user.click(tick);
  api.add(reviewOf(25_000));
  await user.click(within(dialog).getByRole('button', { name: 'Process 1 order' }));
  expect(
    await within(dialog).findByRole('row', { name: /^A month for order: 100001 DKK.228.93 DKK.250.00/ }),
  ).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveFocus();
  expect(within(dialog).getByRole('checkbox', { name: 'I understand this is binding' })).not.toBeChecked();
  api.add(on(processCompanyOrders, { data: { results: [outcome(1, true)], files: [] } }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(within(dialog).getByRole('button', { name: 'Process 1 order' }));
  await waitFor(() => expect(api.calls.filter(({ call }) => call === 'POST /company/orders/process')).toHaveLength(2));
  expect(api.calls.findLast(({ call }) => call === 'POST /company/orders/process')?.body).toMatchObject({
    seen: expect.arrayContaining([{ fact: 'order', of: '100001', value: dkk(25_000) }]),
  });
});

test('a failed process action sends nothing and can be tried again', async () => {
  fakeApi(
    page,
    on(countCompanyOrders, { data: counts }),
    reviewOf(1),
    on(processCompanyOrders, fails('service-unavailable', 503)),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('button', { name: 'Actions for order 100001' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Process' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(within(dialog).getByRole('button', { name: 'Process 1 order' }));
  expect(await within(dialog).findByText(/Nothing was sent. Try again./)).toBeVisible();
});

test('an order is deleted with a reason', async () => {
  const api = fakeApi(
    page,
    on(countCompanyOrders, { data: counts }),
    on(changeCompanyOrderStatuses, { data: { results: [outcome(2, true)] } }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('button', { name: 'Actions for order 100002' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.type(await screen.findByLabelText(/Reason/), 'Ordered twice');
  await user.click(screen.getByRole('button', { name: 'Delete 1 order' }));
  await screen.findByRole('table');
  expect(api.calls.find(({ call }) => call === 'POST /company/orders/status')?.body).toEqual({
    orderIds: [id(2)],
    to: 'DELETED',
    reason: 'Ordered twice',
    creditDraws: false,
  });
});
