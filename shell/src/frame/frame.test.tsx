import { jest } from '@jest/globals';
import { checkSession, chooseMembership, getLanguage, setLanguage } from '@portal/contract/auth';
import { getHome } from '@portal/contract/home';
import { showErrorToast, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { givenMeta, givenRegistry, menuItem } from '../testing/given-meta.ts';
import Frame from './Frame.tsx';

const home = on(getHome, {
  data: {
    today: '2026-11-20',
    figures: [],
    waiting: [{ task: 'orders-to-process', count: 12 }],
    pipeline: [],
    days: [],
    months: [],
  },
});
const language = on(getLanguage, { userLanguage: 'en-us' });
const stillGood = on(checkSession, () => {
  const { user } = useSessionStore.getState();
  return user ? { data: { user, company: null, supplier: null } } : fails('Login required !', 401);
});
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const memberships = [
  { id: id(2), role: 'company' as const, companyId: id(3), supplierId: null, employeeId: null, name: 'Nordlys A/S' },
  { id: id(9), role: 'company' as const, companyId: id(4), supplierId: null, employeeId: null, name: 'Vindebro' },
];

afterEach(() => jest.useRealTimers());

// A page that this shell has never heard of: its remote alone brings it.
const robots = menuItem('/company/robots', 'Robots');
const company = givenMeta('company');
const [{ items } = { items: [] }] = company.menu;
beforeAll(() =>
  givenRegistry(
    { ...company, pages: [...company.pages, '/company/robots'], menu: [{ items: [...items, robots] }] },
    givenMeta('supplier'),
  ),
);

test('a page and menu entry that a remote brings are there without the shell knowing them', async () => {
  givenSession();
  fakeApi(home, language, stillGood);
  const { user } = renderPage(<Frame />);
  expect(screen.getByRole('link', { name: /^Orders/ })).toHaveAttribute('href', '/company/orders');
  expect(await screen.findByLabelText('12 waiting')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Robots' }));
  // The address is the remote's: its place is shown, which has no code in this test, and not "Page not found".
  expect(await screen.findByRole('heading', { name: 'This part of the portal could not be loaded' })).toBeVisible();
});

test('role, person, language, logout; support and copyright in the sidebar; the title follows the page', async () => {
  givenSession();
  fakeApi(home, language, stillGood);
  // Already the next year where the portal is.
  jest.useFakeTimers({ now: new Date('2026-12-31T23:30:00Z'), advanceTimers: true });
  renderPage(<Frame />);
  expect(screen.getByText('Company')).toBeVisible();
  expect(screen.getByRole('button', { name: 'You: Mette Krag' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'support@benefits.example' })).toHaveAttribute(
    'href',
    'mailto:support@benefits.example',
  );
  expect(screen.getByText('© 2027 Nordlys A/S')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('20 November 2026 · Benefits'));
});

test('the header of an office shows the logo, which leads home (SPEC 2)', async () => {
  givenSession();
  fakeApi(home, language, stillGood);
  renderPage(<Frame />);
  const [header] = await screen.findAllByRole('banner');
  const logo = within(header!).getByRole('link', { name: 'Home, Benefits' });
  expect(logo).toHaveAttribute('href', '/');
  expect(screen.getAllByRole('link', { name: 'Home, Benefits' })).toEqual([logo]);
});

test('a session check that fails is only logged', async () => {
  const warn = console.warn;
  const logged: unknown[] = [];
  console.warn = (...words: unknown[]) => logged.push(words);
  givenSession();
  fakeApi(home, language, on(checkSession, fails('invalid token', 401)));
  renderPage(<Frame />);
  await waitFor(() => expect(logged).toContainEqual(['call failed', 'invalid token', 'request-1']));
  console.warn = warn;
  expect(useSessionStore.getState().user).not.toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a session check takes over person and brand', async () => {
  const person = givenSession();
  const branding = {
    theme: null,
    favicon: null,
    logo: null,
    resellerLogo: null,
    supportEmail: 'help@nordlys.example',
    supplierName: 'TeleGros',
  };
  fakeApi(
    home,
    language,
    on(checkSession, {
      data: {
        user: { ...person, name: 'Mette Lund' },
        company: { id: id(3), name: 'Nordlys A/S', isReseller: true, currency: 'DKK', branding },
        supplier: null,
      },
    }),
  );
  renderPage(<Frame />);
  expect(await screen.findByRole('button', { name: 'You: Mette Lund' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@nordlys.example' })).toBeVisible();
  expect(screen.getByText('Powered by TeleGros')).toBeVisible();
});

test('a used page asks each minute what arrived; one that is not touched grows idle', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20), doNotFake: ['queueMicrotask'] });
  const person = givenSession({ unread: 0 });
  const api = fakeApi(
    home,
    language,
    on(checkSession, { data: { user: { ...person, unread: 2 }, company: null, supplier: null } }),
  );
  useSessionStore.setState({ user: { ...person, unread: 1 } });
  const { unmount } = renderPage(<Frame />);
  const checks = () => api.calls.filter(({ call }) => call === 'GET /auth/check-session').length;
  const minutes = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 60_000));
  await minutes(1.1);
  const first = checks();
  expect(first).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Notifications, unread: 2' })).toBeVisible();
  await minutes(30);
  expect(checks()).toBeLessThanOrEqual(first + 4);
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  await minutes(0.1);
  const back = checks();
  await minutes(2);
  expect([back > first, checks()]).toEqual([true, back + 2]);
  unmount();
});

