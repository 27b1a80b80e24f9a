import {
  confirmReceipt,
  getEmployeeOrder,
  listEmployeeOrders,
  type EmployeeOrder,
} from '@portal/contract/employee-orders';
import { getHome, type Home } from '@portal/contract/home';
import { getOwnDraws } from '@portal/contract/home-month';
import { getPayInFullOffers } from '@portal/contract/pay-in-full-requests';
import { listRmaItems } from '@portal/contract/rma';
import { waitingKey } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { HomePage } from './HomePage.tsx';

const home: Home = {
  today: '2026-11-20',
  figures: [
    { figure: 'orders-30-days', count: 1284, money: null, day: null },
    { figure: 'draw-a-month', count: null, money: { amount: 22_893, currency: 'DKK' }, day: null },
    { figure: 'next-salary-day', count: null, money: null, day: '2026-12-20' },
  ],
  waiting: [
    { task: 'orders-to-process', count: 12 },
    { task: 'rma-open', count: 1 },
  ],
  pipeline: [
    { status: 'ORDERED', count: 12 },
    { status: 'PROCESSING', count: 0 },
  ],
  days: [
    { day: '2026-11-19', count: 9 },
    { day: '2026-11-20', count: 3 },
  ],
  months: [],
};

test('shows the numbers, what waits, and a way there only where the page exists', async () => {
  givenSession();
  fakeApi(on(getHome, { data: home }));
  renderPage(<HomePage tasks={{ 'orders-to-process': '/company/orders' }} />);
  expect(await screen.findByRole('heading', { level: 1, name: '20 November 2026' })).toBeVisible();
  expect(screen.getByText('1,284')).toBeVisible();
  expect(screen.getByText(/DKK.228\.93/)).toBeVisible();
  // The card of the next salary file says its day; the figures do not say it again.
  expect(screen.queryByText('20 December 2026')).not.toBeInTheDocument();
  expect(screen.getByText('12 orders to process')).toBeVisible();
  expect(screen.getByText('1 RMA request')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Process', '/company/orders'],
  ]);
});

test('a supplier hears of RMA requests with unread messages, and is led to them', async () => {
  givenSession({ role: 'supplier' });
  fakeApi(on(getHome, { data: { ...home, waiting: [{ task: 'rma-unread', count: 2 }] } }));
  renderPage(<HomePage tasks={{ 'rma-unread': '/supplier/rma?unread=true' }} />);
  expect(await screen.findByText('2 RMA requests have unread messages')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read' })).toHaveAttribute('href', '/supplier/rma?unread=true');
});

const orderId = '00000000-0000-4000-8000-000000000001';
const draws = { orderId, orderNumber: 100_041, productName: 'Phone X', currency: 'DKK' };

test('an employee is greeted and told what each order takes; nothing waiting is said', async () => {
  givenSession({ role: 'employee', name: 'Anna Holm' });
  fakeApi(
    on(getHome, {
      data: {
        ...home,
        waiting: [],
        pipeline: [],
        days: [],
        months: [
          { period: '2026-11', money: { amount: 22_893, currency: 'DKK' } },
          { period: '2026-12', money: { amount: 16_663, currency: 'DKK' } },
        ],
      },
    }),
    on(listEmployeeOrders, { data: [], meta: { total: 0, page: 1, pageSize: 50 } }),
    on(getOwnDraws, {
      data: [
        {
          ...draws,
          orderId: orderId.replace('1', '2'),
          productName: 'Desk',
          thisMonth: 6230,
          nextMonth: 6230,
          left: 6230,
          draws: 1,
          lastPeriod: '2026-12',
        },
        { ...draws, thisMonth: 16_663, nextMonth: 10_433, left: 125_196, draws: 12, lastPeriod: '2027-12' },
      ],
    }),
  );
  renderPage(<HomePage tasks={{}} numbers={{ 'own-order': '/own/:orderId' }} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Anna' })).toBeVisible();
  expect(await screen.findByText('All done')).toBeVisible();
  expect(await screen.findByRole('img', { name: /DKK.228\.93 is drawn in November 2026/ })).toBeVisible();
  const table = await screen.findByRole('table', { name: 'What is deducted' });
  expect(within(table).getByRole('link', { name: 'Phone X' })).toHaveAttribute('href', `/own/${orderId}`);
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'ProductNovember 2026December 2026Remains',
    'Desk1 deduction left, in December 202662.3062.3062.30',
    'Phone X12 deductions left, until December 2027166.63104.331,251.96',
    'In all228.93166.631,314.26',
  ]);
});

