import { listCategoryChoices } from '@portal/contract/categories';
import { getCompany, type Company } from '@portal/contract/companies';
import { countAllOrders, listAllOrders } from '@portal/contract/order-lists';
import { previewProcess, processOrders } from '@portal/contract/order-processing';
import type { OrderRow } from '@portal/contract/order-rows';
import { countPresses, fakeApi, givenSession, on, pressesOf, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CompanyOrdersPage from './CompanyOrdersPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dkk = { amount: 22_893, currency: 'DKK' };
const orders = [1, 2].map(
  (n) =>
    ({
      orderId: id(100 + n),
      orderNumber: 100_000 + n,
      orderDate: '2026-11-18',
      status: 'ORDERED',
      isAccessory: false,
      isProposal: false,
      companyId: id(1),
      companyName: 'Nordlys A/S',
      supplierName: 'TeleGros',
      employeeName: `Person ${n}`,
      product: 'Phone X',
      monthlyPrice: dkk,
      total: dkk,
      priceWithoutVat: dkk,
    }) as OrderRow,
);
const counts = { PROPOSED: 0, TO_PROCESS: 2, IN_PROCESS: 0, SHIPPED: 0, PROBLEM: 0, ALL: 2, nextSalaryFile: null };

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('a link to the waiting orders of a company opens their review, in the presses that the table names', async () => {
  const api = fakeApi(
    on(listAllOrders, { data: orders, meta: { total: 2, page: 1, pageSize: 50 } }),
    on(countAllOrders, { data: counts }),
    on(listCategoryChoices, { data: [] }),
    on(getCompany, { data: { id: id(1), company_name: 'Nordlys A/S' } as Company }),
    on(previewProcess, {
      data: {
        groups: [
          {
            companyId: id(1),
            companyName: 'Nordlys A/S',
            supplierId: id(2),
            supplierName: 'TeleGros',
            currency: 'DKK',
            count: 2,
            priceWithoutVat: dkk,
            monthly: dkk,
            addresses: [],
          },
        ],
        orders: orders.map(({ orderId, orderNumber }) => ({
          orderId,
          orderNumber,
          priceWithoutVat: dkk,
          monthly: dkk,
        })),
        refused: [],
        holdSeconds: 60,
      },
    }),
    on(processOrders, { data: { results: [], files: [] } }),
  );
  const { user } = renderPage(<CompanyOrdersPage />, {
    at: `/admin/companies/${id(1)}/orders?view=TO_PROCESS&process=all`,
    path: '/admin/companies/:companyId/orders',
  });
  const presses = countPresses();
  const dialog = await screen.findByRole('dialog', { name: 'Review before processing' });
  // Neither Back nor a reload opens it again.
  await waitFor(() => expect(globalThis.location.search).toBe('?view=TO_PROCESS'));
  await user.click(await within(dialog).findByRole('checkbox', { name: 'I understand this is binding' }));
  await user.click(within(dialog).getByRole('button', { name: 'Process 2 orders' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /admin/orders/process')?.body).toMatchObject({
      orderIds: [id(101), id(102)],
      binding: true,
    }),
  );
  // The link is the first.
  expect(1 + presses()).toBe(pressesOf('Process all orders of a company'));
});
