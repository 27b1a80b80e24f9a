import { getCompanyPayroll, getCompanySettings, type CompanyPayroll } from '@portal/contract/company-settings';
import { previewDrawPause } from '@portal/contract/draw-pauses';
import { getCompanyOrder } from '@portal/contract/order-detail';
import { getSalaryCalendar } from '@portal/contract/salary-calendar';
import { previewRunText } from '@portal/contract/salary-file-preview';
import {
  getSalaryRun,
  listRunDraws,
  resumeSalaryRun,
  stopSalaryRun,
  type RunDraw,
  type SalaryRun,
} from '@portal/contract/salary-runs';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSettings } from '../../shared/given-settings.ts';
import { givenOrder } from './given-order.ts';
import { givenCalendar, givenDraw, idOf, kroner } from './given-salary-files.ts';
import SalaryRunPage from './SalaryRunPage.tsx';

const sums = [{ priceBeforeSubsidy: kroner(65_786), subsidy: kroner(26_230), amount: kroner(39_556) }];
const none = { draws: 0, employees: 0, sums: [] };
const run: SalaryRun = {
  period: '2027-02',
  fileDay: '2027-02-28',
  stopped: null,
  draws: 2,
  employees: 2,
  sums,
  madeByHand: [],
  month: { draws: 2, employees: 2, sums },
  previous: { period: '2027-01', draws: 1, totals: [kroner(22_893)] },
  changes: [{ change: 'NEW', orders: 4, amount: kroner(16_663), names: ['Bo Lund', 'Eva Dam', 'Ida Juhl'], by: [] }],
  counts: { ALL: 2, NEW: 1, CHANGED: 0, LEFT_OUT: 0, ENDED: 0, TO_MEND: 1 },
  problems: [
    {
      period: '2027-02',
      reason: 'EMPLOYEE_NUMBER_MISSING',
      employee: { id: idOf(63), name: 'Bo Lund' },
      detail: '',
      why: null,
      at: '2027-02-01T08:00:00.000Z',
    },
  ],
  leavers: [
    {
      employee: { id: idOf(61), name: 'Anna Holm' },
      orderNumber: '104',
      exitDate: '2027-02-18',
      amount: kroner(22_893),
    },
  ],
};
const stopped = { by: 'Mette Krag', at: '2027-02-26T09:00:00.000Z' };
const planned = { status: 'PLANNED', file: null, period: '2027-02' } as const;
const row = (change: Partial<RunDraw> = {}): RunDraw => ({
  ...givenDraw(planned),
  employNo: '1042',
  drawNumber: 2,
  drawsInAll: 24,
  change: null,
  difference: null,
  exitDate: '2027-02-18',
  marks: ['LEAVES'],
  ...change,
});

const noPayroll: CompanyPayroll = {
  salarySystemId: null,
  salarySystemName: null,
  wageCodeGross: '',
  wageCodeNet: '',
  wageCodePhoneTax: '',
  wageCodeFinalNet: '',
  wageCodeFinalGross: '',
  employerNo: '',
  payTerm: '',
  payrollRecipients: [],
  version: 1,
};

beforeEach(() => {
  givenSession();
});

function show(change: Partial<SalaryRun> = {}, search = '', rows?: RunDraw[], ...more: FakeRoute[]) {
  const api = fakeApi(
    ...more,
    on(getSalaryRun, { data: { ...run, ...change } }),
    on(listRunDraws, {
      data: rows ?? [
        row(),
        row({
          orderId: idOf(62),
          employee: { id: idOf(63), name: 'Bo Lund', employNo: null },
          drawNumber: 1,
          change: 'NEW',
          marks: ['EMPLOYEE_NUMBER_MISSING'],
        }),
      ],
      meta: { total: 2, page: 1, pageSize: 50 },
    }),
    on(getSalaryCalendar, { data: givenCalendar() }),
    on(getCompanySettings, { data: givenSettings() }),
    on(previewRunText, { data: [] }),
    on(stopSalaryRun, { data: { period: '2027-02', stopped } }),
    on(resumeSalaryRun, { data: { period: '2027-02', stopped: null } }),
    on(previewDrawPause, fails('invalid-data-provided', 409)),
  );
  return {
    api,
    ...renderPage(<SalaryRunPage />, {
      at: `/company/salaryfiles/runs/2027-02${search}`,
      path: '/company/salaryfiles/runs/:period',
    }),
  };
}

