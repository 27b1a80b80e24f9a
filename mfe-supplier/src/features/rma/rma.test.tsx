import {
  countSupplierRma,
  getSupplierRma,
  listSupplierRma,
  moveSupplierRma,
  type SupplierRmaDetail,
  type SupplierRmaRow,
} from '@portal/contract/rma-supplier';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import RmaListPage from './RmaListPage.tsx';
import RmaPage from './RmaPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const dkk = (amount: number) => ({ amount, currency: 'DKK' });

function givenDetail(change: Partial<SupplierRmaDetail> = {}): SupplierRmaDetail {
  return {
    id: id(1),
    orderId: id(2),
    orderNumber: 100_002,
    productName: 'Phone X',
    employeeName: 'Bo Dahl',
    companyId: id(4),
    companyName: 'Nordlys A/S',
    supplierId: id(5),
    supplierName: 'TeleGros',
    status: 'PENDING',
    kind: 'DAMAGED',
    outcome: null,
    unread: 0,
    photos: [],
    hasLabel: false,
    incidentDate: '2027-05-03',
    covered: true,
    createdAt: '2027-05-04T09:00:00.000Z',
    version: 2,
    whatHappened: 'The screen broke.',
    comment: '',
    excess: dkk(0),
    allRiskExpirationDate: '2028-12-09',
    dispatchDate: '2026-12-10',
    requiresSerial: true,
    serialNumber: '356938035643809',
    oldSerialNumber: null,
    newSerialNumber: null,
    expectedBack: null,
    logs: [],
    actions: ['APPROVED', 'REJECTED'],
    queue: 'NEW',
    answerDue: '2027-05-07',
    priceWithoutVat: dkk(639_920),
    ...change,
  };
}
const row = (n: number, change: Partial<SupplierRmaRow> = {}): SupplierRmaRow => {
  const { logs: _logs, actions: _actions, ...detail } = givenDetail();
  return { ...detail, id: id(n), employeeName: `Person ${n}`, since: detail.createdAt, ...change };
};
const list = (...rows: SupplierRmaRow[]) => [
  on(listSupplierRma, { data: rows, meta: { total: rows.length, page: 1, pageSize: 50 } }),
  on(countSupplierRma, { data: { LATE: 1, NEW: 1, WAITING: 1, IN_WORK: 1, CLOSED: 7 } }),
];
const at = `/supplier/rma/${id(1)}`;
const page = { at, path: '/supplier/rma/:rmaId' };

beforeEach(() => givenSession({ role: 'supplier', companyId: null, supplierId: id(9) }));

test('the queue is grouped by what it asks, with the time left; its tiles filter', async () => {
  const api = fakeApi(
    ...list(
      row(1, { queue: 'LATE', answerDue: '2020-01-01' }),
      row(2, { answerDue: '2999-12-31' }),
      row(3, { queue: 'WAITING' }),
      row(4, { queue: 'IN_WORK', expectedBack: '2027-05-20' }),
    ),
  );
  const { user } = renderPage(<RmaListPage />, { at: '/supplier/rma' });
  const late = await screen.findByRole('region', { name: 'Late: your answer was due' });
  expect(within(late).getByRole('link')).toHaveTextContent(/Person 1.*days late/);
  expect(screen.getByRole('link', { name: /Person 2.*due 31 December 2999/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Person 3.*since 4 May 2027/ })).toBeVisible();
  const inWork = screen.getByRole('link', { name: /Person 4.*back 20 May 2027/ });
  await user.click(screen.getByRole('link', { name: '7 Closed' }));
  expect(await screen.findByRole('link', { name: '7 Closed', current: true })).toBeVisible();
  expect(inWork).toBeVisible();
  expect(api.calls.at(-1)).toMatchObject({ query: { queue: 'CLOSED' } });
});

