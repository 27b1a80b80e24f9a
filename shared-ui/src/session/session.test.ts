import { jest } from '@jest/globals';
import { makeQueryClient } from '../query/query-client.ts';
import { givenSession } from '../testing/given-session.ts';
import { readStoredBranding, writeStoredBranding } from './branding-storage.ts';
import { deviceName } from './device.ts';
import { untilRenewed } from './resume.ts';
import {
  changeSessionUser,
  expireSession,
  followOtherTabs,
  onLeave,
  signIn,
  signOut,
  useSessionStore,
} from './session-store.ts';
import { storageKeys } from './storage-keys.ts';
import { readSession } from './storage.ts';

const state = () => useSessionStore.getState();
/** What the browser tells this tab about another one. */
const fromOtherTab = (key: string, newValue: string | null) =>
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => onLeave(() => undefined));

test('starts idle; a login stores user and token and shows the page', () => {
  expect(state().state).toBe('idle');
  const user = givenSession();
  expect(state()).toMatchObject({ state: 'inactive', user, token: 'token-of-the-test' });
  expect(readSession()).toEqual({ user, token: 'token-of-the-test' });
});

test.each([
  ['no json', '{'],
  ['another shape', '{"id":1}'],
  ['nothing', ''],
])('corrupt storage is signed out: %s', (_, text) => {
  localStorage.setItem(storageKeys.user, text);
  localStorage.setItem(storageKeys.token, 'x');
  expect(readSession()).toBeUndefined();
});

test('who was signed in before an update of the portal stays signed in, with nothing that waits', () => {
  const { mustSetUpSecondStep: _step, hasOtherMemberships: _others, invitations: _waiting, ...before } = givenSession();
  localStorage.setItem(storageKeys.user, JSON.stringify(before));
  expect(readSession()?.user).toEqual({
    ...before,
    mustSetUpSecondStep: false,
    hasOtherMemberships: false,
    invitations: 0,
  });
});

describe('the name of the device', () => {
  test('is random, made once, and survives a logout and an expired session', () => {
    const name = deviceName();
    expect(name).toMatch(/^[\da-f]{32}$/);
    givenSession();
    expireSession();
    expect(deviceName()).toBe(name);
    signOut();
    expect(deviceName()).toBe(name);
    localStorage.clear();
    expect(deviceName()).not.toBe(name);
  });

  test('is made anew where what is stored is none', () => {
    localStorage.setItem(storageKeys.device, 'short');
    expect(deviceName()).toMatch(/^[\da-f]{32}$/);
  });
});

test('a reload restores the session before the first render, a corrupt one is cleared', async () => {
  const user = givenSession();
  jest.resetModules();
  const reloaded = await import('./session-store.ts');
  expect(reloaded.useSessionStore.getState()).toMatchObject({ state: 'inactive', user, token: 'token-of-the-test' });
  localStorage.setItem(storageKeys.user, 'broken');
  jest.resetModules();
  const broken = await import('./session-store.ts');
  expect(broken.useSessionStore.getState().state).toBe('idle');
  expect(localStorage.getItem(storageKeys.token)).toBeNull();
});

test('an expired token clears everything but branding and keeps the person for the overlay', () => {
  const user = givenSession();
  writeStoredBranding({ name: 'TeleGros' });
  localStorage.setItem('something-else', '1');
  expireSession();
  expect(state()).toMatchObject({ state: 'active', user, token: '' });
  expect(Object.keys(localStorage)).toEqual([storageKeys.branding]);
  signIn({ user, token: 'again' });
  expect(state().state).toBe('inactive');
});

test('a return as another membership starts from the first page and drops what waited', async () => {
  let left = 0;
  onLeave(() => (left += 1));
  const user = givenSession();
  expireSession();
  const renewed = untilRenewed();
  signIn({ user: { ...user, membershipId: '00000000-0000-4000-8000-000000000099' }, token: 'again' });
  expect(await renewed).toBe(false);
  expect(left).toBe(1);
});

test('without a session nothing can expire', () => {
  expireSession();
  expect(state().state).toBe('idle');
});

test('logout clears, keeps branding and goes home', () => {
  let left = 0;
  onLeave(() => (left += 1));
  givenSession();
  writeStoredBranding({ name: 'TeleGros' });
  signOut();
  expect(state()).toMatchObject({ state: 'idle', user: null, token: '' });
  expect(readStoredBranding()).toEqual({ name: 'TeleGros' });
  expect(left).toBe(1);
});

test('a changed profile is stored', () => {
  givenSession();
  changeSessionUser({ language: 'da-dk' });
  expect(readSession()?.user.language).toBe('da-dk');
});

test('corrupt branding is none', () => {
  localStorage.setItem(storageKeys.branding, '{');
  expect(readStoredBranding()).toBeUndefined();
});

describe('other tabs', () => {
  let stop = () => {};
  beforeEach(() => (stop = followOtherTabs()));
  afterEach(() => stop());

  test('an expiry there opens the overlay here, the emptied storage after it changes nothing', () => {
    givenSession();
    localStorage.clear();
    fromOtherTab(storageKeys.ended, 'expired');
    fromOtherTab(storageKeys.token, null);
    expect(state().state).toBe('active');
  });

  test('a logout there is a logout here', () => {
    givenSession();
    localStorage.clear();
    fromOtherTab(storageKeys.token, null);
    expect(state().user).toBeNull();
  });

  test('a logout there from the overlay, where storage was empty already, closes the overlay here', () => {
    let left = 0;
    onLeave(() => (left += 1));
    givenSession();
    expireSession();
    fromOtherTab(storageKeys.ended, 'logged-out');
    fromOtherTab(storageKeys.token, null);
    expect(state()).toMatchObject({ state: 'idle', user: null });
    expect(left).toBe(1);
  });

  test('a login there is a login here', () => {
    const user = givenSession();
    signOut();
    localStorage.setItem(storageKeys.user, JSON.stringify(user));
    localStorage.setItem(storageKeys.token, 'from-there');
    fromOtherTab(storageKeys.token, 'from-there');
    expect(state()).toMatchObject({ state: 'inactive', user, token: 'from-there' });
  });

  test('a re-login there closes the overlay here', async () => {
    const user = givenSession();
    expireSession();
    const renewed = untilRenewed();
    localStorage.setItem(storageKeys.user, JSON.stringify(user));
    localStorage.setItem(storageKeys.token, 'second');
    fromOtherTab(storageKeys.token, 'second');
    expect(state()).toMatchObject({ state: 'inactive', token: 'second' });
    expect(await renewed).toBe(true);
  });

  test.each(['id', 'membershipId'] as const)(
    'another person or membership there (%s) leaves this page and empties its cache',
    (name) => {
      let left = 0;
      onLeave(() => (left += 1));
      const user = givenSession();
      const client = makeQueryClient();
      client.setQueryData(['orders'], 'of the former one');
      localStorage.setItem(
        storageKeys.user,
        JSON.stringify({ ...user, [name]: '00000000-0000-4000-8000-000000000099' }),
      );
      localStorage.setItem(storageKeys.token, 'other');
      fromOtherTab(storageKeys.token, 'other');
      expect(state().user?.[name]).toMatch(/99$/);
      expect(left).toBe(1);
      expect(client.getQueryData(['orders'])).toBeUndefined();
    },
  );
});
