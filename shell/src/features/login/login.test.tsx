import { jest } from '@jest/globals';
import { checkSession, login, requestMagicLink } from '@portal/contract/auth';
import { onLeave, registerMessages, signOut, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenLanguage, on, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { adoptBrand, brandName, defaultBrand, useBrand } from '../../brand/brand.ts';
import { loadShellMessages } from '../../load-messages.ts';
import { WarmUpContext, type WarmUp } from '../../portal/warm-up-context.ts';
import { givenPerson } from './given-person.ts';
import { LoginPage } from './LoginPage.tsx';

/** After the login the first page is asked for at once. */
const loginsOf = ({ calls }: ReturnType<typeof fakeApi>) => calls.filter(({ call }) => call === 'POST /auth/login');
const button = (name: string) => screen.getByRole('button', { name });

test('demo logins are asked for only where the server says that there are some', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: [] }));
  const said = jest.fn<() => object[]>(() => [{ serverTiming: [] }]);
  Object.assign(performance, { getEntriesByType: said });
  const { unmount } = renderPage(<LoginPage />);
  await waitFor(() => expect(document.title).toBe('Log in · Benefits'));
  expect(asked).not.toHaveBeenCalled();
  unmount();
  said.mockReturnValue([{ serverTiming: [{ name: 'demo-logins' }] }]);
  renderPage(<LoginPage />);
  await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.stringContaining('/api/dev/logins')));
  asked.mockRestore();
  said.mockReturnValue([]);
});

