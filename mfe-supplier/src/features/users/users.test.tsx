import { supplierUsers, type Administrator } from '@portal/contract/admins';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import AdministratorListPage from './AdministratorListPage.tsx';
import EditAdministratorPage from './EditAdministratorPage.tsx';

const person: Administrator = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Thomas Lund',
  email: 'thomas@telegros.example',
  phone_number: '',
  language: 'da-dk',
  status: 'ACTIVE',
  lastSuccessfulLogin: '2026-11-19T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 3,
};

beforeEach(() => givenSession({ role: 'supplier', companyId: null, supplierId: person.id }));

test('blocking asks first; what the server refuses is said in the dialog', async () => {
  const api = fakeApi(
    on(supplierUsers.list, { data: [person], meta: { total: 1, page: 1, pageSize: 50 } }),
    on(supplierUsers.change, fails('last-admin-is-protected', 403)),
  );
  const { user } = renderPage(<AdministratorListPage />, { at: '/supplier/users' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Thomas Lund' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  await user.click(await screen.findByRole('button', { name: 'Block' }));
  expect(await screen.findByText('The last active administrator cannot be removed or blocked.')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ version: 3, status: 'BLOCKED' });
});

test('only what changed is sent, and nothing when nothing did', async () => {
  const api = fakeApi(on(supplierUsers.get, { data: person }), on(supplierUsers.change, { data: person }));
  const { user } = renderPage(<EditAdministratorPage />, {
    at: `/supplier/users/${person.id}/edit`,
    path: '/supplier/users/:userId/edit',
  });
  await user.type(await screen.findByLabelText(/Phone/), '70 10 20 30');
  await user.click(screen.getByRole('button', { name: 'Save administrator' }));
  await waitFor(() => expect(location.pathname).toBe('/supplier/users'));
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
    version: 3,
    phone_number: '70 10 20 30',
  });
});

describe('the address of a person', () => {
  const at = { at: `/supplier/users/${person.id}/edit`, path: '/supplier/users/:userId/edit' };
  const pending: Administrator = { ...person, status: 'PENDING', lastSuccessfulLogin: null };

  test.each([
    ['en-us', 'E-mail', 'The person logs in with it. Only its owner changes it, under My profile.'],
    ['da-dk', 'E-mail', 'Personen logger ind med den. Kun ejeren ændrer den, under Min profil.'],
  ] as const)('of one who accepted is only shown (%s)', async (locale, label, hint) => {
    await givenLanguage(locale, loadMessages);
    fakeApi(on(supplierUsers.get, { data: person }));
    renderPage(<EditAdministratorPage />, at);
    const field = await screen.findByLabelText(label);
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveAccessibleDescription(hint);
  });

  test('of one who has not is changed at once; there is nothing to block yet', async () => {
    const api = fakeApi(on(supplierUsers.get, { data: pending }), on(supplierUsers.change, { data: pending }));
    const { user } = renderPage(<EditAdministratorPage />, at);
    const field = await screen.findByLabelText('E-mail');
    expect(screen.getByText(/The invitation is not accepted yet/)).toBeVisible();
    expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'lund@telegros.example');
    await user.click(screen.getByRole('button', { name: 'Save administrator' }));
    expect(await screen.findByText('Thomas Lund is saved')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      version: 3,
      email: 'lund@telegros.example',
    });
  });

  test('in the list one who has not accepted is invited again, and not blocked', async () => {
    fakeApi(on(supplierUsers.list, { data: [pending], meta: { total: 1, page: 1, pageSize: 50 } }));
    const { user } = renderPage(<AdministratorListPage />, { at: '/supplier/users' });
    await user.click(await screen.findByRole('button', { name: 'Actions for Thomas Lund' }));
    expect(await screen.findByRole('menuitem', { name: 'Send invitation again' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Block' })).not.toBeInTheDocument();
    expect(screen.getByText('Never')).toBeInTheDocument();
  });
});
