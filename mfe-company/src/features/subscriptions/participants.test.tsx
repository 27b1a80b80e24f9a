import {
  changeReminderDays,
  inviteAgain,
  listParticipants,
  previewInvitations,
} from '@portal/contract/subscription-participants';
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
  failedAt: null,
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

test('an invitation that was not delivered is said, found and sent again after a look at the mail', async () => {
  const bo = { ...anna, name: 'Bo Dahl', state: 'FAILED' as const, proposals: 0, failedAt: '2026-11-16T07:01:00.000Z' };
  const preview = {
    count: 1,
    names: ['Bo Dahl'],
    sha256: 'abc',
    leftOut: [],
    mails: [
      { locale: 'en-us' as const, count: 1, name: 'Bo Dahl', subject: 'Mobile 2027: you can order now', title: 'Open' },
    ].map((mail) => ({ ...mail, paragraphs: [], facts: [], button: 'See the selection' })),
  };
  const api = fakeApi(
    on(listParticipants, { data: [bo], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(previewInvitations, { data: preview }),
    on(inviteAgain, { data: { invited: 1 } }),
  );
  const failing = { ...subscription, undelivered: 1 };
  const { user } = renderPage(<Participants subscription={failing} />, { at: '/' });
  expect(await screen.findByText(/1 invitation could not be delivered\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(api.calls.at(-1)?.query).toMatchObject({ state: 'FAILED' }));
  expect(within(await screen.findByRole('row', { name: /Bo Dahl/ })).getByText('Not delivered')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Bo Dahl' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Send the invitation again' }));
  await user.click(await screen.findByRole('button', { name: 'Send 1 invitation' }));
  expect(await screen.findByText('1 invitation is sent again')).toBeVisible();
  expect(api.calls.find(({ call }) => call.endsWith('/invitations'))?.body).toMatchObject({
    employeeIds: [anna.employeeId],
  });
});