describe('the password mode', () => {
  test('checks on submit only and lists what is wrong above the form', async () => {
    const api = fakeApi();
    const { user } = renderPage(<LoginPage />);
    await waitFor(() => expect(document.title).toBe('Log in · Benefits'));
    await user.type(screen.getByLabelText('E-mail'), 'nope');
    await user.tab();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Log in'));
    expect(screen.getByRole('alert')).toHaveTextContent('There are 2 problems');
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email');
    expect(screen.getByRole('alert')).toHaveTextContent('No password provided.');
    await user.clear(screen.getByLabelText('E-mail'));
    await user.click(button('Log in'));
    expect(screen.getByRole('alert')).toHaveTextContent('Required');
    expect(api.calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  test('a former employee is told the way in, and keeps what was typed', async () => {
    const detail = { path: 'email', key: 'use-your-private-email' } as const;
    fakeApi(on(login, fails('this-account-is-not-allowed', 401, [detail])));
    const { user } = renderPage(<LoginPage />);
    await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
    await user.type(screen.getByLabelText('Password'), 'Right-1-password');
    await user.click(button('Log in'));
    expect(await screen.findByText(/Log in with your private e-mail\./)).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toHaveValue('anna@nordlys.example');
  });

  test('who was signed out by the server reads why, who logged out does not', async () => {
    fakeApi();
    onLeave(() => undefined);
    signOut({ isEnded: true });
    const { unmount } = renderPage(<LoginPage />);
    expect(screen.getByText(/You were signed out: from another device/)).toBeVisible();
    unmount();
    signOut();
    renderPage(<LoginPage />);
    expect(screen.queryByText(/You were signed out/)).toBeNull();
  });

  test('stores user and token; a wrong password is said above the form and nothing else', async () => {
    const person = givenPerson();
    const api = fakeApi(on(login, fails('incorrect-email-or-password', 401)));
    const { user } = renderPage(<LoginPage />);
    await user.type(screen.getByLabelText('E-mail'), ' anna@nordlys.example ');
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(button('Log in'));
    expect(await screen.findByText('The email or the password is wrong.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
    api.add(on(login, { user: person, token: 'a-token' }));
    await user.click(button('Log in'));
    await waitFor(() =>
      expect(useSessionStore.getState()).toMatchObject({
        state: 'inactive',
        token: 'a-token',
        user: { name: 'Anna Holm' },
      }),
    );
    expect(loginsOf(api).at(-1)?.body).toEqual({
      email: 'anna@nordlys.example',
      password: 'wrong',
      device: localStorage.getItem('portal.device'),
    });
    expect(localStorage.getItem('portal.token')).toBe('a-token');
  });

  test('the person and their brand are shown at once, never the brand of the person before', async () => {
    const person = givenPerson();
    const branding = {
      theme: null,
      favicon: null,
      logo: null,
      resellerLogo: null,
      supportEmail: null,
      supplierName: 'TeleGros',
    };
    const company = { id: person.id, name: 'Nordlys A/S', isReseller: true, currency: 'DKK', branding };
    const api = fakeApi(
      on(login, { user: person, token: 'a-token' }),
      on(checkSession, { data: { user: person, company, supplier: null } }),
    );
    const namesSeen: string[] = [];
    const stop = useSessionStore.subscribe(({ user }) => user && namesSeen.push(brandName(useBrand.getState())));
    const { user } = renderPage(<LoginPage />);
    await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(button('Log in'));
    await waitFor(() => expect(namesSeen).toEqual(['TeleGros']));
    expect(api.calls.find(({ call }) => call === 'GET /auth/check-session')?.headers.get('authorization')).toBe(
      'Bearer a-token',
    );
    stop();
    adoptBrand(defaultBrand);
  });

  test('the portal is loaded while the login is checked, the first page for who was let in only', async () => {
    const person = givenPerson();
    const warmUp = {
      warmPortal: jest.fn<WarmUp['warmPortal']>(),
      warmFor: jest.fn<WarmUp['warmFor']>(async () => undefined),
    };
    const api = fakeApi(on(login, fails('incorrect-email-or-password', 401)));
    const { user } = renderPage(
      <WarmUpContext value={warmUp}>
        <LoginPage />
      </WarmUpContext>,
    );
    await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect(await screen.findByText('The email or the password is wrong.')).toBeVisible();
    expect(warmUp.warmPortal).toHaveBeenCalledTimes(1);
    expect(warmUp.warmFor).not.toHaveBeenCalled();
    api.add(on(login, { user: person, token: 'a-token' }));
    await user.click(button('Log in'));
    await waitFor(() => expect(useSessionStore.getState().user).not.toBeNull());
    expect(warmUp.warmFor).toHaveBeenCalledWith({ user: person, token: 'a-token' });
  });

  test('texts that do not arrive in the language of the person do not cost them the login', async () => {
    await registerMessages(async (locale) => {
      if (locale === 'da-dk') throw new TypeError('Loading chunk failed');
      return {};
    });
    fakeApi(on(login, { user: { ...givenPerson(), language: 'da-dk' }, token: 'a-token' }));
    const { user } = renderPage(<LoginPage />);
    await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(useSessionStore.getState().token).toBe('a-token'));
    await waitFor(() => expect(useSessionStore.getState().user).toMatchObject({ name: 'Anna Holm' }));
  });

  test('a login with a second step asks for the code, and sends everything with it', async () => {
    const person = givenPerson();
    const api = fakeApi(
      on(login, ({ body }) =>
        body.code === '123456'
          ? { user: person, token: 'a-token' }
          : fails(body.code ? 'incorrect-code' : 'second-step-required', 401),
      ),
    );
    const { user } = renderPage(<LoginPage />);
    await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
    await user.type(screen.getByLabelText('Password'), 'right');
    await user.click(button('Log in'));
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button('Log in'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the code from your authenticator app.');
    await user.type(code, '000000');
    await user.click(button('Log in'));
    expect(await screen.findByText('The code is wrong or was already used.')).toBeVisible();
    await user.clear(code);
    await user.type(code, '123456');
    await user.click(button('Log in'));
    await waitFor(() => expect(useSessionStore.getState().token).toBe('a-token'));
    expect(loginsOf(api).at(-1)?.body).toEqual({
      email: 'anna@nordlys.example',
      password: 'right',
      code: '123456',
      device: localStorage.getItem('portal.device'),
    });
  });

  test.each([
    ['en-us', 'Log in', 'Too many attempts. Try again in about 3 minutes.'],
    ['da-dk', 'Log ind', 'For mange forsøg. Prøv igen om ca. 3 minutter.'],
  ] as const)('who tries too often is told how long to wait (%s)', async (locale, submit, text) => {
    await givenLanguage(locale, loadShellMessages);
    fakeApi(on(login, fails('too-many-requests', 429, [], { 'Retry-After': '121' })));
    const { user, container } = renderPage(<LoginPage />);
    await user.type(container.querySelector('input[name=email]')!, 'anna@nordlys.example');
    await user.type(container.querySelector('input[name=password]')!, 'x{Enter}');
    expect(await screen.findByText(text)).toBeVisible();
    expect(button(submit)).toBeEnabled();
  });

  test('a letter that only looks like an ASCII one makes no address', async () => {
    const api = fakeApi();
    const { user } = renderPage(<LoginPage />);
    await user.type(screen.getByLabelText('E-mail'), '\u212Aarl@firma.dk');
    await user.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect(await screen.findByText('Invalid email')).toBeVisible();
    expect(loginsOf(api)).toEqual([]);
  });

  test('the password can be shown', async () => {
    fakeApi();
    const { user } = renderPage(<LoginPage />);
    await user.click(button('Show the password'));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

describe('the link mode', () => {
  test('is not checked, keeps a secret of this browser, and confirms with Done', async () => {
    const api = fakeApi(on(requestMagicLink, { data: { accepted: true } }));
    const { user } = renderPage(<LoginPage />);
    await user.click(button('Login link by e-mail'));
    await user.type(screen.getByLabelText('E-mail'), 'anna@nordlys.example');
    await user.click(button('Send login link'));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
    const sent = api.calls.at(-1)?.body as { email: string; locale: string; nonce: string; device: string };
    expect(sent).toMatchObject({
      email: 'anna@nordlys.example',
      locale: 'en-us',
      device: localStorage.getItem('portal.device'),
    });
    expect(sent.device).toMatch(/^[\w-]{32,100}$/);
    expect(localStorage.getItem('portal.link-nonce')).toBe(sent.nonce);
  });

  test('the mode used last on this device is preselected, through a logout', async () => {
    fakeApi(on(requestMagicLink, { data: { accepted: true } }));
    const first = renderPage(<LoginPage />);
    expect(button('Password')).toHaveAttribute('aria-pressed', 'true');
    await first.user.click(button('Login link by e-mail'));
    await first.user.click(button('Send login link'));
    await screen.findByRole('button', { name: 'Done' });
    first.unmount();
    onLeave(() => undefined);
    signOut();
    adoptBrand({ ...defaultBrand, supplierName: 'TeleGros' });
    renderPage(<LoginPage />);
    expect(button('Login link by e-mail')).toHaveAttribute('aria-pressed', 'true');
  });

  test.each([
    [
      'one request too many',
      fails('too-many-requests', 429, [], { 'Retry-After': '60' }),
      'Too many attempts. Try again in about 1 minute.',
    ],
    [
      'what is no address',
      fails('invalid-data-provided', 400, [{ path: 'email', key: 'invalid-email' }]),
      'Invalid email',
    ],
  ])('%s is named', async (_, failure, text) => {
    fakeApi(on(requestMagicLink, failure));
    const { user } = renderPage(<LoginPage />);
    await user.click(button('Login link by e-mail'));
    await user.click(button('Send login link'));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a failure is said with its own text', async () => {
    fakeApi(on(requestMagicLink, fails('something-went-wrong', 500)));
    const { user } = renderPage(<LoginPage />);
    await user.click(button('Login link by e-mail'));
    await user.click(button('Send login link'));
    expect(await screen.findByText('The login link could not be sent.')).toBeVisible();
  });
});
