import { confirmSecondStep, startSecondStep } from '@portal/contract/second-step';
import { changePassword, getProfile } from '@portal/contract/user';
import { useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { loadShellMessages } from '../../load-messages.ts';
import FirstSecondStepPage from './FirstSecondStepPage.tsx';
import { ownPages, profile } from './given-profile.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const recoveryCodes = ['abcd-efgh-jkmn-pqrs'];
const setUp = [
  on(startSecondStep, { data: { secret, uri: `otpauth://totp/Benefits:mette?secret=${secret}` } }),
  on(confirmSecondStep, { data: { recoveryCodes } }),
] as const;
const mustSetUp = () => useSessionStore.getState().user?.mustSetUpSecondStep;

test('password, key, first code; the recovery codes stay until they are kept, then the portal opens', async () => {
  givenSession({ role: 'admin', mustSetUpSecondStep: true });
  fakeApi(...setUp, ...ownPages);
  const { user } = renderPage(<FirstSecondStepPage />);
  await user.type(await screen.findByLabelText('Your password'), 'Before-Horse-7{Enter}');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}');
  expect(await screen.findByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
  expect(mustSetUp()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(mustSetUp()).toBe(false);
});

test('a login without a password sets one first', async () => {
  givenSession({ role: 'admin', mustSetUpSecondStep: true });
  let hasPassword = false;
  fakeApi(
    on(getProfile, () => ({ data: { ...profile, hasPassword } })),
    on(changePassword, () => {
      hasPassword = true;
      return { data: { changed: true } };
    }),
    ...setUp,
    ...ownPages,
  );
  const { user } = renderPage(<FirstSecondStepPage />);
  await user.type(await screen.findByLabelText('New password'), 'Lang-Horse-77');
  await user.type(screen.getByLabelText('New password again'), 'Lang-Horse-77{Enter}');
  expect(await screen.findByLabelText('Your password')).toBeVisible();
  expect(mustSetUp()).toBe(true);
});

test('a profile that does not come can be asked for again', async () => {
  givenSession({ role: 'admin', mustSetUpSecondStep: true });
  const api = fakeApi(on(getProfile, fails('service-unavailable', 503)), ...setUp);
  const { user } = renderPage(<FirstSecondStepPage />);
  const again = await screen.findByRole('button', { name: /Retry|Try again/ });
  api.add(...ownPages);
  await user.click(again);
  await waitFor(() => expect(screen.getByLabelText('Your password')).toBeVisible());
});

test('in Danish', async () => {
  await givenLanguage('da-dk', loadShellMessages);
  givenSession({ role: 'admin', mustSetUpSecondStep: true, language: 'da-dk' });
  fakeApi(...setUp, ...ownPages);
  renderPage(<FirstSecondStepPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Sæt det ekstra trin op' })).toBeVisible();
  expect(await screen.findByLabelText('Din adgangskode')).toBeVisible();
});
