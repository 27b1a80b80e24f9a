import { listCompanyAddresses } from '@portal/contract/company-settings';
import { listDepartments } from '@portal/contract/employees';
import * as participants from '@portal/contract/subscription-participants';
import * as contract from '@portal/contract/subscriptions';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import EditSubscriptionPage from './EditSubscriptionPage.tsx';
import { catalogs, givenSubscription, idOf, page } from './given-subscriptions.ts';

beforeEach(() => {
  givenSession();
});

describe('the edit page', () => {
  const people = on(
    participants.listParticipants,
    page([
      {
        employeeId: idOf(50),
        employNo: '1042',
        name: 'Anna Berg',
        department: 'Sales',
        state: 'ORDERED',
        isBeingInvited: false,
        invitedAt: null,
        openedAt: null,
        remindedAt: null,
        failedAt: null,
        orders: 1,
        proposals: 0,
      },
      {
        employeeId: idOf(51),
        employNo: '1043',
        name: 'Bo Dahl',
        department: 'Sales',
        state: 'INVITED',
        isBeingInvited: false,
        invitedAt: '2026-11-16T07:00:00Z',
        openedAt: null,
        remindedAt: null,
        failedAt: null,
        orders: 0,
        proposals: 0,
      },
    ]),
  );
  const at = { at: `/company/subscription/edit/${idOf(10)}`, path: '/company/subscription/edit/:id' };

  test('a refresh that fails leaves what is typed standing', async () => {
    const api = fakeApi(
      on(contract.getSubscription, { data: givenSubscription() }),
      people,
      ...catalogs,
      on(listCompanyAddresses, { data: [] }),
    );
    const { user, refresh } = renderPage(<EditSubscriptionPage />, at);
    await user.type(await screen.findByLabelText('Name'), ' B');
    api.add(on(contract.getSubscription, fails('something-went-wrong', 500)));
    await refresh();
    expect(await screen.findByLabelText('Name')).toHaveValue('Mobile 2027 B');
  });

  test('with orders only name and end date can be typed in; only what changed is sent', async () => {
    const locked = givenSubscription({ isLocked: true });
    const api = fakeApi(
      on(contract.getSubscription, { data: locked }),
      people,
      ...catalogs,
      on(listCompanyAddresses, { data: [] }),
      on(contract.changeSubscription, {
        data: { subscription: { ...locked, version: 4 }, added: 0, invited: 0, excluded: [] },
      }),
    );
    const { user } = renderPage(<EditSubscriptionPage />, at);
    const name = await screen.findByLabelText('Name');
    expect(screen.getByLabelText('Opens for orders')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Last day for orders')).not.toHaveAttribute('readonly');
    expect(await screen.findByLabelText('Subsidy a year, ex VAT: Phones')).toHaveAttribute('readonly');
    expect(screen.getByRole('checkbox', { name: /All-risk insurance/ })).toBeDisabled();
    await user.type(name, ' B');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('The subscription is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      subscriptionName: 'Mobile 2027 B',
      version: 3,
    });
  });

  test('without orders the salary files’ method can be changed, and it alone is sent', async () => {
    const free = givenSubscription({ isLocked: false });
    const api = fakeApi(
      on(contract.getSubscription, { data: free }),
      people,
      ...catalogs,
      on(listCompanyAddresses, { data: [] }),
      on(contract.changeSubscription, { data: { subscription: free, added: 0, invited: 0, excluded: [] } }),
    );
    const { user } = renderPage(<EditSubscriptionPage />, at);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Salary files' }), 'Manual');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.calls.some(({ call }) => call.startsWith('PATCH'))).toBe(true));
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      salaryFileMethod: 'MANUAL',
      version: free.version,
    });
  });

  test('people who have not ordered can be reminded', async () => {
    const api = fakeApi(
      on(contract.getSubscription, { data: givenSubscription() }),
      people,
      ...catalogs,
      on(participants.previewReminders, {
        data: { count: 1, names: ['Bo Dahl'], sha256: 'f1', leftOut: [], mails: [] },
      }),
      on(participants.remindParticipants, { data: { reminded: 1, results: [] } }),
    );
    const { user } = renderPage(<EditSubscriptionPage />, at);
    await user.click(await screen.findByRole('checkbox', { name: /Bo Dahl/ }));
    await user.click(screen.getByRole('button', { name: 'Remind 1 employee' }));
    await screen.findByText('Bo Dahl', { selector: 'li' });
    expect(api.calls.some(({ call }) => call.endsWith('/reminders'))).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Send 1 reminder' }));
    expect(await screen.findByText('1 employee is reminded')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/reminders'))?.body).toEqual({
      employeeIds: [idOf(51)],
      seen: [
        { fact: 'mailCount', of: '', value: 1 },
        { fact: 'addressees', of: '', value: 'f1' },
      ],
    });
  });

  test('without an employee to remind it says why, and there is nothing to send', async () => {
    fakeApi(
      on(contract.getSubscription, { data: givenSubscription() }),
      people,
      ...catalogs,
      on(participants.previewReminders, {
        data: {
          count: 0,
          names: [],
          sha256: 'f0',
          leftOut: [{ reason: 'HAS_ORDERED', count: 2, names: ['Anna Berg', 'Bo Dahl'] }],
          mails: [],
        },
      }),
    );
    const { user } = renderPage(<EditSubscriptionPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Remind all who have not ordered' }));
    expect(await screen.findByText('have ordered')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  });

  test('people are added after a look at who is invited', async () => {
    const subscription = givenSubscription();
    const api = fakeApi(
      on(contract.getSubscription, { data: subscription }),
      people,
      ...catalogs,
      on(listDepartments, { data: [{ department: 'Sales', employees: 2 }] }),
      on(participants.previewAdded, {
        data: { count: 2, names: ['Cia Krog', 'Dan Lund'], sha256: 'f2', leftOut: [], mails: [] },
      }),
      on(contract.changeSubscription, { data: { subscription, added: 2, invited: 2, excluded: [] } }),
    );
    const { user } = renderPage(<EditSubscriptionPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Add employees' }));
    await user.click(await screen.findByRole('switch', { name: /All employees/ }));
    await user.click(screen.getByRole('button', { name: 'Show whom it reaches' }));
    await user.click(await screen.findByRole('button', { name: 'Add 2 employees' }));
    expect(await screen.findByText('2 employees are added')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toMatchObject({
      addedEmployees: { everyone: true },
      seen: [
        { fact: 'mailCount', value: 2 },
        { fact: 'addressees', value: 'f2' },
      ],
    });
  });

  test('a person who is being invited is shown as invited once the mail has left, without a reload', async () => {
    const cia: participants.Participant = {
      employeeId: idOf(52),
      employNo: '1044',
      name: 'Cia Krog',
      department: 'Sales',
      state: 'NOT_INVITED',
      isBeingInvited: true,
      invitedAt: null,
      openedAt: null,
      remindedAt: null,
      failedAt: null,
      orders: 0,
      proposals: 0,
    };
    const api = fakeApi(
      on(contract.getSubscription, { data: givenSubscription() }),
      on(participants.listParticipants, page([cia])),
      ...catalogs,
    );
    renderPage(<EditSubscriptionPage />, at);
    const row = await screen.findByRole('row', { name: /Cia Krog/ });
    expect(row).toHaveTextContent('Not invited yet');
    api.add(
      on(
        participants.listParticipants,
        page([{ ...cia, state: 'INVITED', isBeingInvited: false, invitedAt: '2026-11-20T09:00:00Z' }]),
      ),
    );
    await waitFor(
      () => expect(screen.getByRole('row', { name: /Cia Krog/ })).not.toHaveTextContent('Not invited yet'),
      { timeout: 5_000 },
    );
  });

  test('another company’s subscription says so', async () => {
    fakeApi(on(contract.getSubscription, fails('subscription-does-not-belong-to-your-company', 404)));
    renderPage(<EditSubscriptionPage />, at);
    expect((await screen.findAllByText(/The subscription does not belong to your company\./))[0]).toBeVisible();
  });
});
