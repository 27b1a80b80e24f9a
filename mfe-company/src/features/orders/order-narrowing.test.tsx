import { listCompanyCatalogs, type CompanyCatalog } from '@portal/contract/company-catalogs';
import { listDepartments } from '@portal/contract/employees';
import { countCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { counts, givenRow, id } from './given-orders.ts';
import OrderListPage from './OrderListPage.tsx';

const phones: CompanyCatalog = {
  id: id(20),
  displayName: 'Phones',
  description: '',
  currency: 'DKK',
  supplierId: id(901),
  supplierName: 'TeleGros',
  sortOrder: 1,
  accessoriesEnabled: true,
  productCount: 1,
  accessoryCount: 9,
  categories: [{ id: id(30), name: 'Mobile', requireMultimediaTax: true, insuranceRequired: false }],
  subscriptionCount: 2,
};

beforeEach(() => givenSession());

test('is narrowed to a department, a category and a supplier, tabs and address too', async () => {
  const api = fakeApi(
    on(listCompanyOrders, { data: [givenRow(1)], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(countCompanyOrders, { data: counts }),
    on(listDepartments, { data: ['Library', 'Planning'].map((department) => ({ department, employees: 2 })) }),
    on(listCompanyCatalogs, {
      data: [
        { ...phones, supplierId: id(901), supplierName: 'TeleGros' },
        { ...phones, supplierId: id(902), supplierName: 'Hjulager' },
      ],
      meta: { total: 2, page: 1, pageSize: 200 },
    }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Department' }), 'Planning');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Supplier' }), 'Hjulager');
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  const narrowed = { department: 'Planning', supplierId: id(902) };
  const lastOf = (name: string) => api.calls.findLast(({ call }) => call === name)?.query;
  await waitFor(() => expect(lastOf('GET /company/orders')).toMatchObject(narrowed));
  expect(lastOf('GET /company/orders/counts')).toEqual(narrowed);
  expect(Object.fromEntries(new URLSearchParams(globalThis.location.search))).toEqual(narrowed);
});

test('everything that matches is ticked, over its pages and without what is kept back', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => givenRow(n + 1));
  const pages = [rows, [givenRow(201), givenRow(202, { problem: 'ADDRESS_MISSING' })]];
  const api = fakeApi(
    on(listCompanyOrders, ({ query: { page = '1', pageSize = '50' } }) => ({
      data: pageSize === '200' ? (pages[Number(page) - 1] ?? []) : rows.slice(0, 50),
      meta: { total: 202, page: Number(page), pageSize: Number(pageSize) },
    })),
    on(countCompanyOrders, { data: counts }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select 100001' }));
  await user.click(screen.getByRole('button', { name: 'Select all 202 that match' }));
  const bar = screen.getByRole('region', { name: 'Selected rows' });
  expect(await within(bar).findByText('201 selected')).toBeVisible();
  expect(bar).toHaveTextContent('Only 201 of them can be chosen.');
  expect(bar).toHaveTextContent('46,014.93');
  expect(within(bar).getByRole('button', { name: 'Process 201 orders' })).toBeVisible();
  expect(
    api.calls.filter(({ call, query }) => call === 'GET /company/orders' && query?.['pageSize'] === '200'),
  ).toHaveLength(2);
});
