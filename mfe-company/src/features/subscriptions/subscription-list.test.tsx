import { getCompanySettings } from '@portal/contract/company-settings';
import { getListColumns, saveListColumns, type ListView } from '@portal/contract/list-columns';
import * as contract from '@portal/contract/subscriptions';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSettings } from '../../shared/given-settings.ts';
import { givenRow, givenSubscription, idOf, page } from './given-subscriptions.ts';
import SubscriptionListPage from './SubscriptionListPage.tsx';

const counts = on(contract.countSubscriptions, { data: { open: 1, upcoming: 0, active: 1, expired: 2, closed: 3 } });

beforeEach(() => {
  givenSession();
});

describe('the list', () => {
  test('shows where each subscription stands, and the counts of the views', async () => {
    fakeApi(on(contract.listSubscriptions, page([givenRow()])), counts);
    renderPage(<SubscriptionListPage />, { at: '/company/subscription' });
    const row = await screen.findByRole('row', { name: /Mobile 2027/ });
    expect(within(row).getByText('Active')).toBeVisible();
    expect(within(row).getByText('12 of 84')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Mobile 2027' })).toHaveAttribute(
      'href',
      `/company/subscription/edit/${idOf(10)}`,
    );
    const orders = `/company/subscription/${idOf(10)}/orders`;
    expect(within(row).getByRole('link', { name: String(givenRow().totalOrders) })).toHaveAttribute('href', orders);
    expect(await screen.findByRole('link', { name: 'Closed 3' })).toHaveAttribute(
      'href',
      '/company/subscription?view=closed',
    );
  });

  test('the advanced view shows every column, and goes back to those of before', async () => {
    fakeApi(on(contract.listSubscriptions, page([givenRow()])), counts);
    const { user } = renderPage(<SubscriptionListPage />, { at: '/company/subscription?view=closed' });
    await screen.findByRole('row', { name: /Mobile 2027/ });
    const heads = () => screen.getAllByRole('columnheader').length;
    const before = heads();
    expect(screen.queryByRole('columnheader', { name: 'Salary draws from' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Advanced view' }));
    expect(await screen.findByRole('columnheader', { name: 'Salary draws from' })).toBeVisible();
    expect(globalThis.location.search).toContain('view=closed');
    expect(screen.getByRole('button', { name: 'Advanced view' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Advanced view' }));
    await waitFor(() => expect(heads()).toBe(before));
  });

  test('a choice of columns is kept with the login', async () => {
    let kept: string[] | null = null;
    const api = fakeApi(
      on(contract.listSubscriptions, page([givenRow()])),
      counts,
      on(getListColumns, () => ({ data: { columns: kept, views: [] as ListView[] } })),
      on(saveListColumns, ({ body }) => ({ data: { columns: (kept = body.columns) } })),
    );
    const { user } = renderPage(<SubscriptionListPage />, { at: '/company/subscription' });
    await screen.findByRole('row', { name: /Mobile 2027/ });
    expect(screen.queryByRole('columnheader', { name: 'Salary draws from' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Salary draws from' }));
    await user.click(screen.getByRole('button', { name: 'Save columns' }));
    expect(await screen.findByRole('columnheader', { name: 'Salary draws from' })).toBeVisible();
    expect(api.calls.some(({ call }) => call === 'PUT /user/columns/subscriptions')).toBe(true);
  });

  test('an empty list explains subscriptions and offers to create one; an empty search offers to clear', async () => {
    fakeApi(on(contract.listSubscriptions, page([])), counts);
    const { user } = renderPage(<SubscriptionListPage />, { at: '/company/subscription' });
    expect(await screen.findByText('No open subscriptions')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'desk{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No open subscriptions')).toBeVisible();
  });

  test('a failed list names itself and the request, and tries again', async () => {
    const api = fakeApi(on(contract.listSubscriptions, fails('service-unavailable', 503)), counts);
    const { user } = renderPage(<SubscriptionListPage />);
    expect(await screen.findByText('Subscriptions could not be loaded.')).toBeVisible();
    api.add(on(contract.listSubscriptions, page([givenRow()])));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Mobile 2027' })).toBeVisible();
  });

  test('closing asks, says what continues, and sends the version seen', async () => {
    const api = fakeApi(
      on(contract.listSubscriptions, page([givenRow()])),
      counts,
      on(contract.closeSubscription, { data: givenSubscription({ status: 'CLOSED', state: 'CLOSED' }) }),
    );
    const { user } = renderPage(<SubscriptionListPage />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Mobile 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close Mobile 2027?' });
    expect(within(dialog).getByText('84 invited employees are told by e-mail.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Close subscription' }));
    expect(await screen.findByText('Mobile 2027 is closed')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/close'))?.body).toEqual({ version: 3 });
  });

  test('closing says that no mail leaves where the company wants no notices', async () => {
    fakeApi(
      on(contract.listSubscriptions, page([givenRow()])),
      counts,
      on(getCompanySettings, { data: givenSettings({ noticeMails: false }) }),
    );
    const { user } = renderPage(<SubscriptionListPage />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Mobile 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close Mobile 2027?' });
    expect(await within(dialog).findByText(/Employees get no mail/)).toBeVisible();
    expect(within(dialog).queryByText(/told by e-mail/)).toBeNull();
  });

  test('what the server refuses stays in the dialog; closed, the list shows what is there now', async () => {
    const api = fakeApi(
      on(contract.listSubscriptions, page([givenRow()])),
      counts,
      on(contract.closeSubscription, fails('changed-by-someone-else', 409)),
    );
    const { user } = renderPage(<SubscriptionListPage />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Mobile 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close subscription' }));
    expect(
      await screen.findByText('Somebody else has changed this meanwhile. Check what is there now and try again.'),
    ).toBeVisible();
    const lists = () => api.calls.filter(({ call }) => call === 'GET /company/subscriptions').length;
    const before = lists();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(lists()).toBe(before + 1));
  });
});
