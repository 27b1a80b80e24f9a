import type { EmployeeRow } from '@portal/contract/employee-rows';
import { removeEmployee } from '@portal/contract/employees';
import { exportPerson, previewErasure, type Erasure } from '@portal/contract/privacy';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { newEmployee } from './employee-values.ts';
import { EmployeeRowMenu } from './EmployeeRowMenu.tsx';

const anna: EmployeeRow = {
  ...newEmployee,
  id: '00000000-0000-4000-8000-000000000001',
  employNo: 'N-1042',
  name: 'Anna Berg',
  email: 'anna@nordlys.example',
  department: 'Sales',
  status: 'ACTIVE',
  exitDate: null,
  paid_in_full: false,
  invitedAt: null,
  version: 2,
};
const erasure: Erasure = {
  mayErase: true,
  erased: ['name', 'email', 'department', 'phone', 'phone_private', 'email_private', 'note', 'user_id'],
  kept: [
    { kind: 'orders', count: 3, until: '2031-12-31' },
    { kind: 'salary_draws', count: 24, until: '2033-12-31' },
    { kind: 'salary_files', count: 12, until: '2033-12-31' },
  ],
};
const nothing = () => undefined;
async function choose(entry: string) {
  const { user } = renderPage(
    <EmployeeRowMenu row={anna} onEdit={nothing} onExit={nothing} onMail={nothing} onFailure={nothing} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Actions for Anna Berg' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return { user, dialog: await screen.findByRole('dialog') };
}

beforeEach(() => givenSession());

describe('deleting a person', () => {
  test('what goes and what stays until when is shown; the number is typed; then it is done', async () => {
    const api = fakeApi(on(previewErasure, { data: erasure }), on(removeEmployee, { data: { id: anna.id } }));
    const { user, dialog } = await choose('Delete');
    expect(dialog).toHaveAccessibleName('Delete Anna Berg?');
    expect(
      await within(dialog).findByText(
        'name, work e-mail and department, phone numbers, private e-mail, note, the login to this company, ' +
          'and mails to this person and staff files that were uploaded',
      ),
    ).toBeVisible();
    expect(within(dialog).getByText('Orders: 3').parentElement).toHaveTextContent('until 31 December 2031');
    expect(within(dialog).getByText('Salary draws: 24').parentElement).toHaveTextContent('until 31 December 2033');
    expect(within(dialog).getByText('Salary files already made, with the name: 12')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete employee' }));
    expect(within(dialog).getByLabelText('Type N-1042 to confirm')).toHaveAccessibleDescription(/exactly as it stands/);
    expect(api.calls.filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
    await user.type(within(dialog).getByLabelText('Type N-1042 to confirm'), ' n-1042');
    await user.click(within(dialog).getByRole('button', { name: 'Delete employee' }));
    expect(
      await screen.findByText('Anna Berg is deleted. What the law requires to be kept stays under N-1042.'),
    ).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('DELETE'))?.call).toBe(`DELETE /company/employees/${anna.id}`);
  });

  test('an employee who still pays cannot be deleted: why, and nothing to press', async () => {
    fakeApi(on(previewErasure, { data: { ...erasure, mayErase: false } }));
    const { dialog } = await choose('Delete');
    expect(await within(dialog).findByText(/active, unpaid subscriptions and cannot be deleted/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete employee' })).toBeNull();
    expect(within(dialog).queryByLabelText(/to confirm/)).toBeNull();
  });

  test('without knowing what goes nothing can be deleted; Retry reads it', async () => {
    const api = fakeApi(on(previewErasure, fails('service-unavailable', 503)));
    const { user, dialog } = await choose('Delete');
    expect(await within(dialog).findByText(/What would be deleted could not be loaded/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Delete employee' })).toBeNull();
    api.add(on(previewErasure, { data: { ...erasure, kept: [] } }));
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByText(/There are no orders, draws or requests/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Delete employee' })).toBeVisible();
  });
});

test('the personal data of one person: named, downloaded, a failure said in the dialog', async () => {
  const api = fakeApi(on(exportPerson, fails('service-unavailable', 503)));
  const { user, dialog } = await choose('Download personal data');
  expect(dialog).toHaveAccessibleName('Download the personal data of Anna Berg?');
  await user.click(within(dialog).getByRole('button', { name: 'Download ZIP' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  URL.createObjectURL = () => '#zip';
  URL.revokeObjectURL = nothing;
  api.add(on(exportPerson, () => new Blob(['zip']) as never));
  await user.click(within(dialog).getByRole('button', { name: 'Download ZIP' }));
  expect(await screen.findByText('The personal data of Anna Berg are downloaded')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
