import { ApiError } from '../api/api-error.ts';
import { reactToError } from '../errors/react-to-error.ts';
import { makeQueryClient } from '../query/query-client.ts';
import { givenSession } from '../testing/given-session.ts';
import { changeSessionUser, followPageCache, onLeave, signIn, signOut, useSessionStore } from './session-store.ts';
import { storageKeys } from './storage-keys.ts';
import { readSession } from './storage.ts';

const state = () => useSessionStore.getState();

beforeEach(() => onLeave(() => undefined));

/** Another tab's person is stored, and this page was not told. */
function givenOtherStored() {
  const former = givenSession();
  const other = { ...former, id: '00000000-0000-4000-8000-000000000099', name: 'Anna' };
  localStorage.setItem(storageKeys.user, JSON.stringify(other));
  localStorage.setItem(storageKeys.token, 'of-anna');
  return { former, other };
}

describe('a page that the browser kept', () => {
  let [left, loaded] = [0, 0];
  let stop = () => {};
  const shown = () => document.documentElement.style.visibility !== 'hidden';
  const turn = (type: 'pagehide' | 'pageshow', persisted = true) =>
    globalThis.dispatchEvent(Object.assign(new Event(type), { persisted }));
  beforeEach(() => {
    [left, loaded] = [0, 0];
    onLeave(() => (left += 1));
    stop = followPageCache(() => (loaded += 1));
  });
  afterEach(() => {
    stop();
    document.documentElement.style.visibility = '';
  });

  test('comes back as it was to the same person, with the token of now', () => {
    const user = givenSession();
    turn('pagehide');
    expect(shown()).toBe(false);
    localStorage.setItem(storageKeys.token, 'of-now');
    turn('pageshow');
    expect([shown(), left, loaded]).toEqual([true, 0, 0]);
    expect(state()).toMatchObject({ state: 'inactive', user, token: 'of-now' });
  });

  test('shows nothing to nobody after a logout elsewhere, and is loaded anew', () => {
    givenSession();
    const client = makeQueryClient();
    client.setQueryData(['orders'], 'of the former one');
    turn('pagehide');
    localStorage.clear();
    turn('pageshow');
    expect([shown(), loaded]).toEqual([false, 1]);
    expect(state()).toMatchObject({ state: 'idle', user: null, token: '' });
    expect(client.getQueryData(['orders'])).toBeUndefined();
  });

  test('shows nothing to another person, and is loaded anew', () => {
    givenSession();
    turn('pagehide');
    const { other } = givenOtherStored();
    turn('pageshow');
    expect([shown(), loaded]).toEqual([false, 1]);
    expect(state()).toMatchObject({ user: { id: other.id }, token: 'of-anna' });
  });

  test('one that is not kept, and one of nobody, is not touched', () => {
    turn('pagehide');
    expect(shown()).toBe(true);
    givenSession();
    turn('pagehide', false);
    turn('pageshow', false);
    expect([shown(), loaded]).toEqual([true, 0]);
  });
});

describe('a refused token clears only itself', () => {
  test.each(['invalid token', 'jwt expired'] as const)(
    '%s of the former person leaves the other one signed in',
    (key) => {
      givenOtherStored();
      reactToError(new ApiError({ key, status: 401, requestId: 'r', token: 'token-of-the-test' }), 'loud');
      expect(readSession()).toMatchObject({ token: 'of-anna' });
      expect(state()).toMatchObject({ user: { name: 'Anna' }, token: 'of-anna' });
    },
  );

  test('a late answer to the token of before a re-login ends nothing', () => {
    const user = givenSession();
    signIn({ user, token: 'second' });
    reactToError(
      new ApiError({ key: 'invalid token', status: 401, requestId: 'r', token: 'token-of-the-test' }),
      'loud',
    );
    expect(state()).toMatchObject({ state: 'inactive', token: 'second' });
    expect(readSession()?.token).toBe('second');
  });

  test('its own refused token ends the session', () => {
    givenSession();
    reactToError(
      new ApiError({ key: 'invalid token', status: 401, requestId: 'r', token: 'token-of-the-test' }),
      'loud',
    );
    expect(state()).toMatchObject({ state: 'idle', user: null, isEnded: true });
    expect(readSession()).toBeUndefined();
  });

  test('a logout from the former person’s page leaves the other one signed in', () => {
    givenOtherStored();
    signOut();
    expect(readSession()?.token).toBe('of-anna');
    expect(state().user?.name).toBe('Anna');
  });

  test('a changed profile of the former person is not written over the other one', () => {
    givenOtherStored();
    changeSessionUser({ language: 'da-dk' });
    expect(readSession()).toMatchObject({ token: 'of-anna', user: { name: 'Anna', language: 'en-us' } });
  });
});
