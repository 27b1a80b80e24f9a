import { companyAdmins, type AdministratorDetails } from '@portal/contract/admins';
import { getCompany } from '@portal/contract/companies';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import AdministratorListPage from './AdministratorListPage.tsx';
import EditAdministratorPage from './EditAdministratorPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const companyId = id(3);
/** A membership has an id of its own, which is not the login's. */
const mette: AdministratorDetails = {
  id: id(21),
  name: 'Mette Krag',
  email: 'mette.krag+1@nordlys.example',
  phone_number: '',
  language: 'en-us',
  status: 'ACTIVE',
  lastSuccessfulLogin: '2026-11-19T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
  version: 3,
  newEmail: null,
  note: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
};
const pending: AdministratorDetails = {
  ...mette,
  id: id(22),
  name: 'Bo Lind',
  email: 'bo@nordlys.example',
  status: 'PENDING',
  lastSuccessfulLogin: null,
};
const company = on(getCompany, fails('company-not-found', 404));
const list = on(companyAdmins.list, { data: [mette, pending], meta: { total: 2, page: 1, pageSize: 50 } });
const inList = () =>
  renderPage(<AdministratorListPage />, {
    at: `/admin/companies/${companyId}/admins`,
    path: '/admin/companies/:companyId/admins',
  });
const onPage = (adminId: string) =>
  renderPage(<EditAdministratorPage />, {
    at: `/admin/companies/${companyId}/admins/${adminId}/edit`,
    path: '/admin/companies/:companyId/admins/:adminId/edit',
  });

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('the login behind a role is found by its address, since the list knows no login', async () => {
  fakeApi(company, list);
  const { user } = inList();
  await user.click(await screen.findByRole('button', { name: 'Actions for Mette Krag' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sessions and second step' }));
  const found = '/admin/users?q=mette.krag%2B1%40nordlys.example';
  await waitFor(() => expect(location.pathname + location.search).toBe(found));
});

test('one who has not accepted has no login to look at and nothing to block', async () => {
  fakeApi(company, list);
  const { user } = inList();
  await user.click(await screen.findByRole('button', { name: 'Actions for Bo Lind' }));
  expect(await screen.findByRole('menuitem', { name: 'Send invitation again' })).toBeVisible();
  for (const name of ['Sessions and second step', 'Block', 'Let in again']) {
    expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
  }
});

test.each([
  ['en-us', /^The person logs in with it\. Its owner changes it under My profile; .* under Users\.$/],
  ['da-dk', /^Personen logger ind med den\. Ejeren ændrer den under Min profil; .* under Brugere\.$/],
] as const)('the address of one who accepted is not changed here (%s)', async (locale, hint) => {
  await givenLanguage(locale, loadMessages);
  fakeApi(company, on(companyAdmins.get, { data: mette }));
  onPage(mette.id);
  const field = await screen.findByLabelText('E-mail');
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAccessibleDescription(hint);
});

test('an address that waits for its link is shown beside the present one', async () => {
  fakeApi(company, on(companyAdmins.get, { data: { ...mette, newEmail: 'krag@nordlys.example' } }));
  onPage(mette.id);
  expect(await screen.findByText('Waits for confirmation: krag@nordlys.example')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveValue(mette.email);
});

test('of one who has not accepted everything that was typed can be changed', async () => {
  const api = fakeApi(
    company,
    list,
    on(companyAdmins.get, { data: pending }),
    on(companyAdmins.change, { data: pending }),
  );
  const { user } = onPage(pending.id);
  const field = await screen.findByLabelText('E-mail');
  expect(field).toHaveAccessibleDescription('The person logs in with it.');
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, 'bo.lind@nordlys.example');
  await user.click(screen.getByRole('button', { name: 'Save administrator' }));
  expect(await screen.findByText('Bo Lind is saved')).toBeVisible();
  const change = { version: 3, email: 'bo.lind@nordlys.example' };
  expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual(change);
});

test('to block in the form asks as it does in the list', async () => {
  const api = fakeApi(
    company,
    list,
    on(companyAdmins.get, { data: mette }),
    on(companyAdmins.change, { data: { ...mette, status: 'BLOCKED' } }),
  );
  const { user } = onPage(mette.id);
  await user.selectOptions(await screen.findByLabelText('Status'), 'BLOCKED');
  await user.click(screen.getByRole('button', { name: 'Save administrator' }));
  const question = await screen.findByRole('dialog', { name: `Block ${mette.name}?` });
  expect(api.calls.some(({ call }) => call.startsWith('PATCH'))).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText(`${mette.name} is saved`)).toBeVisible();
});
