import { validateToken } from '@portal/contract/auth';
import { registerMessages, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenLanguage, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { loadShellMessages } from '../../load-messages.ts';
import { givenPerson } from './given-person.ts';
import ValidateTokenPage from './ValidateTokenPage.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('the page of a login link', () => {
  const at = { at: '/auth/validate-token/secret', path: '/auth/validate-token/:token' };
  const linkUses = ({ calls }: ReturnType<typeof fakeApi>) =>
    calls
      .filter(({ call }) => call === 'POST /auth/validate-token')
      .map(({ body }) => {
        const { device, ...rest } = body as Record<string, unknown>;
        expect(device).toBe(localStorage.getItem('portal.device'));
        return rest;
      });
  const answer = () => ({
    user: { ...givenPerson(), userCheck: { valid: true, firstLogin: false } },
    token: 'a-token',
  });

  test('in the asking browser it logs in at once and the secret leaves the address', async () => {
    const session = answer();
    localStorage.setItem('portal.link-nonce', 'mine');
    const api = fakeApi(on(validateToken, session));
    renderPage(<ValidateTokenPage />, at);
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna Holm' })).toBeVisible();
    expect(screen.getByText(/in 5 seconds/)).toBeVisible();
    expect(linkUses(api)).toEqual([{ token: 'secret', confirmed: false, nonce: 'mine' }]);
    expect(globalThis.location.pathname).toBe('/auth/validate-token');
    await waitFor(() => expect(useSessionStore.getState().token).toBe('a-token'));
    expect(localStorage.getItem('portal.link-nonce')).toBeNull();
  });

  test('texts that do not arrive in the language of the person do not cost them the link', async () => {
    await registerMessages(async (locale) => {
      if (locale === 'da-dk') throw new TypeError('Loading chunk failed');
      return {};
    });
    const { user, token } = answer();
    fakeApi(on(validateToken, { user: { ...user, language: 'da-dk' }, token }));
    renderPage(<ValidateTokenPage />, at);
    await waitFor(() => expect(useSessionStore.getState().user).toMatchObject({ name: 'Anna Holm' }));
  });

  test('in another browser only after a press', async () => {
    const session = answer();
    const api = fakeApi(on(validateToken, ({ body }) => (body.confirmed ? session : fails('confirm-login-link', 409))));
    const { user } = renderPage(<ValidateTokenPage />, at);
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna Holm' })).toBeVisible();
    expect(linkUses(api)).toEqual([
      { token: 'secret', confirmed: false },
      { token: 'secret', confirmed: true },
    ]);
  });

  test('with a second step it asks for a code; a wrong one does not spend the link', async () => {
    const session = answer();
    localStorage.setItem('portal.link-nonce', 'mine');
    const api = fakeApi(
      on(validateToken, ({ body }) =>
        body.code === '123456' ? session : fails(body.code ? 'incorrect-code' : 'second-step-required', 401),
      ),
    );
    const { user } = renderPage(<ValidateTokenPage />, at);
    await user.type(await screen.findByLabelText('Code'), '1');
    await user.click(button('Log in'));
    expect(await screen.findByText('The code is wrong or was already used.')).toBeVisible();
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(button('Log in'));
    expect(await screen.findByRole('heading', { name: 'Welcome, Anna Holm' })).toBeVisible();
    expect(linkUses(api).at(-1)).toEqual({ token: 'secret', confirmed: true, nonce: 'mine', code: '123456' });
  });

  test.each([
    ['service-unavailable', 503],
    ['too-many-requests', 429],
  ] as const)(
    'a portal that does not answer (%s) is asked again, and the link is not called invalid',
    async (key, status) => {
      const session = answer();
      let isAway = true;
      fakeApi(
        on(validateToken, ({ body }) =>
          isAway ? fails(key, status) : body.confirmed ? session : fails('confirm-login-link', 409),
        ),
      );
      const { user } = renderPage(<ValidateTokenPage />, at);
      expect(await screen.findByRole('heading', { name: 'The login link could not be checked' })).toBeVisible();
      isAway = false;
      await user.click(button('Try again'));
      await user.click(await screen.findByRole('button', { name: 'Log in' }));
      expect(await screen.findByRole('heading', { name: 'Welcome, Anna Holm' })).toBeVisible();
    },
  );

  test.each([
    ['en-us', 'Your new address is confirmed', 'From now on you log in with anna@vindebro.example.'],
    ['da-dk', 'Din nye adresse er bekræftet', 'Fra nu af logger du ind med anna@vindebro.example.'],
  ] as const)(
    'one that confirms a new address says which, where its person is signed in (%s)',
    async (locale, heading, text) => {
      await givenLanguage(locale, loadShellMessages);
      const person = givenSession({ name: 'Anna Holm', role: 'employee', language: locale });
      fakeApi(
        on(validateToken, {
          user: { ...person, email: 'anna@vindebro.example', userCheck: { valid: true, firstLogin: false } },
          token: 'a-token',
        }),
      );
      renderPage(<ValidateTokenPage />, at);
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  test.each([
    [
      'en-us',
      'This email is already in use.',
      'Another login has this address. You log in with your present address as before.',
    ],
    [
      'da-dk',
      'Denne e-mail er allerede i brug.',
      'Et andet login har denne adresse. Du logger ind med din nuværende adresse som før.',
    ],
  ] as const)(
    'an address that another login got meanwhile is said, and the page stays (%s)',
    async (locale, heading, text) => {
      await givenLanguage(locale, loadShellMessages);
      fakeApi(on(validateToken, fails('email-already-exists', 409)));
      renderPage(<ValidateTokenPage />, at);
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
    },
  );

  test('an invalid one says whom to ask', async () => {
    fakeApi(on(validateToken, fails('invalid-login-link', 401)));
    renderPage(<ValidateTokenPage />, at);
    expect(await screen.findByRole('heading', { name: 'The login link is invalid or has expired' })).toBeVisible();
    expect(screen.getByText(/contact the administrator/)).toBeVisible();
  });
});
