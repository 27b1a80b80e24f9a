import { checkSession, chooseMembership, getLanguage, proveLogin } from '@portal/contract/auth';
import type { ErrorKey } from '@portal/contract/errors';
import { getHome } from '@portal/contract/home';
import { expireSession, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loadShellMessages } from '../load-messages.ts';
import Frame from './Frame.tsx';

// jsdom has no modal dialogs: here one is merely open.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const company = { role: 'company', supplierId: null, employeeId: null } as const;
const nordlys = { ...company, id: id(2), companyId: id(3), name: 'Nordlys A/S' };
const vindebro = { ...company, id: id(9), companyId: id(4), name: 'Vindebro' };
const around = [
  on(getHome, { data: { today: '2026-11-20', figures: [], waiting: [], pipeline: [], days: [], months: [] } }),
  on(getLanguage, { userLanguage: 'en-us' }),
  on(checkSession, () => {
    const { user } = useSessionStore.getState();
    return user ? { data: { user, company: null, supplier: null } } : fails('Login required !', 401);
  }),
] as const;
const callsTo = (api: ReturnType<typeof fakeApi>, name: string) =>
  api.calls.filter(({ call }) => call === name).map(({ body }) => body);
const refused = (path: 'password' | 'code', key: ErrorKey) => fails('invalid-data-provided', 400, [{ path, key }]);

test('a session whose way in opens everything is offered no other roles', async () => {
  givenSession({ memberships: [nordlys, vindebro] });
  fakeApi(...around);
  const { user } = renderPage(<Frame />);
  await user.click(screen.getByRole('button', { name: 'You: Mette Krag' }));
  expect(screen.getByRole('button', { name: 'Company · Vindebro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use my other roles…' })).not.toBeInTheDocument();
});

test('the other roles open after password and code, with the keyboard alone', async () => {
  const person = givenSession({ memberships: [nordlys], hasOtherMemberships: true });
  const whole = { user: { ...person, memberships: [nordlys, vindebro], hasOtherMemberships: false }, token: 'proven' };
  const api = fakeApi(
    ...around,
    on(proveLogin, ({ body }) => {
      if (body.password !== 'Right-Horse-7') return refused('password', 'incorrect-email-or-password');
      if (body.code === undefined) return refused('code', 'code-required');
      return body.code === '123456' ? whole : refused('code', 'incorrect-code');
    }),
  );
  const { user } = renderPage(<Frame />);
  act(() => screen.getByRole('button', { name: 'You: Mette Krag' }).focus());
  await user.keyboard('{Enter}');
  act(() => screen.getByRole('button', { name: 'Use my other roles…' }).focus());
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  expect(within(dialog).queryByLabelText('Code')).not.toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Your password'), 'Wrong{Enter}');
  const password = within(dialog).getByLabelText('Your password');
  await waitFor(() => expect(password).toHaveAccessibleDescription(/The email or the password is wrong/));
  await user.clear(within(dialog).getByLabelText('Your password'));
  await user.type(within(dialog).getByLabelText('Your password'), 'Right-Horse-7{Enter}');
  const code = await within(dialog).findByLabelText('Code');
  expect(code).toHaveAccessibleDescription(/Enter the code of your authenticator app/);
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/The code is wrong/));
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  expect((await screen.findAllByText('All your roles are in the menu under your name.'))[0]).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(useSessionStore.getState()).toMatchObject({ token: 'proven', user: { membershipId: person.membershipId } });
  expect(callsTo(api, 'POST /auth/prove').at(-1)).toEqual({ password: 'Right-Horse-7', code: '123456' });
  await user.click(screen.getByRole('button', { name: 'You: Mette Krag' }));
  expect(screen.getByRole('button', { name: 'Company · Vindebro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use my other roles…' })).not.toBeInTheDocument();
});

