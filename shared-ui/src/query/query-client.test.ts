import { jest } from '@jest/globals';
import { cacheSeconds } from '@portal/contract/constants';
import { QueryObserver } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { useToastStore } from '../ui/toast-store.ts';
import { makeQueryClient, waitingKey } from './query-client.ts';

afterEach(() => jest.useRealTimers());

test('an answer is kept for 60 s and read anew after that (SPEC 7, 9)', async () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20) });
  const client = makeQueryClient();
  let asked = 0;
  const read = () => client.fetchQuery({ queryKey: ['orders'], queryFn: () => Promise.resolve((asked += 1)) });
  await read();
  jest.setSystemTime(Date.UTC(2026, 10, 20) + cacheSeconds * 1000 - 1);
  expect([await read(), cacheSeconds]).toEqual([1, 60]);
  jest.setSystemTime(Date.UTC(2026, 10, 20) + cacheSeconds * 1000 + 1);
  expect(await read()).toBe(2);
  client.clear();
});

test('what failed is not asked for again by itself', async () => {
  const client = makeQueryClient();
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['orders'],
    meta: { quiet: true },
    queryFn: () => Promise.reject(new Error(`${(asked += 1)}`)),
  });
  const failed = new Promise((resolve) =>
    observer.subscribe(({ isError, failureCount }) => isError && resolve(failureCount)),
  );
  expect(await failed).toBe(1);
  expect([asked, client.getDefaultOptions().mutations?.retry]).toEqual([1, false]);
  client.clear();
});

test('after any change the numbers of what waits are read again, wherever they are shown', async () => {
  const client = makeQueryClient();
  let asked = 0;
  const observer = new QueryObserver(client, { queryKey: waitingKey, queryFn: () => Promise.resolve((asked += 1)) });
  const stop = observer.subscribe(() => undefined);
  await client.fetchQuery({ queryKey: waitingKey, queryFn: () => Promise.resolve((asked += 1)) });
  const before = asked;
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve(1) })
    .execute(undefined);
  await new Promise((next) => {
    setTimeout(next);
  });
  expect(asked).toBe(before + 1);
  stop();
  client.clear();
});

test('after a change a page opened next reads anew, while what is on the screen stands still', async () => {
  const client = makeQueryClient();
  let asked = 0;
  const query = { queryKey: ['companies', 'overview'], queryFn: () => Promise.resolve((asked += 1)) };
  const change = (meta = {}) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve(1), meta })
      .execute(undefined);
  await client.fetchQuery(query);
  await change({ quiet: true });
  expect(await client.fetchQuery(query)).toBe(1);
  const stop = new QueryObserver(client, query).subscribe(() => undefined);
  await change();
  expect(asked).toBe(1);
  stop();
  expect(await client.fetchQuery(query)).toBe(2);
  client.clear();
});

test('what another person changed is read again after the toast, so the next press can succeed', async () => {
  const client = makeQueryClient();
  const stale = new ApiError({ key: 'changed-by-someone-else', status: 409, requestId: '' });
  let asked = 0;
  const observer = new QueryObserver(client, { queryKey: ['rows'], queryFn: () => Promise.resolve((asked += 1)) });
  const stop = observer.subscribe(() => undefined);
  await client.fetchQuery({ queryKey: ['rows'], queryFn: () => Promise.resolve((asked += 1)) });
  const act = async (meta = {}) => {
    const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(stale), meta });
    await expect(change.execute(undefined)).rejects.toBe(stale);
    await new Promise((next) => {
      setTimeout(next, 5);
    });
    return asked;
  };
  const before = asked;
  expect(await act({ form: true })).toBe(before);
  expect(await act()).toBe(before + 1);
  stop();
  client.clear();
});

test('a failed change is a toast, except on the pages that show it themselves', async () => {
  const client = makeQueryClient(() => ['/things/*']);
  const failure = new ApiError({ key: 'order-not-found', status: 404, requestId: 'r-1' });
  const change = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(failure) });
  const toastsAfterFailureAt = async (address: string) => {
    globalThis.history.replaceState({}, '', address);
    await expect(change.execute(undefined)).rejects.toBe(failure);
    await new Promise((next) => {
      setTimeout(next);
    });
    return useToastStore.getState().toasts.length;
  };
  expect(await toastsAfterFailureAt('/things/7')).toBe(0);
  expect(await toastsAfterFailureAt('/others')).toBe(1);
  client.clear();
});

test('a read that fails without a network is no toast: the frame says once that the person is offline', async () => {
  const toastsOf = async (isOnline: boolean) => {
    const line = jest.spyOn(globalThis.navigator, 'onLine', 'get').mockReturnValue(isOnline);
    useToastStore.setState({ toasts: [] });
    const lost = { queryKey: ['lost', isOnline], queryFn: () => Promise.reject(new TypeError('Failed to fetch')) };
    await makeQueryClient().prefetchQuery(lost);
    await new Promise((done) => {
      setTimeout(done, 400);
    });
    line.mockRestore();
    return useToastStore.getState().toasts.length;
  };
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect([await toastsOf(false), await toastsOf(true)]).toEqual([0, 1]);
});
