import { countCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import {
  previewCompanyProcess,
  processCompanyOrders,
  type ProcessPreview,
  type ProcessResult,
} from '@portal/contract/order-processing';
import type { OrderRow } from '@portal/contract/order-rows';
import { changeCompanyOrderStatuses } from '@portal/contract/order-status-changes';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { counts, dkk, givenRow, id } from './given-orders.ts';
import OrderListPage from './OrderListPage.tsx';

const outcome = ({ orderId, orderNumber, employeeName, product }: OrderRow) => ({
  orderId,
  orderNumber,
  employeeName,
  product,
  done: true,
  key: null,
});

const preview = (count: number): ProcessPreview => ({
  groups: [
    {
      companyId: id(900),
      companyName: 'Nordlys A/S',
      supplierId: id(901),
      supplierName: 'TeleGros',
      currency: 'DKK',
      count,
      priceWithoutVat: dkk(1),
      monthly: dkk(1),
      addresses: [],
    },
  ],
  orders: [],
  refused: [],
  holdSeconds: 60,
});
const processed = (rows: readonly OrderRow[]): ProcessResult => ({ results: rows.map(outcome), files: [] });

/** The company has these orders, 50 on each page, and all that is asked for is done. */
function given(rows: readonly OrderRow[]) {
  const named = (ids: readonly string[]) => rows.filter(({ orderId }) => ids.includes(orderId));
  return fakeApi(
    on(listCompanyOrders, ({ query }) => {
      const { page = 1, pageSize = 50 } = query as { page?: number; pageSize?: number };
      const [from, to] = [(Number(page) - 1) * Number(pageSize), Number(page) * Number(pageSize)];
      return {
        data: rows.slice(from, to),
        meta: { total: rows.length, page: Number(page), pageSize: Number(pageSize) },
      };
    }),
    on(countCompanyOrders, { data: counts }),
    on(changeCompanyOrderStatuses, ({ body }) => ({ data: { results: named(body.orderIds).map(outcome) } })),
    on(previewCompanyProcess, ({ body }) => ({ data: preview(body.orderIds.length) })),
    on(processCompanyOrders, ({ body }) => ({ data: processed(named(body.orderIds)) })),
  );
}

/** Every third waits, the others are shipped. */
const mixed = Array.from({ length: 90 }, (_, n) => givenRow(n + 1, n % 3 === 0 ? {} : { status: 'DISPATCHED' }));

async function selectAll(user: ReturnType<typeof renderPage>['user'], total: string) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: `Select all ${total} that match` }));
  return screen.findByRole('region', { name: 'Selected rows' });
}

beforeEach(() => givenSession());

test.each(['ALL', 'PROBLEM'])('under %s, processing takes those of all that match that wait', async (view) => {
  const api = given(mixed);
  const { user } = renderPage(<OrderListPage />, { at: `/company/orders?view=${view}` });
  const bar = await selectAll(user, '90');
  expect(bar).toHaveTextContent('90 selected');
  await user.click(within(bar).getByRole('button', { name: 'Process 30 orders' }));
  const dialog = await screen.findByRole('dialog', { name: 'Review before processing' });
  expect(await within(dialog).findByText(/60 of the selected orders stay as they are/)).toHaveTextContent('Shipped 60');
  await user.click(await within(dialog).findByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(within(dialog).getByRole('button', { name: 'Process 30 orders' }));
  expect(await within(dialog).findByText('30 of 90 orders are processed.')).toBeVisible();
  const stayed = within(dialog).getByRole('list', { name: 'Orders that were not processed' });
  expect(within(stayed).getAllByRole('listitem')).toHaveLength(60);
  expect(api.calls.find(({ call }) => call === 'POST /company/orders/process')?.body).toMatchObject({
    orderIds: mixed.filter(({ status }) => status === 'ORDERED').map(({ orderId }) => orderId),
  });
});

test('with nothing among the ticked that waits, no act is offered and the bar says so', async () => {
  given([givenRow(1, { status: 'COMPLETED' }), givenRow(2, { isProposal: true })]);
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders?view=ALL' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Selected rows' });
  expect(bar).toHaveTextContent('2 selected');
  expect(bar).toHaveTextContent('2 cannot be processed');
  expect(within(bar).queryByRole('button', { name: /Process|Delete/ })).toBeNull();
});
