import {
  changeUser,
  getUser,
  listUsers,
  sendUserLoginLink,
  signOutUser,
  turnOffUserSecondStep,
  type User,
  type UserRow,
} from '@portal/contract/users';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadMessages } from '../../load-messages.ts';
import EditUserPage from './EditUserPage.tsx';
import UserListPage from './UserListPage.tsx';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const meta = { total: 2, page: 1, pageSize: 50 };
const bente: UserRow = {
  id: id(7),
  name: 'Bente Colleague',
  email: 'bente@portal.example',
  status: 'ACTIVE',
  lastSuccessfulLogin: null,
  orders: 0,
  role: 'admin',
  roles: ['admin'],
  memberships: [{ role: 'admin', name: '', employNo: null }],
  hasSecondStep: true,
  version: 1,
};
const oneself: UserRow = {
  ...bente,
  id: id(1),
  name: 'Karen Vest',
  email: 'karen@portal.example',
  hasSecondStep: false,
};
const { orders: _orders, ...login } = bente;
const complete: User = {
  ...login,
  phone_number: '',
  language: 'en-us',
  createdAt: '2026-11-02T08:00:00Z',
  newEmail: null,
  note: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
  currency: 'DKK',
  memberships: [
    { id: id(8), role: 'admin', companyId: null, supplierId: null, employeeId: null, name: '', isClosed: false },
  ],
};
const list = on(listUsers, { data: [bente, oneself], meta });
const choose = async (user: ReturnType<typeof renderPage>['user'], name: string, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
};

beforeEach(() => givenSession({ role: 'admin', companyId: null }));

test('sends a login link to the person’s own address after a question', async () => {
  const api = fakeApi(list, on(sendUserLoginLink, { data: { sent: true } }));
  const { user } = renderPage(<UserListPage />);
  const dialog = await choose(user, 'Bente Colleague', 'Send login link');
  expect(dialog).toHaveTextContent('A mail goes to bente@portal.example.');
  await user.click(within(dialog).getByRole('button', { name: 'Send login link' }));
  expect(await screen.findByText('A login link is on its way to bente@portal.example')).toBeVisible();
  expect(api.calls.find(({ call }) => call.startsWith('POST'))?.call).toBe(`POST /admin/users/${bente.id}/login-link`);
});

describe('signing a person out everywhere', () => {
  test('asks by name, says how many sessions ended', async () => {
    const api = fakeApi(list, on(signOutUser, { data: { ended: 2 } }));
    const { user } = renderPage(<UserListPage />);
    const dialog = await choose(user, 'Bente Colleague', 'Sign out everywhere');
    expect(dialog).toHaveAccessibleName('Sign Bente Colleague out everywhere?');
    expect(within(dialog).queryByText(/This is you/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Bente Colleague is signed out: 2 sessions ended')).toBeVisible();
    expect(api.calls.find(({ call }) => call.startsWith('POST'))?.call).toBe(`POST /admin/users/${bente.id}/sign-out`);
  });

  test('warns about the own login, keeps a failure in the dialog, and says when no login is there', async () => {
    const api = fakeApi(list, on(signOutUser, fails('service-unavailable', 503)));
    const { user } = renderPage(<UserListPage />);
    const dialog = await choose(user, 'Karen Vest', 'Sign out everywhere');
    expect(within(dialog).getByText(/This is you/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    api.add(on(signOutUser, { data: { ended: 0 } }));
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('Karen Vest was not signed in anywhere')).toBeVisible();
  });
});

describe('the address of a login', () => {
  const at = { at: `/admin/users/${bente.id}/edit`, path: '/admin/users/:userId/edit' };

  test('is changed by a link: the present one stays until the new one is confirmed', async () => {
    const api = fakeApi(
      list,
      on(getUser, { data: complete }),
      on(changeUser, { data: { ...complete, newEmail: 'bente@vest.example' } }),
    );
    const { user } = renderPage(<EditUserPage />, at);
    const field = await screen.findByLabelText('E-mail');
    expect(field).toHaveAccessibleDescription(/A new address counts once its owner has used the link/);
    await user.clear(field);
    await user.type(field, 'bente@vest.example');
    await user.click(screen.getByRole('button', { name: 'Save user' }));
    const said = 'Bente Colleague is saved. bente@vest.example counts once the link sent to it is used.';
    expect(await screen.findByText(said)).toBeVisible();
    const change = { version: 1, email: 'bente@vest.example' };
    expect(api.calls.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual(change);
  });

  test.each([
    ['en-us', 'Waits for confirmation: bente@vest.example'],
    ['da-dk', 'Venter på bekræftelse: bente@vest.example'],
  ] as const)('says which one waits (%s)', async (locale, text) => {
    await givenLanguage(locale, loadMessages);
    fakeApi(on(getUser, { data: { ...complete, newEmail: 'bente@vest.example' } }));
    renderPage(<EditUserPage />, at);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByDisplayValue('bente@portal.example')).toBeVisible();
  });
});

describe('turning off a second step', () => {
  test('is not offered where there is none', async () => {
    fakeApi(list);
    const { user } = renderPage(<UserListPage />);
    await user.click(await screen.findByRole('button', { name: 'Actions for Karen Vest' }));
    expect(await screen.findByRole('menuitem', { name: 'No second step is set up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('from the person’s page: the own password switches it off, a wrong one is shown at its field', async () => {
    const api = fakeApi(
      on(getUser, { data: complete }),
      on(
        turnOffUserSecondStep,
        fails('invalid-data-provided', 400, [{ path: 'password', key: 'incorrect-email-or-password' }]),
      ),
    );
    const { user } = renderPage(<EditUserPage />, {
      at: `/admin/users/${bente.id}/edit`,
      path: '/admin/users/:userId/edit',
    });
    await user.click(await screen.findByRole('button', { name: 'Turn off second step' }));
    const dialog = await screen.findByRole('dialog', { name: 'Turn off the second step of Bente Colleague?' });
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Your own password')).toHaveAccessibleDescription(/This field is required/),
    );
    await user.type(within(dialog).getByLabelText('Your own password'), 'Wrong-1');
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Your own password')).toHaveAccessibleDescription(/is wrong/),
    );
    api.add(
      on(turnOffUserSecondStep, { data: { isOn: false } }),
      on(getUser, { data: { ...complete, hasSecondStep: false } }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Bente Colleague logs in without a code from now on')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Turn off second step' })).toBeNull());
  });
});
