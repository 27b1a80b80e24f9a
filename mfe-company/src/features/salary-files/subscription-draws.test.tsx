import {
  listEmployeeLeftOutMonths,
  listLeftOutMonths,
  pauseDraw,
  previewDrawPause,
  previewPutBack,
  putBackDraw,
} from '@portal/contract/draw-pauses';
import { listDrawsByOrder } from '@portal/contract/draws-by-order';
import { listEmployeeDraws, listSubscriptionDraws } from '@portal/contract/salary-draws';
import { getSubscription } from '@portal/contract/subscriptions';
import { fails, fakeApi, givenSession, on, renderPage, type FakeRoute } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSubscription } from '../subscriptions/given-subscriptions.ts';
import DrawsByOrderPage from './DrawsByOrderPage.tsx';
import { givenDraw, idOf, kroner } from './given-salary-files.ts';
import SubscriptionDrawsPage from './SubscriptionDrawsPage.tsx';

const page = <Row,>(data: Row[]) => ({ data, meta: { total: data.length, page: 1, pageSize: 50 } });

beforeEach(() => {
  givenSession();
});

test('the draws of a subscription: days and state narrow them down, the address keeps it', async () => {
  const api = fakeApi(
    on(getSubscription, { data: givenSubscription() }),
    on(listLeftOutMonths, { data: [] }),
    on(listSubscriptionDraws, page([givenDraw({ status: 'PLANNED', period: '2027-02', effectDate: '2027-02-20' })])),
  );
  const { user } = renderPage(<SubscriptionDrawsPage />, {
    at: `/company/subscription/${idOf(10)}/draws?from=2027-02-01`,
    path: '/company/subscription/:subscriptionId/draws',
  });
  const row = await screen.findByRole('row', { name: /Anna Holm/ });
  expect(row).toHaveTextContent('February 2027');
  expect(within(row).getByText('Planned')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('1 February 2027');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Waits for pay in full');
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ from: '2027-02-01', status: 'SUSPENDED' }));
  expect(globalThis.location.search).toBe('?from=2027-02-01&status=SUSPENDED');
});

const planned = givenDraw({ status: 'PLANNED', period: '2027-03', effectDate: '2027-03-20', file: null });
const pausable = {
  orderId: planned.orderId,
  period: '2027-03',
  effectDate: '2027-03-20',
  amount: kroner(22_893),
  movedTo: { period: '2029-01', effectDate: '2029-01-20' },
  expireDate: '2028-12-31',
  newExpireDate: '2029-01-31',
  version: 3,
};

async function askForPause(...routes: FakeRoute[]) {
  const api = fakeApi(
    ...routes,
    on(getSubscription, { data: givenSubscription() }),
    on(listLeftOutMonths, { data: [] }),
    on(listSubscriptionDraws, page([planned, givenDraw()])),
  );
  const { user } = renderPage(<SubscriptionDrawsPage />, {
    at: `/company/subscription/${idOf(10)}/draws`,
    path: '/company/subscription/:subscriptionId/draws',
  });
  expect(await screen.findByRole('link', { name: 'Batch 7, Automatic' })).toHaveAttribute(
    'href',
    `/company/salaryfiles/${idOf(50)}/draws`,
  );
  const leave = screen.getByRole('button', { name: 'Leave out' });
  expect(leave).toHaveAccessibleDescription('Actions for the draw of Anna Holm, March 2027');
  await user.click(leave);
  return { api, user, dialog: await screen.findByRole('dialog', { name: 'Leave out March 2027' }) };
}

