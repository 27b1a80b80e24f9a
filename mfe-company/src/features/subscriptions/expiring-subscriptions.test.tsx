import * as expiring from '@portal/contract/expiring-subscriptions';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import ExpiringSubscriptionsPage from './ExpiringSubscriptionsPage.tsx';
import { idOf, page } from './given-subscriptions.ts';

beforeEach(() => {
  givenSession();
});

test('expiring: the months ahead are in the address, and a follow-up starts with the same people', async () => {
  const row = {
    id: idOf(10),
    subscriptionName: 'Mobile 2025',
    orders: 2,
    employees: 2,
    firstExpireDate: '2026-12-31',
    lastExpireDate: '2027-01-31',
    monthlyTotal: { amount: 45_786, currency: 'DKK' },
    employeeIds: [idOf(50), idOf(51)],
  };
  const api = fakeApi(on(expiring.listExpiring, page([row])));
  const { user } = renderPage(<ExpiringSubscriptionsPage />, {
    at: '/company/subscription/expiring',
    path: '/company/subscription/expiring',
  });
  expect(await screen.findByRole('row', { name: /Mobile 2025/ })).toHaveTextContent('457.86 DKK');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Months ahead' }), '12');
  await waitFor(() => expect(api.calls.at(-1)?.query['months']).toBe('12'));
  await user.click(await screen.findByRole('button', { name: 'New for these people' }));
  expect(globalThis.location.pathname).toBe('/company/subscription/create');
  expect((globalThis.history.state as { usr: unknown }).usr).toEqual({
    name: 'Mobile 2025',
    employeeIds: [idOf(50), idOf(51)],
  });
});
