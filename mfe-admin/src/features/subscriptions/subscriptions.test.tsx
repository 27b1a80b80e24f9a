import { getCompany, type Company } from '@portal/contract/companies';
import {
  closeCompanySubscription,
  getCompanySubscription,
  listCompanySubscriptions,
  reopenCompanySubscription,
} from '@portal/contract/company-subscriptions';
import type { Subscription } from '@portal/contract/subscription-detail';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { messageOf } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import CompanySubscriptionPage from './CompanySubscriptionPage.tsx';
import CompanySubscriptionsPage from './CompanySubscriptionsPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = { at: `/admin/companies/${id(1)}/subscriptions`, path: '/admin/companies/:companyId/subscriptions' };
const company = on(getCompany, () => ({ data: { id: id(1), company_name: 'Nordlys A/S' } as Company }));
const row: SubscriptionRow = {
  id: id(10),
  subscriptionName: 'Mobile 2027',
  startDate: '2026-11-16',
  endDate: '2026-11-30',
  effectDate: '2027-01-01',
  status: 'OPEN',
  state: 'ACTIVE',
  catalogNames: ['Phones'],
  periods: [24],
  employees: 84,
  invited: 84,
  ordered: 12,
  totalOrders: 12,
  proposals: 0,
  isReopenable: false,
  version: 3,
};

beforeEach(() => givenSession({ role: 'admin' }));

test("a company's subscriptions: each leads to its page, and the view is in the address", async () => {
  const api = fakeApi(
    company,
    on(listCompanySubscriptions, { data: [row], meta: { total: 1, page: 1, pageSize: 50 } }),
  );
  const { user } = renderPage(<CompanySubscriptionsPage />, at);
  expect(await screen.findByRole('link', { name: 'Mobile 2027' })).toHaveAttribute(
    'href',
    `/admin/companies/${id(1)}/subscriptions/${id(10)}`,
  );
  expect(await screen.findByText('Nordlys A/S')).toBeVisible();
  expect(screen.getByText('12 of 84')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Closed' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ view: 'closed' }));
  expect(globalThis.location.search).toBe('?view=closed');
});

test('an unknown company says so', async () => {
  fakeApi(
    on(getCompany, fails('company-not-found', 404)),
    on(listCompanySubscriptions, fails('company-not-found', 404)),
  );
  renderPage(<CompanySubscriptionsPage />, at);
  expect(await screen.findByText(messageOf('company-not-found'))).toBeVisible();
});

const subscription: Subscription = {
  ...row,
  currency: 'DKK',
  defaultMonths: null,
  deliveryMethod: 'USER_ADDRESS',
  addressId: null,
  addressName: null,
  grossDraw: true,
  netDraw: false,
  allRisk: true,
  employeeIns: false,
  salaryFileMethod: 'AUTOMATIC',
  catalogs: [{ catalogId: id(20), displayName: 'Phones', subsidyYearly: 120_000 }],
  startedAt: null,
  remindedAt: null,
  reminderDays: [3],
  nextReminder: null,
  opened: 30,
  undelivered: 0,
  lastOrderDate: '2026-11-20',
  isLocked: true,
  isRemovable: false,
};
const page = {
  at: `/admin/companies/${id(1)}/subscriptions/${id(10)}`,
  path: '/admin/companies/:companyId/subscriptions/:subscriptionId',
};

test('one subscription is closed and opened again; the question counts the orders and people it touches', async () => {
  let stored = subscription;
  const sent: unknown[] = [];
  fakeApi(
    company,
    on(getCompanySubscription, () => ({ data: stored })),
    on(closeCompanySubscription, ({ body }) => {
      sent.push(body);
      stored = { ...stored, status: 'CLOSED', state: 'CLOSED', isReopenable: true, version: 4 };
      return { data: stored };
    }),
    on(reopenCompanySubscription, ({ body }) => {
      sent.push(body);
      stored = { ...stored, status: 'OPEN', state: 'ACTIVE', version: 5 };
      return { data: stored };
    }),
  );
  const { user } = renderPage(<CompanySubscriptionPage />, page);
  expect(await screen.findByRole('heading', { name: 'Mobile 2027' })).toBeVisible();
  expect(screen.getByText(/1,200.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: '12' })).toHaveAttribute('href', `${page.at}/orders`);
  await user.click(screen.getByRole('button', { name: 'Close subscription' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close Mobile 2027?' });
  expect(dialog).toHaveTextContent('12 orders and their salary draws continue.');
  expect(dialog).toHaveTextContent('84 invited employees are told by e-mail');
  await user.click(within(dialog).getByRole('button', { name: 'Close subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Open subscription again' }));
  const again = await screen.findByRole('dialog', { name: 'Open Mobile 2027 again?' });
  expect(again).toHaveTextContent('84 employees can order again until the end date.');
  await user.click(within(again).getByRole('button', { name: 'Open subscription' }));
  await waitFor(() => expect(sent).toEqual([{ version: 3 }, { version: 4 }]));
});

test('one whose last day has passed cannot be opened again, and the page says why', async () => {
  fakeApi(
    company,
    on(getCompanySubscription, { data: { ...subscription, status: 'CLOSED', state: 'CLOSED', endDate: '2026-01-31' } }),
  );
  renderPage(<CompanySubscriptionPage />, page);
  expect(await screen.findByText(/It cannot be opened again/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open subscription again' })).toBeNull();
});