test('a month is left out after the new end was shown; what payroll has says why it stays', async () => {
  const { api, user, dialog } = await askForPause(
    on(previewDrawPause, { data: pausable }),
    on(pauseDraw, { data: { ...pausable, version: 4 } }),
  );
  await waitFor(() => expect(dialog).toHaveTextContent('New end31 January 2029'));
  expect(dialog).toHaveTextContent('Current end31 December 2028');
  await user.click(within(dialog).getByRole('button', { name: 'Leave the month out' }));
  expect(await screen.findByText(/is not drawn in March 2027; the last draw is in January 2029/)).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /company/orders/${idOf(60)}/draws/2027-03/pause`,
    body: { version: 3, reason: '' },
  });
  expect(api.calls.filter(({ call }) => call.startsWith('GET') && call.endsWith('/pause'))).toHaveLength(1);
});

test('the reason that is typed goes with it, and the toast puts the month back', async () => {
  const { api, user, dialog } = await askForPause(
    on(previewDrawPause, { data: pausable }),
    on(pauseDraw, { data: { ...pausable, version: 4 } }),
    on(putBackDraw, fails('changed-by-someone-else', 409)),
  );
  await user.type(await within(dialog).findByRole('textbox', { name: /^Reason/ }), 'Unpaid leave');
  await user.click(within(dialog).getByRole('button', { name: 'Leave the month out' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Somebody else has changed this/)).toBeVisible();
  expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toMatchObject([
    { body: { version: 3, reason: 'Unpaid leave' } },
    { call: `POST /company/orders/${idOf(60)}/draws/2027-03/put-back`, body: { version: 4 } },
  ]);
});

test('a month that payroll has says why it stays, and offers nothing to press', async () => {
  const { dialog } = await askForPause(on(previewDrawPause, fails('invalid-data-provided', 409)));
  expect(await within(dialog).findByText(/payroll has it, or a pay-in-full request/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Leave the month out' })).toBeNull();
});

test('a month left out is put back after showing the new end; one that payroll has passed stays', async () => {
  const month = {
    orderId: planned.orderId,
    orderNumber: '104',
    employee: { id: idOf(61), name: 'Anna Holm' },
    productName: 'Skær One 5G',
    period: '2027-03',
    expireDate: '2029-01-31',
    leftOutBy: 'Mette Krag',
    leftOutAt: '2027-01-20T05:00:00.000Z',
    reason: '',
    mayPutBack: true,
  };
  const back = {
    orderId: planned.orderId,
    period: '2027-03',
    effectDate: '2027-03-20',
    amount: kroner(22_893),
    movedFrom: { period: '2029-01', effectDate: '2029-01-20' },
    expireDate: '2029-01-31',
    newExpireDate: '2028-12-31',
    version: 4,
  };
  const api = fakeApi(
    on(getSubscription, { data: givenSubscription() }),
    on(listSubscriptionDraws, page([planned])),
    on(listLeftOutMonths, { data: [month, { ...month, period: '2027-02', mayPutBack: false }] }),
    on(previewPutBack, { data: back }),
    on(putBackDraw, { data: { ...back, version: 5 } }),
  );
  const { user } = renderPage(<SubscriptionDrawsPage />, {
    at: `/company/subscription/${idOf(10)}/draws`,
    path: '/company/subscription/:subscriptionId/draws',
  });
  expect(await screen.findByText(/It can no longer be put back/)).toHaveTextContent(
    'Left out by Mette Krag, 20 January 2027 at 06:00. The order ends on 31 January 2029.',
  );
  expect(screen.getAllByRole('button', { name: /^Put .* back for/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Put March 2027 back for Anna Holm' }));
  const dialog = await screen.findByRole('dialog', { name: 'Put March 2027 back' });
  await waitFor(() => expect(dialog).toHaveTextContent('New end31 December 2028'));
  await user.click(within(dialog).getByRole('button', { name: 'Put the month back' }));
  expect(await screen.findByText('Anna Holm is drawn in March 2027 after all.')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /company/orders/${idOf(60)}/draws/2027-03/put-back`,
    body: { version: 4 },
  });
});

test('each order of a person is one row that opens into its months, and leads to the list of each month', async () => {
  const [first, second] = ['2027-01', '2027-02'].map((period) =>
    givenDraw({ status: 'PLANNED', period, effectDate: `${period}-20`, file: null }),
  );
  const other = givenDraw({ orderId: idOf(69), productName: 'Another order', status: 'PLANNED', file: null });
  fakeApi(
    on(getSubscription, { data: givenSubscription() }),
    on(listLeftOutMonths, { data: [] }),
    on(
      listDrawsByOrder,
      page([
        {
          orderId: first!.orderId,
          orderNumber: '104',
          employee: { id: idOf(61), name: 'Anna Holm' },
          employNo: '1042',
          productName: 'Skær One 5G',
          monthlyTotal: kroner(22_893),
          drawCount: 24,
          drawnCount: 2,
          drawnAmount: kroner(45_786),
          leftAmount: kroner(503_646),
          nextDay: '2027-01-20',
          lastPeriod: '2028-11',
          leftOutCount: 1,
        },
      ]),
    ),
    on(listEmployeeDraws, { data: [first!, other, second!] }),
    on(listEmployeeLeftOutMonths, { data: [] }),
  );
  const { user } = renderPage(<DrawsByOrderPage />, {
    at: `/company/subscription/${idOf(10)}/draws/orders`,
    path: '/company/subscription/:subscriptionId/draws/orders',
  });
  const row = await screen.findByRole('row', { name: /Anna Holm/ });
  for (const text of ['2 of 24', '228.93', '5,036.46', 'November 2028', '1 month left out'])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Each month' })).toHaveAttribute(
    'href',
    `/company/subscription/${idOf(10)}/draws`,
  );
  await user.click(within(row).getByRole('button', { name: 'Months of Anna Holm, Skær One 5G' }));
  expect(await screen.findByRole('button', { name: /Leave January 2027 out for Skær One 5G/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /Leave February 2027 out/ })).toBeVisible();
  expect(screen.queryByText('Another order')).toBeNull();
});
