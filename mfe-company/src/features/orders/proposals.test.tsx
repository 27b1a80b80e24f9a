import { countCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { counts, givenRow } from './given-orders.ts';
import OrderListPage from './OrderListPage.tsx';

beforeEach(() => givenSession());

test('a proposal is shown in a state of its own and cannot be processed, before and after its end', async () => {
  const proposals = [givenRow(1, { isProposal: true }), givenRow(2, { isProposal: true, status: 'DELETED' })];
  fakeApi(
    on(listCompanyOrders, { data: proposals, meta: { total: 2, page: 1, pageSize: 50 } }),
    on(countCompanyOrders, { data: counts }),
  );
  renderPage(<OrderListPage />, { at: '/company/orders?view=ALL' });
  const [, waiting, ended] = await screen.findAllByRole('row');
  expect(waiting).toHaveTextContent('Waits for acceptance');
  expect(ended).toHaveTextContent('Not accepted');
  expect(screen.getByRole('checkbox', { name: 'Select 100001' })).toBeDisabled();
});