test('a choice that the server answers with “confirm it is you” is repeated after the password', async () => {
  const person = givenSession({ memberships: [nordlys, vindebro] });
  const chosen = { user: { ...person, membershipId: id(9) }, token: 'other' };
  let isProven = false;
  const api = fakeApi(
    ...around,
    on(chooseMembership, () => (isProven ? chosen : fails('confirm-it-is-you', 403))),
    on(proveLogin, () => {
      isProven = true;
      return { user: person, token: 'proven' };
    }),
  );
  const { user } = renderPage(<Frame />);
  await user.click(screen.getByRole('button', { name: 'You: Mette Krag' }));
  await user.click(screen.getByRole('button', { name: 'Company · Vindebro' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(dialog).getByLabelText('Your password'), 'Right-Horse-7{Enter}');
  await waitFor(() =>
    expect(useSessionStore.getState()).toMatchObject({ token: 'other', user: { membershipId: id(9) } }),
  );
  expect(callsTo(api, 'POST /auth/membership')).toEqual([{ membershipId: id(9) }, { membershipId: id(9) }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a password of another person, before a mailed link was used, says what opens it', async () => {
  givenSession({ hasOtherMemberships: true });
  fakeApi(...around, on(proveLogin, fails('confirm-it-is-you', 403)));
  const { user } = renderPage(<Frame />);
  await user.click(screen.getByRole('button', { name: 'You: Mette Krag' }));
  await user.click(screen.getByRole('button', { name: 'Use my other roles…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.type(within(dialog).getByLabelText('Your password'), 'Given-Horse-7{Enter}');
  const said = 'The password counts once you have used a link mailed to your address. Log out and ask for one.';
  expect(await within(dialog).findByText(said)).toBeVisible();
});

test('Escape gives the choice up: nothing changes and nothing is complained about', async () => {
  givenSession({ memberships: [nordlys, vindebro] });
  const api = fakeApi(...around, on(chooseMembership, fails('confirm-it-is-you', 403)));
  const { user } = renderPage(<Frame />);
  await user.click(screen.getByRole('button', { name: 'You: Mette Krag' }));
  await user.click(screen.getByRole('button', { name: 'Company · Vindebro' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await new Promise((done) => {
    setTimeout(done);
  });
  expect(callsTo(api, 'POST /auth/membership')).toHaveLength(1);
  for (const region of screen.getAllByRole('region', { name: 'Notifications' })) expect(region).toBeEmptyDOMElement();
});

test.each([
  ['en-us', 'You: Mette Krag', 'Use my other roles…', 'Confirm that it is you', 'Your password'],
  ['da-dk', 'Dig: Mette Krag', 'Brug mine andre roller…', 'Bekræft, at det er dig', 'Din adgangskode'],
] as const)('the words of it (%s)', async (locale, you, entry, title, label) => {
  await givenLanguage(locale, loadShellMessages);
  givenSession({ hasOtherMemberships: true, language: locale });
  fakeApi(on(getLanguage, { userLanguage: locale }), ...around);
  const { user } = renderPage(<Frame />);
  await user.click(screen.getByRole('button', { name: you }));
  await user.click(screen.getByRole('button', { name: entry }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByLabelText(label)).toBeVisible();
});

describe('invitations', () => {
  test.each([
    [
      'en-us',
      'You: Mette Krag, invitations: 2',
      '2 invitations',
      '2 invitations to other roles wait for your answer.',
      'Answer',
    ],
    [
      'da-dk',
      'Dig: Mette Krag, invitationer: 2',
      '2 invitationer',
      '2 invitationer til andre roller venter på dit svar.',
      'Svar',
    ],
  ] as const)('lead to the profile, by name and notice (%s)', async (locale, you, entry, notice, answer) => {
    await givenLanguage(locale, loadShellMessages);
    givenSession({ invitations: 2, language: locale });
    fakeApi(on(getLanguage, { userLanguage: locale }), ...around);
    const { user } = renderPage(<Frame />);
    expect(screen.getByText(notice)).toBeVisible();
    expect(screen.getByRole('link', { name: answer })).toHaveAttribute('href', '/profile');
    await user.click(screen.getByRole('button', { name: you }));
    expect(screen.getByRole('link', { name: entry })).toHaveAttribute('href', '/profile');
  });

  test('elsewhere the notice is left out', () => {
    givenSession({ invitations: 1 });
    fakeApi(...around);
    renderPage(<Frame />, { at: '/no-permission' });
    expect(screen.queryByText(/waits for your answer/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'You: Mette Krag, invitations: 1' })).toBeVisible();
  });

  test('none: neither', () => {
    givenSession();
    fakeApi(...around);
    renderPage(<Frame />);
    expect(screen.queryByText(/your answer/)).not.toBeInTheDocument();
  });
});

describe('a second step that the role demands', () => {
  test('comes instead of every page, after the password that another person gave', async () => {
    givenSession({ mustChangePassword: true, mustSetUpSecondStep: true, invitations: 1 });
    fakeApi(...around);
    renderPage(<Frame />, { at: '/search' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible();
    act(() => useSessionStore.setState(({ user }) => ({ user: user && { ...user, mustChangePassword: false } })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up the second step' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'You: Mette Krag' })).toBeVisible();
    act(() => useSessionStore.setState(({ user }) => ({ user: user && { ...user, mustSetUpSecondStep: false } })));
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Main menu' })).not.toBeEmptyDOMElement());
  });
});

test('an expired session covers the question for the password', async () => {
  givenSession({ hasOtherMemberships: true });
  fakeApi(...around);
  const { user } = renderPage(<Frame />);
  await user.click(screen.getByRole('button', { name: 'You: Mette Krag' }));
  await user.click(screen.getByRole('button', { name: 'Use my other roles…' }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  act(() => expireSession());
  expect(await screen.findByRole('dialog', { name: 'Your session has expired, please log in again.' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).not.toBeInTheDocument();
});
