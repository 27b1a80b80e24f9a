import { cancelEmailChange, changeEmail, getProfile } from '@portal/contract/user';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { loadShellMessages } from '../../load-messages.ts';
import { ownPages, profile } from './given-profile.ts';
import ProfilePage from './ProfilePage.tsx';

const card = () => screen.findByRole('region', { name: 'Log-in address' });

/** The server keeps one new address that waits. */
function world() {
  let newEmail: string | null = null;
  return [
    on(getProfile, () => ({ data: { ...profile, newEmail } })),
    on(changeEmail, ({ body }) => {
      if (body.password !== 'Right-Horse-7') {
        return fails('invalid-data-provided', 400, [{ path: 'password', key: 'incorrect-email-or-password' }]);
      }
      newEmail = body.email;
      return { data: { sent: true } };
    }),
    on(cancelEmailChange, () => {
      newEmail = null;
      return { data: { cancelled: true } };
    }),
    ...ownPages,
  ];
}

test('a new address takes the password, waits for its link, and can be given up again', async () => {
  givenSession();
  const api = fakeApi(...world());
  const { user } = renderPage(<ProfilePage />);
  const region = await card();
  expect(region).toHaveTextContent('You log in with mette.krag@nordlys.example.');
  await user.click(within(region).getByRole('button', { name: 'Change address' }));
  await user.type(within(region).getByLabelText('New address'), 'Mette.Lund@Vindebro.example');
  await user.type(within(region).getByLabelText('Your password'), 'Wrong{Enter}');
  await waitFor(() => expect(within(region).getByLabelText('Your password')).toHaveAccessibleDescription(/is wrong/));
  await user.clear(within(region).getByLabelText('Your password'));
  await user.type(within(region).getByLabelText('Your password'), 'Right-Horse-7{Enter}');
  expect(await screen.findByText('A link is on its way to mette.lund@vindebro.example')).toBeVisible();
  expect(await within(region).findByText(/^We sent a link to mette.lund@vindebro.example\./)).toBeVisible();
  expect(region).toHaveTextContent('You log in with mette.krag@nordlys.example.');
  expect(within(region).queryByLabelText('New address')).not.toBeInTheDocument();
  expect(api.calls.findLast(({ call }) => call === 'POST /user/email')?.body).toEqual({
    email: 'mette.lund@vindebro.example',
    password: 'Right-Horse-7',
  });
  await user.click(within(region).getByRole('button', { name: 'Keep the present address' }));
  expect(await screen.findByText('You keep mette.krag@nordlys.example')).toBeVisible();
  expect(await within(region).findByRole('button', { name: 'Change address' })).toBeVisible();
});

test('what is no address is refused at its field and not sent', async () => {
  givenSession();
  const api = fakeApi(...world());
  const { user } = renderPage(<ProfilePage />);
  const region = await card();
  await user.click(within(region).getByRole('button', { name: 'Change address' }));
  await user.type(within(region).getByLabelText('New address'), 'mette@v\u0130ndebro.example');
  await user.type(within(region).getByLabelText('Your password'), 'Right-Horse-7{Enter}');
  await waitFor(() => expect(within(region).getByLabelText('New address')).toHaveAccessibleDescription(/valid email/));
  expect(api.calls.some(({ call }) => call === 'POST /user/email')).toBe(false);
});

test('a change that cannot be given up says why and stays', async () => {
  givenSession();
  fakeApi(
    on(getProfile, { data: { ...profile, newEmail: 'mette.lund@vindebro.example' } }),
    on(cancelEmailChange, fails('service-unavailable', 503)),
    ...ownPages,
  );
  const { user } = renderPage(<ProfilePage />);
  const region = await card();
  await user.click(within(region).getByRole('button', { name: 'Keep the present address' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal cannot be reached right now');
  expect(within(region).getByRole('button', { name: 'Keep the present address' })).toBeVisible();
});

test('a login without a password sets one first', async () => {
  givenSession();
  fakeApi(on(getProfile, { data: { ...profile, hasPassword: false } }), ...ownPages);
  renderPage(<ProfilePage />);
  const region = await card();
  expect(region).toHaveTextContent('Set a password first');
  expect(within(region).queryByRole('button')).not.toBeInTheDocument();
});

test('in Danish', async () => {
  await givenLanguage('da-dk', loadShellMessages);
  givenSession({ language: 'da-dk' });
  fakeApi(on(getProfile, { data: { ...profile, newEmail: 'mette.lund@vindebro.example' } }), ...ownPages);
  renderPage(<ProfilePage />);
  const region = await screen.findByRole('region', { name: 'Loginadresse' });
  expect(region).toHaveTextContent('Du logger ind med mette.krag@nordlys.example.');
  expect(region).toHaveTextContent('Vi har sendt et link til mette.lund@vindebro.example.');
  expect(within(region).getByRole('button', { name: 'Behold den nuværende adresse' })).toBeVisible();
});
