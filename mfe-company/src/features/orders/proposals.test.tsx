import { countCompanyOrders, listCompanyOrders } from '@portal/contract/order-lists';
import {
  previewWithdrawals,
  remindOfProposals,
  previewProposalReminders,
  withdrawProposals,
} from '@portal/contract/proposals';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { counts, givenRow, id } from './given-orders.ts';
import OrderListPage from './OrderListPage.tsx';

beforeEach(() => givenSession());

test('a proposal is shown in a state of its own and cannot be processed, before and after its end', async () => {
  const proposals = [givenRow(1, { isProposal: true }), givenRow(2, { isProposal: true, status: 'DELETED' })];
  fakeApi(
    on(listCompanyOrders, { data: proposals, meta: { total: 2, page: 1, pageSize: 50 } }),
    on(countCompanyOrders, { data: counts }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders?view=ALL' });
  const [, waiting, ended] = await screen.findAllByRole('row');
  expect(waiting).toHaveTextContent('Waits for acceptance');
  expect(ended).toHaveTextContent('Not accepted');
  await user.click(screen.getByRole('checkbox', { name: 'Select 100001' }));
  expect(screen.queryByRole('button', { name: /^Process/ })).toBeNull();
});

test('a proposal is sent again or withdrawn after a question that shows the mail', async () => {
  const mail = {
    locale: 'da-dk' as const,
    count: 1,
    name: 'Person 1',
    subject: 'Forslaget om Phone X er trukket tilbage',
    title: 'Forslaget om Phone X er trukket tilbage',
    paragraphs: ['Intet er bestilt.'],
    facts: [],
    button: 'Se ordren',
  };
  const preview = { data: { count: 1, names: ['Person 1'], sha256: 'abc', leftOut: [], mails: [mail] } };
  const api = fakeApi(
    on(listCompanyOrders, { data: [givenRow(1, { isProposal: true })], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(countCompanyOrders, { data: counts }),
    on(previewWithdrawals, preview),
    on(withdrawProposals, { data: { sent: 1 } }),
    on(previewProposalReminders, preview),
    on(remindOfProposals, { data: { sent: 1 } }),
  );
  const { user } = renderPage(<OrderListPage />, { at: '/company/orders?view=PROPOSED' });
  await user.click(await screen.findByRole('button', { name: 'Actions for order 100001' }));
  expect(screen.queryByRole('menuitem', { name: 'Process' })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('heading', { name: mail.title })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw 1 proposal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const seen = [
    { fact: 'mailCount', of: '', value: 1 },
    { fact: 'addressees', of: '', value: 'abc' },
  ];
  expect(api.calls.find(({ call }) => call === 'POST /company/proposals/withdrawals')?.body).toEqual({
    orderIds: [id(1)],
    seen,
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select 100001' }));
  await user.click(screen.getByRole('button', { name: 'Send 1 proposal again' }));
  const question = await screen.findByRole('dialog');
  await waitFor(() => expect(within(question).getByRole('button', { name: 'Send 1 proposal again' })).toBeEnabled());
  await user.click(within(question).getByRole('button', { name: 'Send 1 proposal again' }));
  await waitFor(() => expect(api.calls.map(({ call }) => call)).toContain('POST /company/proposals/reminders'));
});