test('the language is switched at once and kept with the person', async () => {
  givenSession();
  const api = fakeApi(home, language, stillGood, on(setLanguage, { userLanguage: 'da-dk' }));
  const { user } = renderPage(<Frame />);
  await waitFor(() => expect(api.calls.some(({ call }) => call === 'GET /user/language')).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(screen.getByRole('button', { name: 'Dansk' }));
  await waitFor(() =>
    expect(api.calls.find(({ call }) => call === 'POST /user/language')?.body).toEqual({ language: 'da-dk' }),
  );
  expect(document.documentElement.lang).toBe('da-dk');
  // The menu's labels come with the registry, not with a catalog.
  expect(await screen.findByRole('link', { name: 'Robots*' })).toBeVisible();
});

test('with several memberships one is chosen under the name, and the frame starts anew', async () => {
  const person = givenSession({ memberships });
  const api = fakeApi(
    home,
    language,
    stillGood,
    on(chooseMembership, { user: { ...person, membershipId: id(9) }, token: 'other' }),
  );
  const { user } = renderPage(<Frame />);
  act(() => void showErrorToast('About an employee of the former one'));
  const frameOfFormer = screen.getByRole('button', { name: 'You: Mette Krag' });
  await user.click(frameOfFormer);
  expect(screen.getByRole('button', { name: /Company · Nordlys/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /Company · Vindebro/ }));
  await waitFor(() =>
    expect(useSessionStore.getState()).toMatchObject({ token: 'other', user: { membershipId: id(9) } }),
  );
  expect(api.calls.find(({ call }) => call === 'POST /auth/membership')?.body).toEqual({ membershipId: id(9) });
  await waitFor(() => expect(frameOfFormer).not.toBeInTheDocument());
  expect(screen.queryByText('About an employee of the former one')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('20 November 2026 · Benefits'));
});

test.each([
  ['/supplier/orders', 'No permission'],
  ['/nonsense', 'Page not found'],
  ['/no-permission', 'No permission'],
])('%s: %s', async (at, heading) => {
  givenSession();
  fakeApi(home, language, stillGood);
  renderPage(<Frame />, { at });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go back home' })).toHaveAttribute('href', '/');
});

test('a password that another person gave is replaced before anything else', async () => {
  givenSession({ mustChangePassword: true });
  fakeApi(home, language, stillGood);
  renderPage(<Frame />, { at: '/search' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeEmptyDOMElement();
});

test('who logs in at /login arrives at the first page', async () => {
  givenSession();
  fakeApi(home, language, stillGood);
  renderPage(<Frame />, { at: '/login' });
  await waitFor(() => expect(globalThis.location.pathname).toBe('/'));
});
