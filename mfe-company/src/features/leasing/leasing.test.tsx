import * as drafts from '@portal/contract/form-drafts';
import { listLeasedOrders } from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import type { LeasableOrder, LeasingAgreement } from '@portal/contract/leasing-agreements';
import { countPresses, fakeApi, givenSession, on, pressesOf, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import LeasingListPage from './LeasingListPage.tsx';
import LeasingPage from './LeasingPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const order = (
  n: number,
  employeeName: string,
  product: string,
  price: number,
  accessory: number,
  draw: number,
): LeasableOrder => ({
  orderId: id(n),
  orderNumber: 10_000 + n,
  companyId: id(90),
  employeeId: id(50 + n),
  employeeName,
  product,
  accessoryCount: accessory ? 1 : 0,
  productPrice: dkk(price),
  accessoryPrice: dkk(accessory),
  drawPerMonth: dkk(draw),
});
const orders = [
  order(1, 'Anna', 'Phone X', 639_920, 19_920, 22_893),
  order(2, 'Bo', 'Phone X', 639_920, 0, 16_663),
  order(3, 'Cia', 'PC', 999_900, 0, 31_663),
];
const agreement: LeasingAgreement = {
  id: id(9),
  name: 'Phones 2027',
  period: 24,
  drawFreq: 'quarterly',
  leasingStart: '2027-01-01',
  leasingEnd: '2028-12-31',
  partner: 'Nordisk Leasing',
  contractId: 'NL-1',
  orders: 3,
  totalSalaryDraw: dkk(1_709_256),
  totalLeasingValue: dkk(2_299_660),
  note: '',
  companyName: 'Nordlys A/S',
  productSum: dkk(2_279_740),
  accessorySum: dkk(19_920),
  monthlyDraw: dkk(71_219),
  schedule: Array.from({ length: 8 }, (_, k) => ({ k, from: '2027-01-01', units: 3, amount: dkk(213_657) })),
  selectedOrders: orders,
  createdAt: '2026-12-20T09:00:00.000Z',
  createdBy: 'Mette Krag',
};
const choices = {
  currency: 'DKK',
  periods: [{ period: 24, orders: 3 }],
  partners: [{ id: id(5), name: 'Nordisk Leasing' }],
};
const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 200 } });
const routes = () => [
  on(contract.listLeasing, page([])),
  on(contract.getLeasingChoices, { data: choices }),
  on(contract.listLeasableOrders, ({ query }) => page(Number(query.period) === 24 ? orders : [])),
];

beforeEach(() => {
  givenSession();
});

test('three orders of 24 months: 22,996.60, draws 17,092.56, eight payments of 2,136.57, end in 2028', async () => {
  const api = fakeApi(...routes(), on(contract.createLeasing, { data: agreement }));
  const { user } = renderPage(<LeasingListPage />, { at: '/company/leasing' });
  await user.click((await screen.findAllByRole('button', { name: 'New agreement' }))[0]!);
  const drawer = await screen.findByRole('dialog', { name: 'New leasing agreement' });
  await user.click(await within(drawer).findByRole('button', { name: 'Create agreement' }));
  expect(await within(drawer).findByRole('link', { name: 'Orders: Select at least one order.' })).toBeVisible();
  expect(within(drawer).getAllByText('Select at least one order.')).toHaveLength(2);
  await user.type(within(drawer).getByLabelText('Name'), 'Phones 2027');
  await user.type(within(drawer).getByLabelText('Start'), '2027-01-01');
  await user.click(within(drawer).getByRole('radio', { name: 'Quarterly' }));
  await user.click(await within(drawer).findByRole('button', { name: 'Select 3 orders' }));
  const totals = within(within(drawer).getByRole('region', { name: 'Totals' }));
  for (const text of [/22,996\.60/, /17,092\.56/, /8 × .*2,136\.57/, /31 December 2028|December 31, 2028/])
    expect(
      totals.getByText((_text, element) => element?.tagName === 'DD' && text.test(element.textContent)),
    ).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Create agreement' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({
      name: 'Phones 2027',
      note: '',
      period: 24,
      drawFreq: 'quarterly',
      leasingStart: '2027-01-01',
      partnerId: null,
      contractId: '',
      orderIds: orders.map(({ orderId }) => orderId),
    }),
  );
});

test('an agreement of all orders takes the presses that the table names', async () => {
  fakeApi(...routes(), on(contract.createLeasing, { data: agreement }));
  const { user } = renderPage(<LeasingListPage />, { at: '/company/leasing' });
  const [create] = await screen.findAllByRole('button', { name: 'New agreement' });
  const presses = countPresses();
  await user.click(create!);
  const drawer = await screen.findByRole('dialog', { name: 'New leasing agreement' });
  for (const [label, text] of [
    ['Name', 'Phones 2027'],
    ['Start', '2027-01-01'],
  ] as const) {
    act(() => within(drawer).getByLabelText(label).focus());
    await user.keyboard(text);
  }
  await user.click(await within(drawer).findByRole('button', { name: 'Select 3 orders' }));
  await user.click(within(drawer).getByRole('button', { name: 'Create agreement' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(presses()).toBe(pressesOf('Leasing agreement'));
});

const begun = { form: 'leasing', savedAt: '2026-11-02T08:00:00.000Z', version: 3 } as const;

test('the list leads to what was begun; orders leased meanwhile leave it, and creating drops it', async () => {
  const fields = { name: 'Begun', leasingStart: '2027-01-01', period: 24, orderIds: [id(2), id(77)] };
  const api = fakeApi(
    ...routes(),
    on(drafts.listFormDrafts, { data: [begun] }),
    on(drafts.getFormDraft, { data: { ...begun, fields: JSON.stringify(fields) } }),
    on(drafts.saveFormDraft, { data: { ...begun, version: 4 } }),
    on(drafts.removeFormDraft, { data: { form: 'leasing' } }),
    on(contract.createLeasing, { data: agreement }),
  );
  const { user } = renderPage(<LeasingListPage />, { at: '/company/leasing' });
  await user.click(await screen.findByRole('link', { name: 'Continue where you left off' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Begun'));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Bo/ })).toBeChecked());
  expect(screen.getByText('1 order selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create agreement' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ orderIds: [id(2)] }),
  );
  await waitFor(() => expect(api.calls.some(({ call }) => call === 'DELETE /user/drafts/leasing')).toBe(true));
});

test('an agreement shows its payments and orders; deleting asks first', async () => {
  const api = fakeApi(
    on(contract.getLeasing, { data: agreement }),
    on(listLeasedOrders, { data: orders, meta: { total: orders.length, page: 1, pageSize: 50 } }),
    on(contract.removeLeasing, { data: { id: agreement.id } }),
  );
  const { user } = renderPage(<LeasingPage />, {
    at: `/company/leasing/${agreement.id}`,
    path: '/company/leasing/:leasingAgreementId',
  });
  expect(await screen.findByRole('heading', { name: 'Phones 2027', level: 1 })).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Payments' })).getAllByText(/2,136\.57/)).toHaveLength(8);
  const table = screen.getByRole('table', { name: 'Orders' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(4));
  await user.click(within(table).getByRole('button', { name: /Product ex VAT/ }));
  await waitFor(() =>
    expect(api.calls.at(-1)).toMatchObject({
      call: `GET /company/leasing/${agreement.id}/orders`,
      query: { sort: 'productPrice' },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete agreement' }));
  await waitFor(() => expect(api.calls.some(({ call }) => call.startsWith('DELETE'))).toBe(true));
});
