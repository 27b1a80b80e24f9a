import { setLanguage } from '@portal/contract/auth';
import { roles } from '@portal/contract/endpoint';
import { confirmSecondStep, getSecondStep, startSecondStep, turnOffSecondStep } from '@portal/contract/second-step';
import { changePassword, changeProfile, getProfile, signOutOthers } from '@portal/contract/user';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ownPages, profile } from './given-profile.ts';
import ProfilePage from './ProfilePage.tsx';

type Typist = ReturnType<typeof renderPage>['user'];
/** Pasted, not typed: a letter at a time is slow with as many fields as here. */
async function fill(user: Typist, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}
const button = (name: string) => screen.getByRole('button', { name });

test('a password is entered twice; entries that differ are not sent', async () => {
  givenSession();
  const api = fakeApi(...ownPages, on(changePassword, { data: { changed: true } }));
  const { user } = renderPage(<ProfilePage />);
  await screen.findByLabelText('Current password');
  await fill(user, 'Current password', 'Before-Horse-7');
  await fill(user, 'New password', 'Lang-Horse-77');
  await fill(user, 'New password again', 'Lang-Horse-78');
  await user.click(button('Change password'));
  expect((await screen.findAllByText('The two passwords must match.'))[0]).toBeVisible();
  await fill(user, 'New password again', 'Lang-Horse-77');
  await user.click(button('Change password'));
  expect(await screen.findByText(/Other devices are signed out/)).toBeVisible();
  expect(api.calls.filter(({ call }) => call === 'POST /user/password')).toHaveLength(1);
});

test('a name that was changed elsewhere meanwhile stands beside the own one, and the choice is saved', async () => {
  givenSession();
  const [, ...others] = ownPages;
  let stored = profile;
  const api = fakeApi(
    on(getProfile, () => ({ data: stored })),
    on(changeProfile, ({ body }) =>
      body.version === stored.version
        ? { data: { ...stored, name: body.name ?? '', version: stored.version + 1 } }
        : fails('changed-by-someone-else', 409),
    ),
    ...others,
  );
  const { user } = renderPage(<ProfilePage />);
  await screen.findByLabelText('Name');
  await fill(user, 'Name', 'Mette Holm');
  stored = { ...stored, name: 'Mette Krag Holm', version: 3 };
  await user.click(button('Save profile'));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else saved this while you were editing' });
  await user.click(within(dialog).getByRole('radio', { name: /^Mette Holm/ }));
  await user.click(button('Save what is chosen'));
  expect(await screen.findByText('Your profile is saved.')).toBeVisible();
  expect(api.calls.findLast(({ call }) => call.startsWith('PATCH'))?.body).toEqual({ name: 'Mette Holm', version: 3 });
});

test('who looks on is not told where the person is signed in', async () => {
  givenSession({ seenBy: { name: 'Karen', reason: 'Case 4471', until: '2027-01-01T10:00:00Z' } });
  const api = fakeApi(...ownPages);
  renderPage(<ProfilePage />);
  expect(await screen.findByLabelText('Name')).toBeVisible();
  expect(screen.queryByText('Where you are signed in')).not.toBeInTheDocument();
  expect(api.calls.map(({ call }) => call)).not.toContain('GET /user/sessions');
});

test('the language is chosen here too; other devices are signed out', async () => {
  givenSession();
  const api = fakeApi(
    ...ownPages,
    on(setLanguage, { userLanguage: 'da-dk' }),
    on(signOutOthers, { data: { ended: 1 } }),
  );
  const { user } = renderPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Sign out the others' }));
  expect(await screen.findByText('The other devices are signed out.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Dansk' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /user/language')?.body).toEqual({ language: 'da-dk' }),
  );
});

test('the second step is turned on: password, key, first code, recovery codes', async () => {
  givenSession({ role: 'admin' });
  let isOn = false;
  const recoveryCodes = ['abcd-efgh-jkmn-pqrs'];
  const api = fakeApi(
    on(getSecondStep, () => ({ data: { isOn, recoveryCodesLeft: isOn ? 10 : 0 } })),
    on(startSecondStep, {
      data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Benefits:mette?secret=JBSWY3DPEHPK3PXP' },
    }),
    on(confirmSecondStep, ({ body }) => {
      isOn = body.code === '123456';
      return isOn
        ? { data: { recoveryCodes } }
        : fails('invalid-data-provided', 400, [{ path: 'code', key: 'incorrect-code' }]);
    }),
    on(turnOffSecondStep, { data: { isOn: false } }),
    ...ownPages,
  );
  const { user } = renderPage(<ProfilePage />);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await fill(user, 'Your password', 'Before-Horse-7');
  await user.click(button('Continue'));
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await fill(user, 'Code that the app shows', '1');
  await user.click(button('Turn on'));
  expect((await screen.findAllByText('The code is wrong or was already used.'))[0]).toBeVisible();
  await fill(user, 'Code that the app shows', '123456');
  await user.click(button('Turn on'));
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
  await user.click(button('I have kept them'));
  const card = screen.getByRole('region', { name: 'Second step at login' });
  expect(within(card).getByText(/10 recovery codes are left/)).toBeVisible();
  await user.click(button('Turn off'));
  await fill(user, 'Your password', 'Before-Horse-7');
  await user.click(button('Turn off'));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /user/second-step/turn-off')?.body).toEqual({
      password: 'Before-Horse-7',
    }),
  );
});

test.each(roles)('the second step is offered to the role %s', async (role) => {
  givenSession({ role });
  fakeApi(...ownPages);
  renderPage(<ProfilePage />);
  expect(await screen.findByRole('region', { name: 'Second step at login' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
});
