import { listLeasedOrders } from '@portal/contract/leased-orders';
import { getLeasing, removeLeasing } from '@portal/contract/leasing-agreements';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenAgreement, givenCalls, givenOrder, givenOrders, id, pageOfRows } from './given-leasing.ts';
import { LeasingTotals } from './LeasingTotals.tsx';
import { LeasingView } from './LeasingView.tsx';

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

beforeEach(() => {
  givenSession();
});

test('the orders of an agreement are searched through the address, and what does not match leaves', async () => {
  const api = fakeApi(
    on(getLeasing, { data: { ...givenAgreement, note: 'For the\nfield.' } }),
    on(listLeasedOrders, ({ query }) => pageOfRows(query['q'] ? [] : givenOrders)),
  );
  const { user } = renderPage(<LeasingView calls={givenCalls()} id={id(9)} />);
  expect(await screen.findByRole('heading', { name: 'Phones 2027', level: 1 })).toBeVisible();
  expect(screen.getByText(/For the\s+field\./)).toBeVisible();
  expect(await screen.findByRole('row', { name: /Cia.*PC/ })).toBeVisible();
  expect(screen.getByText('3 orders')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Employee, product or order' }), 'Nobody');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Cia/ })).toBeNull());
  expect(globalThis.location.search).toBe('?q=Nobody');
  expect(api.calls.at(-1)).toMatchObject({ call: `GET /company/leasing/${id(9)}/orders`, query: { q: 'Nobody' } });
});

test('a deleted agreement leads back to the list; a refusal stays in the question', async () => {
  const api = fakeApi(
    on(getLeasing, { data: givenAgreement }),
    on(listLeasedOrders, pageOfRows(givenOrders)),
    on(removeLeasing, fails('leasing-agreement-not-found', 404)),
  );
  const { user } = renderPage(<LeasingView calls={givenCalls()} id={id(9)} />, { at: `/company/leasing/${id(9)}` });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Phones 2027?' }));
  await user.click(question.getByRole('button', { name: 'Delete agreement' }));
  expect(await screen.findByText('The leasing agreement was not found.')).toBeVisible();
  api.add(on(removeLeasing, { data: { id: id(9) } }));
  await user.click(question.getByRole('button', { name: 'Delete agreement' }));
  await waitFor(() => expect(globalThis.location.pathname).toBe('/company/leasing'));
});

test('the totals add up what is ticked; the end is there once the start is a day', () => {
  const terms = { currency: 'DKK', period: 24, drawFreq: 'quarterly' } as const;
  const { unmount } = renderPage(<LeasingTotals {...terms} orders={givenOrders} leasingStart="2027-01-01" />);
  expect(fact('Leasing value')).toHaveTextContent('22,996.60');
  expect(fact('Accessories')).toHaveTextContent('199.20');
  expect(fact('Payments')).toHaveTextContent(/8 × .*2,136\.57/);
  expect(fact('End')).toHaveTextContent('31 December 2028');
  unmount();
  renderPage(<LeasingTotals {...terms} orders={[givenOrder(2, 'Bo')]} leasingStart="2027-01-" />);
  expect(fact('Leasing value')).toHaveTextContent('6,399.20');
  expect(screen.queryByText('End')).toBeNull();
});
