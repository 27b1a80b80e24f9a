import { cancelCompanyOrderFile } from '@portal/contract/order-files';
import { countCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import {
  previewCompanyProcess,
  processCompanyOrders,
  type ProcessPreview,
  type ProcessResult,
} from '@portal/contract/order-processing';
import type { OrderRow } from '@portal/contract/order-rows';
import { processingFacts } from '@portal/contract/seen-acts';
import { countPresses, fails, fakeApi, givenSession, on, pressesOf, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { counts, dkk, givenRow, id } from './given-orders.ts';
import OrderListPage from './OrderListPage.tsx';

const suppliers = [
  { supplierId: id(901), supplierName: 'TeleGros' },
  { supplierId: id(902), supplierName: 'Bordværk' },
];
/** 1,100 orders that wait, every other one of the second supplier. */
const rows = Array.from({ length: 1_100 }, (_, n) => givenRow(n + 1, suppliers[n % 2]));
const byId = new Map(rows.map((row) => [row.orderId, row]));
const named = (ids: readonly string[]) => ids.map((each) => byId.get(each)!);

const previewOf = (orders: readonly OrderRow[], monthly = 1): ProcessPreview => ({
  groups: [...Map.groupBy(orders, ({ supplierName }) => supplierName)].map(([supplierName, { length: count }]) => ({
    companyId: id(900),
    companyName: 'Nordlys A/S',
    supplierId: suppliers.find((each) => each.supplierName === supplierName)!.supplierId,
    supplierName,
    currency: 'DKK',
    count,
    priceWithoutVat: dkk(count * 100),
    monthly: dkk(count * monthly),
    addresses: [{ text: 'Havnegade 1, 8000 Aarhus', count }],
  })),
  orders: orders.map(({ orderId, orderNumber }) => ({
    orderId,
    orderNumber,
    priceWithoutVat: dkk(100),
    monthly: dkk(monthly),
  })),
  refused: [],
  holdSeconds: 60,
});

const processed = (ids: readonly string[]): ProcessResult => ({
  results: named(ids).map((row) => ({ ...row, done: true, key: null })),
  files: [],
});

/** A portal that processes what it is asked to: a file for each supplier. */
function given() {
  let batch = 0;
  return fakeApi(
    on(listCompanyOrders, ({ query }) => {
      const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 50)];
      return { data: rows.slice((page - 1) * pageSize, page * pageSize), meta: { total: rows.length, page, pageSize } };
    }),
    on(countCompanyOrders, { data: counts }),
    on(previewCompanyProcess, ({ body }) => ({ data: previewOf(named(body.orderIds)) })),
    on(processCompanyOrders, ({ body }) => ({
      data: {
        results: named(body.orderIds).map((row) => ({ ...row, done: true, key: null })),
        files: previewOf(named(body.orderIds)).groups.map(({ supplierName, count }) => {
          batch += 1;
          return {
            orderFileId: id(2_000 + batch),
            batch,
            supplierName,
            orderCount: count,
            sendAfter: '2026-11-20T09:01:00.000Z',
            secondsLeft: 60,
          };
        }),
      },
    })),
    on(cancelCompanyOrderFile, ({ params }) => ({ data: { orderFileId: params['orderFileId']!, orderCount: 1 } })),
  );
}
type Api = ReturnType<typeof given>;
type Sent = { orderIds: string[]; seen: unknown };
const sent = (api: Api) =>
  api.calls
    .filter(({ call }) => call === 'POST /company/orders/process')
    .map(({ body, headers }) => ({ ...(body as Sent), key: headers.get('idempotency-key') }));