test('a coming run says when it is made, what changed with whom, and what the difference is', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: '28 February 2027' })).toBeVisible();
  expect(await screen.findByText(/Made and sent on 28 February 2027 at 06:00/)).toBeVisible();
  const sentence = screen.getByRole('link', { name: '4 orders are new' });
  expect(sentence).toHaveAttribute('href', '/company/salaryfiles/runs/2027-02?tab=NEW');
  expect(screen.getByText('Bo Lund, Eva Dam, Ida Juhl and 1 more')).toBeVisible();
  expect(screen.getAllByText('166.63')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '28 February 2027' })).toHaveAttribute('aria-current', 'page');
});

test('every warning leads to where it is corrected', async () => {
  show();
  const numbers = await screen.findByRole('list', { name: 'People concerned' });
  expect(within(numbers).getByRole('link', { name: 'Bo Lund' })).toHaveAttribute(
    'href',
    `/company/employees/${idOf(63)}`,
  );
  expect(within(numbers).getByRole('link', { name: 'Add the number of Bo Lund' })).toHaveAttribute(
    'href',
    `/company/employees/${idOf(63)}?open=edit`,
  );
  const leavers = screen.getByRole('list', { name: 'They leave before the draw' });
  expect(within(leavers).getByText(/leaves 18 February 2027: DKK 228.93, order 104/)).toBeVisible();
  expect(within(leavers).getByRole('link', { name: 'Exit and pay in full of Anna Holm' })).toHaveAttribute(
    'href',
    `/company/employees/${idOf(61)}?open=exit`,
  );
});

test('tabs and search are the address; the sum row counts all', async () => {
  const { api, user } = show();
  await user.click(await screen.findByRole('link', { name: /To correct/ }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ tab: 'TO_MEND' }));
  await user.type(screen.getByRole('searchbox', { name: 'Employee, product or order' }), 'bo{Enter}');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ tab: 'TO_MEND', q: 'bo' }));
  expect(screen.getByText('All 2 draws, 2 employees')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Bo Lund/ })).getByText('No number')).toBeVisible();
});

test('rows are filtered by their columns', async () => {
  const filter = JSON.stringify({ join: 'all', groups: [[['employee', 'contains', 'Bo']]] });
  const { api, user } = show({}, `?filter=${encodeURIComponent(filter)}`);
  await user.click(await screen.findByRole('button', { name: /^Filters/ }));
  expect(await screen.findByRole('combobox', { name: 'Condition of Employee' })).toBeVisible();
  expect(api.calls.find(({ call }) => call.endsWith('/draws'))?.query).toMatchObject({ filter });
});

test('a row opens into what makes up its draw, its order and its wage code', async () => {
  const payroll = { ...noPayroll, wageCodeGross: '7310' };
  const { user } = show(
    {},
    '',
    undefined,
    on(getCompanyOrder, { data: givenOrder() }),
    on(getCompanyPayroll, { data: payroll }),
  );
  await user.click(await screen.findByRole('button', { name: 'Lines of the draw of Anna Holm, Skær One 5G' }));
  const order = await screen.findByRole('link', { name: '104' });
  expect(order).toHaveAttribute('href', `/company/orders?order=${idOf(60)}`);
  const opened = order.closest('td')!;
  for (const [name, amount] of [
    ['Skær One 5G', '266.63'],
    ['Leather cover', '8.30'],
    ['All-risk insurance', '39.00'],
    ['Termination insurance', '15.00'],
    ['Price before subsidy', '328.93'],
    ['less subsidy', '100.00'],
    ['Gross draw', '228.93'],
  ] as const)
    expect(within(opened).getByText(name).parentElement).toHaveTextContent(`${name}${amount}`);
  expect(opened).toHaveTextContent('SubscriptionMobile 2027');
  expect(opened).toHaveTextContent('Shipped11 November 2026');
  expect(opened).toHaveTextContent('Last draw20 October 2028');
  await waitFor(() => expect(opened).toHaveTextContent('Wage code7310'));
});

test('a month is left out from its opened row', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Lines of the draw of Anna Holm, Skær One 5G' }));
  await user.click(screen.getByRole('button', { name: 'Leave this month out' }));
  expect(await screen.findByRole('dialog', { name: 'Leave out February 2027' })).toBeVisible();
});

