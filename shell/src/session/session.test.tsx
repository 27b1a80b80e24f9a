import { chooseMembership, login, logout } from '@portal/contract/auth';
import { changeProfile, type Profile } from '@portal/contract/user';
import { call, expireSession, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { logOut } from './log-out.ts';
import { SessionOverlay } from './SessionOverlay.tsx';

// jsdom has no modal dialogs: here one is merely open.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const profile: Profile = {
  name: 'Mette Krag',
  email: 'mette.krag@nordlys.example',
  newEmail: null,
  phone_number: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
  language: 'en-us',
  hasPassword: true,
  mustChangePassword: false,
  version: 2,
};

test('a session that expires during a change keeps the page and finishes the change once after the login', async () => {
  const person = givenSession();
  localStorage.setItem('portal.branding', '{"kept":true}');
  let isExpired = true;
  const api = fakeApi(
    on(changeProfile, () => (isExpired ? fails('jwt expired', 401) : { data: profile })),
    on(login, () => {
      isExpired = false;
      return { user: person, token: 'a-new-token' };
    }),
  );
  const { user } = renderPage(
    <>
      <input aria-label="Half typed" defaultValue="kept" />
      <SessionOverlay />
    </>,
  );
  const change = call(changeProfile, { body: { name: 'Mette Krag', version: 1 } });
  expect(await screen.findByRole('dialog', { name: 'Your session has expired, please log in again.' })).toBeVisible();
  expect(screen.getByLabelText('Half typed')).toHaveValue('kept');
  expect(Object.keys(localStorage)).toEqual(['portal.branding']);
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());

  await user.type(screen.getByLabelText('Password'), 'Benefits-2026');
  await user.click(screen.getByRole('button', { name: 'Log in and continue' }));
  expect((await change).data.version).toBe(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const changes = api.calls.filter(({ call: name }) => name === 'PATCH /user/profile');
  expect(changes).toHaveLength(2);
  expect(new Set(changes.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  expect(changes.at(-1)?.headers.get('authorization')).toBe('Bearer a-new-token');
});

test('a person who comes back goes on in the membership of before', async () => {
  const memberships = [
    {
      id: '00000000-0000-4000-8000-000000000002',
      role: 'company' as const,
      companyId: null,
      supplierId: null,
      employeeId: null,
      name: 'Nordlys A/S',
    },
  ];
  const person = givenSession({ memberships });
  const api = fakeApi(
    on(login, { user: { ...person, membershipId: '00000000-0000-4000-8000-000000000009' }, token: 'other' }),
    on(chooseMembership, { user: person, token: 'again' }),
  );
  const { user } = renderPage(<SessionOverlay />);
  act(expireSession);
  await user.type(await screen.findByLabelText('Password'), 'x');
  await user.click(screen.getByRole('button', { name: 'Log in and continue' }));
  await waitFor(() =>
    expect(useSessionStore.getState()).toMatchObject({
      state: 'inactive',
      token: 'again',
      user: { membershipId: person.membershipId },
    }),
  );
  expect(api.calls.at(-1)).toMatchObject({
    call: 'POST /auth/membership',
    body: { membershipId: person.membershipId },
  });
});

test('a logout tells the server with the token it ends, empties the storage and keeps the branding', async () => {
  givenSession();
  localStorage.setItem('portal.branding', '{}');
  const api = fakeApi(on(logout, { data: { loggedOut: true } }));
  await logOut();
  expect(useSessionStore.getState()).toMatchObject({ user: null, token: '' });
  expect(Object.keys(localStorage)).toEqual(['portal.branding']);
  await waitFor(() => expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer token-of-the-test'));
});

test('after the login the focus is back in the field where the person was', async () => {
  const person = givenSession();
  fakeApi(on(login, { user: person, token: 'a-new-token' }));
  const { user } = renderPage(
    <>
      <input aria-label="Search" />
      <SessionOverlay />
    </>,
  );
  await user.type(screen.getByLabelText('Search'), 'bo');
  act(() => expireSession());
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await user.type(screen.getByLabelText('Password'), 'Benefits-2026');
  await user.click(screen.getByRole('button', { name: 'Log in and continue' }));
  await waitFor(() => expect(screen.getByLabelText('Search')).toHaveFocus());
  expect(screen.getByLabelText('Search')).toHaveValue('bo');
});

test('who logs out on a page whose place another person has taken leaves that one signed in', async () => {
  const former = givenSession();
  const api = fakeApi(on(logout, { data: { loggedOut: true } }));
  const other = { ...former, id: '00000000-0000-4000-8000-000000000099', name: 'Anna' };
  localStorage.setItem('portal.user', JSON.stringify(other));
  localStorage.setItem('portal.token', 'of-anna');
  await logOut();
  expect(localStorage.getItem('portal.token')).toBe('of-anna');
  expect(useSessionStore.getState()).toMatchObject({ user: { name: 'Anna' }, token: 'of-anna' });
  expect(api.calls).toEqual([]);
});
