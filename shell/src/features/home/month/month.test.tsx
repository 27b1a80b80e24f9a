import { getHome, type Home } from '@portal/contract/home';
import { getOrdersByMonth, getSalaryMonths, getShippingTimes, type SalaryMonth } from '@portal/contract/home-month';
import { getSalaryRun, type SalaryRun } from '@portal/contract/salary-runs';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { HomePage } from '../HomePage.tsx';

const home: Home = {
  today: '2026-11-17',
  figures: [{ figure: 'next-salary-day', count: null, money: null, day: '2026-11-20' }],
  waiting: [],
  pipeline: [{ status: 'ORDERED', count: 12 }],
  days: [],
  months: [],
};
const numbers = {
  'orders-of-status': '/orders?status=:status&from=:from',
  deducted: '/files?from=:from&to=:to',
  planned: '/runs/:period',
  person: '/people/:id',
};
const id = '00000000-0000-4000-8000-000000000001';
const money = (amount: number) => ({ amount, currency: 'DKK' });
const sums = [{ priceBeforeSubsidy: money(5_791_237), subsidy: money(1_685_000), amount: money(4_106_237) }];
const run: SalaryRun = {
  period: '2026-11',
  fileDay: '2026-11-20',
  stopped: null,
  draws: 179,
  employees: 163,
  sums,
  madeByHand: [],
  month: { draws: 179, employees: 163, sums },
  previous: { period: '2026-10', draws: 172, totals: [money(3_920_415)] },
  changes: [],
  counts: { ALL: 179, NEW: 0, CHANGED: 0, LEFT_OUT: 0, ENDED: 0, TO_MEND: 1 },
  problems: [
    {
      period: '2026-11',
      reason: 'EMPLOYEE_NUMBER_MISSING',
      employee: { id, name: 'Karla Lindhøj' },
      detail: '',
      why: null,
      at: '2026-11-17T08:00:00.000Z',
    },
  ],
  leavers: [],
};
const month = (period: string, changes: Partial<SalaryMonth> = {}): SalaryMonth => ({
  period,
  currency: 'DKK',
  isComing: false,
  deducted: 0,
  planned: 0,
  byHand: 0,
  subsidy: 0,
  subsidyPlanned: 0,
  ...changes,
});
const months = [
  month('2026-09', { deducted: 3_800_000, subsidy: 1_400_000 }),
  month('2026-10', { deducted: 3_920_415, subsidy: 1_400_050 }),
  month('2026-11', { isComing: true, planned: 4_106_237, subsidyPlanned: 1_685_000 }),
  month('2026-12', { isComing: true, planned: 4_200_000, subsidyPlanned: 1_700_000 }),
  month('2027-01', { isComing: true, planned: 4_200_000, subsidyPlanned: 1_700_000 }),
];
const answers = [on(getHome, { data: home }), on(getSalaryRun, { data: run }), on(getSalaryMonths, { data: months })];

beforeEach(() => givenSession());

test('the next salary file is the first number, with its facts and what stops it', async () => {
  fakeApi(...answers);
  renderPage(<HomePage tasks={{}} numbers={numbers} />);
  expect(await screen.findByRole('link', { name: /DKK.41,062\.37/ })).toHaveAttribute('href', '/runs/2026-11');
  const card = screen.getByRole('region', { name: 'Next salary file' });
  expect(card).toHaveTextContent('20 November 2026 at 06:00');
  expect(within(card).getByText('in 3 days')).toBeVisible();
  expect(within(card).getByText('163')).toBeVisible();
  expect(within(card).getByText('1,858.22 more')).toBeVisible();
  expect(within(card).getByText('16,850.00')).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Karla Lindhøj' })).toHaveAttribute('href', `/people/${id}`);
});

test('what was deducted and is planned is one sentence, and a table whose numbers lead to their lists', async () => {
  fakeApi(...answers);
  const { user } = renderPage(<HomePage tasks={{}} numbers={numbers} />);
  await screen.findByRole('img', { name: /DKK.77,204\.15 in the salary files.*The next 3 come to DKK.125,062\.37/ });
  const card = screen.getByRole('region', { name: 'Deducted a month, DKK' });
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  expect(within(card).getByRole('link', { name: '39,204.15' })).toHaveAttribute(
    'href',
    '/files?from=2026-10-01&to=2026-10-31',
  );
  expect(within(card).getByRole('row', { name: 'November 2026 0.00 41,062.37 16,850.00' })).toBeVisible();
  expect(within(card).getByRole('link', { name: '41,062.37' })).toHaveAttribute('href', '/runs/2026-11');
  expect(within(card).queryByRole('columnheader', { name: 'By hand' })).not.toBeInTheDocument();
});

test('a month made by hand ahead is no part of the months that are over; a part of one is compared whole', async () => {
  const byHand = month('2026-11', { isComing: true, deducted: 4_000_000, planned: 106_237 });
  const whole = { ...run, draws: 5, sums: [{ ...sums[0]!, amount: money(106_237) }] };
  fakeApi(
    on(getHome, { data: home }),
    on(getSalaryRun, { data: whole }),
    on(getSalaryMonths, { data: [...months.slice(0, 2), byHand, ...months.slice(3)] }),
  );
  renderPage(<HomePage tasks={{}} numbers={numbers} />);
  await screen.findByRole('img', { name: /DKK.77,204\.15 in the salary files.*The next 3 come to DKK.125,062\.37/ });
  const card = screen.getByRole('region', { name: 'Next salary file' });
  expect(within(card).getByRole('link', { name: /DKK.1,062\.37/ })).toBeVisible();
  expect(within(card).getByText('1,858.22 more')).toBeVisible();
});