test('48: the supplier replaces an item; its number is checked while it is typed', async () => {
  const api = fakeApi(
    ...list(),
    on(getSupplierRma, { data: givenDetail() }),
    on(moveSupplierRma, { data: givenDetail({ status: 'APPROVED', version: 3 }) }),
  );
  const { user } = renderPage(<RmaPage />, page);
  expect(await screen.findByText('All-risk covers this')).toBeVisible();
  expect(screen.getByText(/Price of the item, ex VAT: DKK.6,399.20/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Replace/ }));
  const serial = screen.getByRole('textbox', { name: 'New SN/IMEI' });
  const says = (text: string) => expect(serial).toHaveAccessibleDescription(text);
  await user.type(serial, '356938035643809');
  says('This is the number of the old item.');
  await user.clear(serial);
  await user.type(serial, '490154203237518');
  says('This number can be used.');
  const pays = screen.getByLabelText('The employee pays, incl. VAT');
  await user.clear(pays);
  await user.type(pays, '500');
  await user.tab();
  expect(await screen.findByText(/Bo Dahl accepts and pays DKK.500.00, or declines/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve the replacement' }));
  expect(await screen.findByText('The request was changed')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    seen: expect.arrayContaining([{ fact: 'photos', of: '', value: 0 }]),
    version: 2,
    to: 'APPROVED',
    outcome: 'REPLACE',
    serialNumber: '490154203237518',
    expectedBack: null,
    reason: '',
    excess: 50_000,
  });
});

test('only what the state allows is offered; not covered says why', async () => {
  const created = givenDetail({ status: 'CREATED', covered: false, allRiskExpirationDate: null, actions: ['PENDING'] });
  const api = fakeApi(
    ...list(),
    on(getSupplierRma, { data: created }),
    on(moveSupplierRma, fails('changed-by-someone-else', 409)),
  );
  const { user } = renderPage(<RmaPage />, page);
  expect(await screen.findByText('The order has no all-risk insurance.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Received' }));
  const dialog = screen.getByRole('dialog', { name: 'Received' });
  await user.click(within(dialog).getByRole('button', { name: 'Received' }));
  expect(await screen.findByText(/changed/i)).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.body).toMatchObject({ version: 2, to: 'PENDING' });
});

test('a request that is not there says so and leads back', async () => {
  fakeApi(...list(), on(getSupplierRma, fails('rma-request-not-found', 404)));
  renderPage(<RmaPage />, page);
  expect(await screen.findByRole('button', { name: 'Go back' })).toBeVisible();
});

test('the way from the first page shows what has unread messages; taken away, everything', async () => {
  const api = fakeApi(...list(row(1, { unread: 2 })));
  const { user } = renderPage(<RmaListPage />, { at: '/supplier/rma?unread=true', path: '/supplier/rma' });
  expect(await screen.findByText('Person 1')).toBeVisible();
  expect(api.calls.some(({ query }) => query['unread'] === 'true')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Remove filter Messages' }));
  expect(globalThis.location.search).not.toContain('unread');
});

test('the queue is filtered by what is known of a request, and sorted within each group', async () => {
  const api = fakeApi(...list(row(1)));
  const { user } = renderPage(<RmaListPage />, { at: '/supplier/rma' });
  expect(await screen.findByText('Person 1')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Reported');
  await user.click(screen.getByRole('button', { name: 'Sort downwards' }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const builder = within(await screen.findByRole('group', { name: 'Filters' }));
  await user.selectOptions(builder.getAllByRole('combobox')[0]!, 'Company');
  await user.type(builder.getByRole('textbox'), 'Nord');
  await user.click(builder.getByRole('button', { name: 'Apply filters' }));
  const filter = JSON.stringify({ join: 'all', groups: [[['company', 'contains', 'Nord']]] });
  await waitFor(() =>
    expect(api.calls.findLast(({ call }) => call === 'GET /supplier/rma')?.query).toMatchObject({
      sort: '-createdAt',
      filter,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter Company' }));
  expect(globalThis.location.search).toBe('?sort=-createdAt');
});

test('beside an open request the queue says what it is narrowed to, and has no room to change it', async () => {
  const filter = JSON.stringify({ join: 'all', groups: [[['kind', 'any', 'DAMAGED']]] });
  fakeApi(...list(row(1)), on(getSupplierRma, { data: givenDetail() }));
  renderPage(<RmaPage />, { ...page, at: `${at}?${new URLSearchParams({ filter })}` });
  // The pane is there on wide screens alone, which the test's is not.
  expect(await screen.findByRole('button', { name: 'Remove filter Kind', hidden: true })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Filters/, hidden: true })).toBeNull();
});

test('a refresh that fails leaves the request and its decision standing', async () => {
  const api = fakeApi(...list(row(1)), on(getSupplierRma, { data: givenDetail() }));
  const { refresh } = renderPage(<RmaPage />, page);
  const title = await screen.findByRole('heading', { level: 1, name: 'Bo Dahl, order 100002' });
  api.add(on(getSupplierRma, fails('something-went-wrong', 500)));
  await refresh();
  expect(title).toBeInTheDocument();
});