const kroner = (amount: number) => ({ amount, currency: 'DKK' });
const own: EmployeeOrder = {
  id: orderId,
  orderNumber: 100_041,
  orderedAt: '2026-11-09T09:00:00Z',
  status: 'COMPLETED',
  isProposal: false,
  productName: 'Phone X',
  SKU: 'X',
  image: '',
  picture: null,
  categoryName: 'Phones',
  accessoryCount: 0,
  months: 24,
  monthlyPrice: kroner(22_893),
  monthlyBeforeSubsidy: kroner(32_893),
  subsidyPerMonth: kroner(10_000),
  netPerMonth: kroner(25_531),
  expireDate: '2027-11-20',
  progress: { made: 11, all: 24 },
  endOfTerm: null,
};
// What the page reads of the order's own answer.
const detail: unknown = {
  data: {
    ...own,
    status: 'DISPATCHED',
    mayConfirmReceipt: true,
    delivery: { addressLine1: 'Rådhuspladsen 1', zipCode: '8000', city: 'Aarhus C' },
    timeline: [{ at: '2026-11-16T09:00:00Z', kind: 'STATUS', toStatus: 'DISPATCHED' }],
  },
};

test('an employee sees what is on its way, says that it came, and sees how far each thing is paid', async () => {
  givenSession({ role: 'employee', name: 'Anna Holm' });
  const coming = {
    ...own,
    id: orderId.replace('1', '2'),
    status: 'DISPATCHED' as const,
    productName: 'Tablet',
    progress: null,
  };
  const proposed = {
    ...coming,
    id: orderId.replace('1', '3'),
    status: 'ORDERED' as const,
    isProposal: true,
    productName: 'Desk',
  };
  const api = fakeApi(
    on(getHome, {
      data: {
        ...home,
        waiting: [],
        days: [],
        figures: [{ figure: 'orders-on-the-way', count: 1, money: null, day: null }],
      },
    }),
    on(listEmployeeOrders, { data: [own, coming, proposed], meta: { total: 3, page: 1, pageSize: 50 } }),
    on(getEmployeeOrder, JSON.parse(JSON.stringify(detail))),
    on(confirmReceipt, fails('invalid-data-provided', 409)),
    on(getPayInFullOffers, {
      data: { isAllowed: false, hasLeft: false, contactPhone: '', contactEmail: '', orders: [] },
    }),
    on(listRmaItems, JSON.parse(JSON.stringify({ data: [{ orderId }] }))),
  );
  const numbers = { 'own-order': '/own/:orderId', 'own-damage': '/damage?of=:orderId', 'own-pay-in-full': '/pay' };
  const { user } = renderPage(<HomePage tasks={{}} numbers={numbers} />);
  const onItsWay = within(await screen.findByRole('region', { name: 'On its way' }));
  expect(await onItsWay.findByText('To Rådhuspladsen 1, 8000 Aarhus C, order 100041')).toBeVisible();
  const steps = within(onItsWay.getByRole('list', { name: 'Progress of the order' })).getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Ordered', null],
    ['Processed', null],
    ['Shipped16 Nov', 'step'],
    ['Delivered', null],
  ]);
  await user.click(onItsWay.getByRole('button', { name: 'I have it' }));
  expect(api.calls.map(({ call }) => call)).toContain(`POST /employee/orders/${coming.id}/received`);
  const had = within(screen.getByRole('region', { name: 'What you have' }));
  expect(had.getByRole('link', { name: 'Phone X' })).toHaveAttribute('href', `/own/${orderId}`);
  for (const text of ['11 of 24 paid', 'Until 20 November 2027', 'net a month, 228.93 gross'])
    expect(had.getByText(text)).toBeVisible();
  expect(await had.findByRole('link', { name: 'Report damage' })).toHaveAttribute('href', `/damage?of=${orderId}`);
  expect(had.queryByRole('link', { name: 'Pay in full' })).toBeNull();
  expect(screen.queryByText('Desk')).toBeNull();
});

test('a chart is one sentence for those who do not see it, and can be shown as a table', async () => {
  givenSession();
  fakeApi(on(getHome, { data: home }));
  const { user } = renderPage(<HomePage tasks={{}} />);
  expect(await screen.findByRole('img', { name: '12 orders in the last 30 days; today is not over.' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Orders per day' })).toBeVisible();
  expect(screen.getByRole('row', { name: '19 November 2026 9' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('what is shown stays when it could not be refreshed', async () => {
  givenSession();
  const api = fakeApi(on(getHome, { data: home }));
  const { queryClient } = renderPage(<HomePage tasks={{}} />);
  expect(await screen.findByText('12 orders to process')).toBeVisible();
  api.add(on(getHome, fails('something-went-wrong', 500)));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  expect(screen.getByText('12 orders to process')).toBeVisible();
});

test('a failure is said on the page alone, and offers to try again', async () => {
  givenSession();
  const api = fakeApi(on(getHome, fails('something-went-wrong', 500)));
  const { user, queryClient } = renderPage(<HomePage tasks={{}} />);
  await screen.findByText('The overview could not be loaded.');
  expect(queryClient.getQueryState(waitingKey)?.error).toMatchObject({ isShownOnPage: true });
  api.add(on(getHome, { data: home }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('12 orders to process')).toBeVisible();
});