test('the subsidy of the year is what was spent, and what is planned until its end', async () => {
  fakeApi(...answers);
  renderPage(<HomePage tasks={{}} numbers={numbers} />);
  const card = await screen.findByRole('region', { name: 'Subsidy in 2026' });
  expect(within(card).getByText(/DKK.28,000\.50/)).toBeVisible();
  const lines = within(card).getAllByRole('definition');
  expect(lines.map((line) => line.textContent)).toEqual(['28,000.50', '16,850.00', '17,000.00', '61,850.50']);
});

test('a part that fails says so and is tried again; the others stay', async () => {
  const api = fakeApi(
    on(getHome, { data: home }),
    on(getSalaryRun, { data: run }),
    on(getSalaryMonths, fails('something-went-wrong', 500)),
  );
  const { user } = renderPage(<HomePage tasks={{}} numbers={numbers} />);
  expect(await screen.findByRole('link', { name: /41,062\.37/ })).toBeVisible();
  const card = await screen.findByRole('region', { name: 'Deducted a month' });
  expect(await within(card).findByRole('alert')).toBeVisible();
  api.add(on(getSalaryMonths, { data: months }));
  await user.click(within(card).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Subsidy in 2026' })).toBeVisible();
});

test('a new company sees that nothing is planned, and no bar', async () => {
  const nothing = { ...run, draws: 0, employees: 0, sums: [], previous: null, problems: [] };
  fakeApi(
    on(getHome, { data: home }),
    on(getSalaryRun, { data: nothing }),
    on(getSalaryMonths, { data: [month('2026-10'), month('2026-11', { isComing: true })] }),
  );
  renderPage(<HomePage tasks={{}} numbers={numbers} />);
  expect(await screen.findByText('Nothing planned')).toBeVisible();
  expect(await screen.findByText(/^No salary file yet/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the orders of a status lead to their list', async () => {
  fakeApi(
    on(getHome, { data: { ...home, figures: [], days: [{ day: '2026-10-19', count: 12 }] } }),
    ...answers.slice(1),
  );
  renderPage(<HomePage tasks={{}} numbers={numbers} />);
  expect(await screen.findByRole('link', { name: '12' })).toHaveAttribute(
    'href',
    '/orders?status=ORDERED&from=2026-10-19',
  );
});

const ordered = on(getOrdersByMonth, {
  data: [
    { period: '2026-10', currency: 'DKK', orders: 0, value: 0 },
    { period: '2026-11', currency: 'DKK', orders: 1234, value: 98_765_432 },
  ],
});

test('a supplier sees what came in by month and what it is worth, and each number leads to its orders', async () => {
  givenSession({ role: 'supplier', companyId: null });
  fakeApi(on(getHome, { data: { ...home, figures: [] } }), on(getShippingTimes, { data: [] }), ordered);
  const pattern = '/orders?from=:from&to=:to&filter=%5B%22x%3A%22%5D';
  const { user } = renderPage(<HomePage tasks={{}} numbers={{ 'orders-of-month': pattern }} />);
  await screen.findByRole('img', { name: /^1,234 orders worth DKK.987,654\.32 without VAT in the last 12 months/ });
  const card = screen.getByRole('region', { name: 'Orders a month, DKK' });
  await user.click(within(card).getByRole('button', { name: 'Show as table' }));
  expect(within(card).getByRole('row', { name: 'November 2026 1,234 987,654.32' })).toBeVisible();
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/orders?from=2026-11-01&to=2026-11-30&filter=%5B%22x%3A%22%5D']);
});

test('back office sees how long each supplier takes to ship, and is led to the supplier', async () => {
  givenSession({ role: 'admin', companyId: null });
  const slow = { id, name: 'Hjulager', orders: 12, median: 2.1, slowest: 6.4 };
  fakeApi(on(getHome, { data: { ...home, figures: [] } }), on(getShippingTimes, { data: [slow] }), ordered);
  renderPage(<HomePage tasks={{}} numbers={{ shipping: '/suppliers/:id' }} />);
  const table = await screen.findByRole('table', { name: 'Time to ship' });
  expect(within(table).getByRole('row', { name: 'Hjulager 2.1 6.4 12' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Hjulager' })).toHaveAttribute('href', `/suppliers/${id}`);
});

test('a supplier that has shipped nothing is told so', async () => {
  givenSession({ role: 'supplier', companyId: null });
  fakeApi(
    on(getHome, { data: { ...home, figures: [] } }),
    on(getShippingTimes, { data: [] }),
    on(getOrdersByMonth, { data: [] }),
  );
  renderPage(<HomePage tasks={{}} />);
  expect(await screen.findByText('No order was shipped in the last 90 days.')).toBeVisible();
});
