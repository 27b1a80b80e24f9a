import * as bulk from '@portal/contract/employee-bulk';
import * as contract from '@portal/contract/employees';
import { previewErasure } from '@portal/contract/privacy';
import { fails, fakeApi, givenSession, on } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anna, bo, complete, idOf, open, routes } from './given-employees.tsx';

beforeEach(() => {
  givenSession();
});

describe('the list', () => {
  test('a page that the list no longer has says so, and leads to the first one', async () => {
    fakeApi(on(contract.listEmployees, { data: [], meta: { total: 142, page: 99, pageSize: 50 } }), ...routes);
    open('/company/employees?page=99');
    expect(await screen.findByText('This page has no rows')).toBeVisible();
    expect(screen.queryByText('No employees yet')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('0–0 of 142');
  });

  test('filters are in the address', async () => {
    const api = fakeApi(...routes);
    const { user } = open();
    expect(await screen.findByRole('row', { name: /Anna Berg/ })).toHaveTextContent('1042');
    expect(screen.getByText('2 employees')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Pending');
    await waitFor(() => expect(globalThis.location.search).toBe('?status=PENDING'));
    await waitFor(() => expect(api.calls.at(-1)?.query['status']).toBe('PENDING'));
  });

  test('inviting some asks with the people and the mail, binds to them, and says what became of it', async () => {
    const api = fakeApi(
      ...routes,
      on(bulk.previewInvitations, {
        data: {
          count: 1,
          names: ['Anna Berg'],
          sha256: 'f1',
          leftOut: [{ reason: 'BLOCKED', count: 1, names: ['Bo Dahl'] }],
          mails: [
            {
              locale: 'da-dk',
              count: 1,
              name: 'Anna Berg',
              subject: 'Nordlys A/S har inviteret dig til Benefits',
              title: 'Velkommen, Anna Berg',
              paragraphs: ['Nordlys A/S har givet dig adgang.'],
              facts: [],
              button: 'Log ind',
            },
          ],
        },
      }),
      on(bulk.inviteEmployees, {
        data: {
          sent: 1,
          results: [
            { employeeId: anna.id, outcome: 'SENT' },
            { employeeId: bo.id, outcome: 'BLOCKED' },
          ],
        },
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: /Anna Berg/ }));
    await user.click(screen.getByRole('checkbox', { name: /Bo Dahl/ }));
    await user.click(screen.getByRole('button', { name: 'Invite 2 employees' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite to the portal?' });
    expect(await within(dialog).findByText('Velkommen, Anna Berg')).toBeVisible();
    expect(within(dialog).getByText('is blocked')).toBeVisible();
    expect(api.calls.some(({ call }) => call.endsWith('/invitations'))).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Send 1 invitation' }));
    expect(await screen.findByText(/1 e-mail is sent\./)).toHaveTextContent('1 person is blocked.');
    expect(api.calls.find(({ call }) => call.endsWith('/invitations'))?.body).toEqual({
      employeeIds: [anna.id, bo.id],
      seen: [
        { fact: 'mailCount', of: '', value: 1 },
        { fact: 'addressees', of: '', value: 'f1' },
      ],
    });
  });

  test('a mail that could not be delivered is seen in the list; all who match get a department', async () => {
    const all = [idOf(11), idOf(12), idOf(13)];
    const api = fakeApi(
      on(contract.listEmployees, { data: [anna, bo], meta: { total: 3, page: 1, pageSize: 50 } }),
      on(bulk.listEmployeeIds, { data: { employeeIds: all, isAll: true } }),
      on(bulk.setDepartment, {
        data: { changed: 2, missing: 1, before: [{ department: 'Sales', employeeIds: [idOf(11), idOf(12)] }] },
      }),
      ...routes.slice(1),
    );
    const { user } = open('/company/employees?department=Sales');
    expect(await screen.findByText('Could not be delivered')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /Anna Berg/ }));
    await user.click(screen.getByRole('button', { name: 'Select all 3 that match' }));
    expect(await screen.findByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set department' }));
    const dialog = await screen.findByRole('dialog', { name: 'Department of 3 employees' });
    await user.type(within(dialog).getByLabelText('Department'), 'Lager');
    await user.click(within(dialog).getByRole('button', { name: 'Set department' }));
    expect(await screen.findByText('2 changed, 1 no longer exist')).toBeVisible();
    expect(api.calls.find(({ call }) => call.endsWith('/department'))?.body).toEqual({
      employeeIds: all,
      department: 'Lager',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The departments are as before')).toBeVisible();
    expect(api.calls.findLast(({ call }) => call.endsWith('/department'))?.body).toEqual({
      employeeIds: [idOf(11), idOf(12)],
      department: 'Sales',
    });
    expect(api.calls.find(({ call }) => call.endsWith('/ids'))?.query).toMatchObject({ department: 'Sales' });
  });

  test('a refused deletion stays in its dialog, without a toast (SPEC 8)', async () => {
    fakeApi(
      ...routes,
      on(previewErasure, { data: { mayErase: true, erased: ['note'], kept: [] } }),
      on(contract.removeEmployee, fails('employee-has-active-subscriptions', 409)),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna Berg' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.type(await screen.findByLabelText('Type 1042 to confirm'), '1042');
    await user.click(await screen.findByRole('button', { name: 'Delete employee' }));
    expect(await screen.findAllByText('An employee with active, unpaid subscriptions cannot be deleted.')).toHaveLength(
      1,
    );
  });
});

describe('the drawer', () => {
  test('adding: what is missing is listed, a used e-mail is shown at its field, then it is saved', async () => {
    const taken = fails('employee-email-already-exists', 409, [
      { path: 'email', key: 'employee-email-already-exists' },
      { path: 'employNo', key: 'employeenumber-already-exists' },
    ]);
    const api = fakeApi(...routes, on(contract.createEmployee, taken));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add employee' }));
    const drawer = await screen.findByRole('dialog', { name: 'Add employee' });
    await user.click(within(drawer).getByRole('button', { name: 'Add employee' }));
    expect(within(await within(drawer).findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    await user.type(within(drawer).getByLabelText('Name'), 'Carl Ny');
    await user.type(within(drawer).getByLabelText('E-mail'), 'Anna@Nordlys.example');
    await user.click(within(drawer).getByRole('button', { name: 'Add employee' }));
    await waitFor(() =>
      expect(within(drawer).getByLabelText('E-mail')).toHaveAccessibleDescription(
        'Another employee already has this email.',
      ),
    );
    const number = within(drawer).getByLabelText(/Employee number/);
    expect(number).toHaveAccessibleDescription(/Another employee already has this employee number\./);
    api.add(on(contract.createEmployee, { data: complete(anna) }));
    await user.selectOptions(within(drawer).getByRole('combobox', { name: /^Language/ }), 'Dansk');
    await user.click(within(drawer).getByRole('checkbox', { name: /Set a temporary password/ }));
    await user.type(within(drawer).getByLabelText('Temporary password'), 'Fjord-4471-hval');
    await user.type(within(drawer).getByLabelText('Temporary password again'), 'Fjord-4471-hval');
    await user.click(within(drawer).getByRole('button', { name: 'Add employee' }));
    expect(await screen.findByText('Anna Berg is added')).toBeVisible();
    const sent = api.calls.findLast(({ call }) => call === 'POST /company/employees')?.body;
    expect(sent).not.toHaveProperty('passwordAgain');
    expect(sent).toMatchObject({
      name: 'Carl Ny',
      language: 'da-dk',
      password: 'Fjord-4471-hval',
      email: 'anna@nordlys.example',
      role: 'EMPLOYEE',
      birthday: null,
    });
  });

  test('editing sends only what changed, with the version; the address opens the person', async () => {
    const api = fakeApi(...routes, on(contract.changeEmployee, { data: complete({ ...anna, version: 3 }) }));
    const { user } = open(`/company/employees?employee=${anna.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Anna Berg' });
    const department = await within(drawer).findByLabelText(/Department/);
    await user.clear(department);
    await user.type(department, 'Service');
    await user.click(within(drawer).getByRole('button', { name: 'Save employee' }));
    expect(await screen.findByText('The employee is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ department: 'Service', version: 2 });
    expect(globalThis.location.search).toBe('');
  });

  test('birthday is asked for where the company keeps it, gender is not', async () => {
    fakeApi(...routes);
    open(`/company/employees?employee=${anna.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Anna Berg' });
    expect(await within(drawer).findByLabelText(/Birthday/)).toBeVisible();
    expect(within(drawer).queryByLabelText(/Gender/)).toBeNull();
  });

  test('a note with a CPR number is warned about', async () => {
    fakeApi(...routes);
    const { user } = open(`/company/employees?employee=${anna.id}`);
    const drawer = await screen.findByRole('dialog', { name: 'Anna Berg' });
    await user.type(await within(drawer).findByLabelText(/Note/), 'CPR 010190-1234');
    expect(within(drawer).getByText(/looks like a CPR number/)).toBeVisible();
  });
});
