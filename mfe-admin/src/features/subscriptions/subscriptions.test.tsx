import { getCompany, type Company } from '@portal/contract/companies';
import { listCompanySubscriptions } from '@portal/contract/company-subscriptions';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { messageOf } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
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
  version: 3,
};

beforeEach(() => givenSession({ role: 'admin' }));

test("a company's subscriptions are looked at; each leads to its orders, and the view is in the address", async () => {
  const api = fakeApi(
    company,
    on(listCompanySubscriptions, { data: [row], meta: { total: 1, page: 1, pageSize: 50 } }),
  );
  const { user } = renderPage(<CompanySubscriptionsPage />, at);
  expect(await screen.findByRole('link', { name: 'Mobile 2027' })).toHaveAttribute(
    'href',
    `/admin/companies/${id(1)}/subscriptions/${id(10)}/orders`,
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