async function review() {
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 1,100 that match' }));
  const bar = await screen.findByRole('region', { name: 'Selected rows' });
  await user.click(await within(bar).findByRole('button', { name: 'Process 1,100 orders' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review before processing' }));
  const press = (count: string) => user.click(dialog.getByRole('button', { name: `Process ${count} orders` }));
  await user.click(await dialog.findByRole('checkbox', { name: 'I understand this is binding' }));
  return { user, dialog, press };
}

beforeEach(() => givenSession());

test('one review of the sum, one tick, one press; each portion binds to what was seen of it', async () => {
  const api = given();
  const { user, dialog, press } = await review();
  expect(dialog.getByText(/sent in portions of 500/)).toBeVisible();
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Nordlys A/S → Bordværk',
    'Nordlys A/S → TeleGros',
  ]);
  expect(dialog.getAllByText('550 orders')).toHaveLength(2);
  expect(dialog.getAllByText('Havnegade 1, 8000 Aarhus (550)')).toHaveLength(2);
  await press('1,100');
  expect(await dialog.findByText('1,100 orders are processed.')).toBeVisible();
  const requests = sent(api);
  expect(requests.map(({ orderIds }) => orderIds.length)).toEqual([500, 500, 100]);
  expect(new Set(requests.flatMap(({ orderIds }) => orderIds)).size).toBe(1_100);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(3);
  for (const { orderIds, seen } of requests) expect(seen).toEqual(processingFacts(previewOf(named(orderIds))));
  expect(dialog.getAllByRole('timer')).toHaveLength(4);

  api.add(
    on(cancelCompanyOrderFile, ({ params }) =>
      params['orderFileId'] === id(2_002)
        ? fails('order-file-cannot-be-cancelled', 409)
        : { data: { orderFileId: params['orderFileId']!, orderCount: 1 } },
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel all sending' }));
  expect(await dialog.findAllByText('Cancelled. The orders wait in “To process” again.')).toHaveLength(3);
  const refused = dialog.getByText('File 2, 50 orders').closest('li')!;
  expect(within(refused).getByRole('timer')).toBeVisible();
  expect(refused).toHaveTextContent('too late');
  expect(dialog.queryByRole('button', { name: 'Cancel all sending' })).toBeNull();
});

test('a portion without an answer is sent again under its key, and what is done is said', async () => {
  const api = given();
  const { user, dialog, press } = await review();
  const failing = on(processCompanyOrders, ({ body }) => {
    if (sent(api).length === 2) return fails('service-unavailable', 503);
    return { data: processed(body.orderIds) };
  });
  api.add(failing);
  await press('1,100');
  expect(await dialog.findByText(/500 of 1,100 orders are processed; they are not sent again/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'I understand this is binding' })).toBeChecked();
  await press('600');
  expect(await dialog.findByText('1,100 orders are processed.')).toBeVisible();
  const [first, lost, again, last] = sent(api);
  expect(again).toEqual(lost);
  expect(new Set([...first!.orderIds, ...again!.orderIds, ...last!.orderIds]).size).toBe(1_100);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});

test('a portion changed meanwhile: what is done stays, the others are agreed to again', async () => {
  const api = given();
  const { user, dialog, press } = await review();
  const change = {
    path: 'order',
    of: '100001',
    key: 'changed-by-someone-else',
    seen: dkk(1),
    current: dkk(7),
  } as const;
  api.add(
    on(processCompanyOrders, ({ body }) => {
      if (sent(api).length === 2) {
        api.add(on(previewCompanyProcess, (asked) => ({ data: previewOf(named(asked.body.orderIds), 7) })));
        return fails('changed-by-someone-else', 409, [change]);
      }
      return { data: processed(body.orderIds) };
    }),
  );
  const reviews = () => api.calls.filter(({ call }) => call.endsWith('/process/preview')).length;
  expect(reviews()).toBe(3);
  await press('1,100');
  const told = await dialog.findByRole('alert');
  expect(told).toHaveTextContent('500 of 1,100 orders are processed; they are not sent again.');
  expect(told).not.toHaveTextContent('Nothing was done');
  expect(reviews()).toBe(5);
  expect(dialog.getByText('550 orders')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'I understand this is binding' })).not.toBeChecked();
  await press('600');
  expect(sent(api)).toHaveLength(2);
  await user.click(dialog.getByRole('checkbox', { name: 'I understand this is binding' }));
  await press('600');
  expect(await dialog.findByText('1,100 orders are processed.')).toBeVisible();
  const [first, refused, again, last] = sent(api);
  expect(again!.key).not.toBe(refused!.key);
  expect(again!.seen).toEqual(processingFacts(previewOf(named(again!.orderIds), 7)));
  expect(new Set([...first!.orderIds, ...again!.orderIds, ...last!.orderIds]).size).toBe(1_100);
});

test('stopped, the portion under way is finished and the others are told as not reached', async () => {
  const api = given();
  const { user, dialog, press } = await review();
  const gate = Promise.withResolvers<void>();
  api.add(
    on(processCompanyOrders, async ({ body }) => {
      await gate.promise;
      return { data: processed(body.orderIds) };
    }),
  );
  await press('1,100');
  expect(dialog.getByRole('progressbar', { name: /Stay on this page/ })).toHaveAttribute('aria-valuenow', '0');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  gate.resolve();
  expect(await dialog.findByText('500 of 1,100 orders are processed.')).toBeVisible();
  expect(dialog.getByText('600 orders were not reached and are as they were.')).toBeVisible();
  expect(sent(api)).toHaveLength(1);
});

test('all on all pages are processed by the presses that the table names, without a tick each', async () => {
  const api = given();
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  const all = await screen.findByRole('button', { name: 'Process all 1,100' });
  const presses = countPresses();
  await user.click(all);
  const dialog = within(await screen.findByRole('dialog', { name: 'Review before processing' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(dialog.getByRole('button', { name: 'Process 1,100 orders' }));
  expect(await dialog.findByText('1,100 orders are processed.')).toBeVisible();
  expect(presses()).toBe(pressesOf('Process all orders that wait'));
  expect(new Set(sent(api).flatMap(({ orderIds }) => orderIds)).size).toBe(1_100);
});

test('where their number is not known all are offered, and the review names what cannot go', async () => {
  const api = given();
  const stuck = { ...rows[0]!, problem: 'ADDRESS_MISSING' as const };
  api.add(
    on(listCompanyOrders, ({ query }) => {
      const [page, pageSize] = [Number(query['page'] ?? 1), Number(query['pageSize'] ?? 50)];
      const data = [stuck, ...rows.slice(1, 120)].slice((page - 1) * pageSize, page * pageSize);
      return { data, meta: { total: null, page, pageSize } };
    }),
    on(previewCompanyProcess, ({ body }) => {
      const refused: ProcessPreview['refused'] = [{ ...stuck, done: false, key: 'needs-a-selected-address' }];
      return { data: { ...previewOf(named(body.orderIds).slice(1)), refused } };
    }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('button', { name: 'Process all that match' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Review before processing' }));
  expect(await dialog.findByRole('button', { name: 'Process 119 orders' })).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Orders that cannot be processed' })).toHaveTextContent('100001');
});