test('a month left out is told as that, by whom, and put back from its row', async () => {
  const line: SalaryRun['changes'][number] = {
    change: 'LEFT_OUT',
    orders: 1,
    amount: kroner(-22_893),
    names: ['Anna Holm'],
    by: ['Mette Krag'],
  };
  const moved = row({ change: 'LEFT_OUT', period: '2029-01', effectDate: '2029-01-20', drawNumber: 24, marks: [] });
  const { user } = show({ changes: [line], counts: { ...run.counts, LEFT_OUT: 1 } }, '', [moved]);
  const sentence = await screen.findByRole('link', { name: '1 order is left out this month' });
  expect(sentence).toHaveAttribute('href', '/company/salaryfiles/runs/2027-02?tab=LEFT_OUT');
  expect(screen.getByText('Anna Holm, by Mette Krag')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Left out 1/ })).toBeVisible();
  const found = await screen.findByRole('row', { name: /Anna Holm/ });
  expect(within(found).getByText('Left out, drawn on 20 January 2029')).toBeVisible();
  await user.click(within(found).getByRole('button', { name: /^Lines of the draw/ }));
  expect(screen.queryByRole('button', { name: 'Leave this month out' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Put the month back' }));
  expect(await screen.findByRole('dialog', { name: 'Put February 2027 back' })).toBeVisible();
});

test('a month whose file was made by hand says so, with the file and its maker', async () => {
  const file = { id: idOf(50), batch: 10, period: '2027-02', madeBy: 'Mette Krag', madeAt: '2027-01-27T09:00:00.000Z' };
  const made = { ...file, draws: 2, totals: [kroner(39_556)] };
  show({ ...none, madeByHand: [made], changes: [], problems: [], leavers: [] }, '', [
    row({ status: 'SENT', file: { id: idOf(50), batch: 10, type: 'MANUAL' }, marks: [] }),
  ]);
  expect(await screen.findByText('Made by hand')).toBeVisible();
  expect(screen.getByText('Nothing is left for an automatic file on 28 February 2027.')).toBeVisible();
  expect(screen.queryByText('Not made yet')).not.toBeInTheDocument();
  expect(screen.getByText(/made on 27 January 2027 by Mette Krag/)).toHaveTextContent('2 draws, DKK 395.56');
  expect(screen.getByText('All 2 draws, 2 employees')).toBeVisible();
  const found = await screen.findByRole('row', { name: /Anna Holm/ });
  expect(within(found).getByText('By hand, batch 10')).toBeVisible();
});

test('without draws there is no file, and without a file before nothing to compare with', async () => {
  show({ ...none, month: none, previous: null, changes: [], problems: [], leavers: [] });
  expect(await screen.findByText('Nothing is planned, so no file is made.')).toBeVisible();
  expect(screen.getByText(/nothing to compare with/)).toBeVisible();
  expect(screen.getByText('There is nothing to correct.')).toBeVisible();
});

test('a run is stopped after a question', async () => {
  const { api, user } = show();
  await user.click(await screen.findByRole('button', { name: 'Stop this run' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop the run of 28 February 2027' });
  await user.click(within(dialog).getByRole('button', { name: 'Stop this run' }));
  expect(await screen.findByText('The run is stopped.')).toBeVisible();
  expect(api.calls.map((made) => made.call)).toContain('POST /company/salaryfiles/runs/2027-02/stop');
});

test('a stopped run says who stopped it and when, and is started again', async () => {
  const { api, user } = show({ stopped });
  expect(await screen.findByText(/Mette Krag stopped it on 26 February 2027/)).toBeVisible();
  expect(screen.queryByText('Not made yet')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop this run' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start it again' }));
  expect(await screen.findByText('The run goes by itself again.')).toBeVisible();
  expect(api.calls.map((made) => made.call)).toContain('POST /company/salaryfiles/runs/2027-02/resume');
});

test('the file as it will be is shown line by line, and while something stops it that is said', async () => {
  const { api } = show();
  expect(await screen.findByText(/shown when there are draws and nothing stops it/)).toBeVisible();
  expect(api.calls.map((made) => made.call)).toContain('GET /company/salaryfiles/runs/2027-02/text');
});
