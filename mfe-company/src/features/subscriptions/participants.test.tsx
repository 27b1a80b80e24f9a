import { changeReminderDays, listParticipants } from '@portal/contract/subscription-participants';
import { changeSubscription } from '@portal/contract/subscriptions';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { givenSubscription, idOf } from './given-subscriptions.ts';
import { Participants } from './Participants.tsx';

const anna = {
  employeeId: idOf(51),
  employNo: '1042',
  name: 'Anna Holm',
  department: 'Planning',
  state: 'PROPOSED' as const,
  isBeingInvited: false,
  invitedAt: '2026-11-16T07:00:00.000Z',
  openedAt: null,
  remindedAt: null,
  orders: 0,
  proposals: 1,
};
const subscription = givenSubscription({ nextReminder: '2026-11-27', reminderDays: [3] });
const saved = { subscription, added: 0, invited: 0, excluded: [] };

beforeEach(() => givenSession());

test('a proposal is a state of its own, and the days of the reminders can be changed', async () => {
  const api = fakeApi(
    on(listParticipants, { data: [anna], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(changeReminderDays, { data: subscription }),
  );
  const { user } = renderPage(<Participants subscription={subscription} />, { at: '/' });
  expect(within(await screen.findByRole('row', { name: /Anna Holm/ })).getByText('Waits for acceptance')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next reminder 27 November 2026' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reminders of Mobile 2027' });
  expect(within(dialog).getByRole('checkbox', { name: /^3 days before/ })).toBeChecked();
  await user.click(within(dialog).getByRole('checkbox', { name: /^7 days before/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Remind 2 times' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ version: 3, reminderDays: [3, 7] });
});

test('an invitation is withdrawn after a question that says what lapses', async () => {
  const api = fakeApi(
    on(listParticipants, { data: [anna], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(changeSubscription, { data: saved }),
  );
  const { user } = renderPage(<Participants subscription={subscription} />, { at: '/' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Anna Holm' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw the invitation' }));
  const question = await screen.findByRole('dialog', { name: 'Withdraw the invitation of Anna Holm?' });
  expect(question).toHaveTextContent('The proposal that waits for acceptance lapses');
  await user.click(within(question).getByRole('button', { name: 'Withdraw the invitation' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 3,
      removedEmployeeIds: [anna.employeeId],
    }),
  );
});
