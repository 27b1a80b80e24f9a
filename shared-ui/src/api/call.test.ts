import { dataOf, endpoint } from '@portal/contract/endpoint';
import * as v from 'valibot';
import { expireSession, signIn, signOut, onLeave, useSessionStore } from '../session/session-store.ts';
import { fails, fakeApi, on } from '../testing/fake-api.ts';
import { givenSession } from '../testing/given-session.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

const Thing = v.object({ id: v.string(), name: v.string() });
const policy = { roles: 'signed-in', boundary: 'company' } as const;
const getThing = endpoint('GET', '/company/things/:thingId', {
  summary: 'One thing',
  policy,
  params: v.strictObject({ thingId: v.string() }),
  query: v.strictObject({ tags: v.optional(v.array(v.string())) }),
  response: dataOf(Thing),
});
const changeThing = endpoint('PATCH', '/company/things/:thingId', {
  summary: 'Change it',
  policy,
  params: v.strictObject({ thingId: v.string() }),
  body: v.strictObject({ name: v.string() }),
  response: dataOf(Thing),
});
const uploadThings = endpoint('POST', '/company/things/file', {
  summary: 'A file',
  policy,
  upload: true,
  body: v.strictObject({ delimiter: v.string() }),
  response: dataOf(v.object({ rows: v.number() })),
});
const thingFile = endpoint('GET', '/company/things.csv', { summary: 'Bytes', policy, response: null });

const lamp = { data: { id: 'a/b', name: 'Lamp' } };

test('params land in the path, lists repeat in the query, without a session the Authorization is empty', async () => {
  const api = fakeApi(on(getThing, lamp));
  const answer = await call(getThing, { params: { thingId: 'a/b' }, query: { tags: ['x', 'y'] } });
  expect(answer.data.name).toBe('Lamp');
  expect(api.calls[0]?.call).toBe('GET /company/things/a%2Fb');
  expect(api.calls[0]?.headers.get('authorization')).toBe('');
  expect(api.calls[0]?.headers.get('idempotency-key')).toBeNull();
});

test('a mutation carries the bearer token, its JSON and one idempotency key', async () => {
  givenSession();
  const api = fakeApi(on(changeThing, ({ body }) => ({ data: { id: '1', name: body.name } })));
  const answer = await call(changeThing, { params: { thingId: '1' }, body: { name: 'Desk' } });
  expect(answer.data.name).toBe('Desk');
  expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer token-of-the-test');
  expect(api.calls[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{32,36}$/);
});

test('a file travels as multipart with its texts beside it', async () => {
  givenSession();
  const api = fakeApi(on(uploadThings, { data: { rows: 2 } }));
  await call(uploadThings, { body: { file: new File(['a;b'], 'things.csv'), delimiter: ';' } });
  const sent = api.calls[0]?.body as { file: File; delimiter: string };
  expect(sent.delimiter).toBe(';');
  expect(sent.file.name).toBe('things.csv');
});

test('bytes come back as a blob', async () => {
  fakeApi(on(thingFile, new Blob(['1;2'])));
  expect(await (await call(thingFile)).text()).toBe('1;2');
});

test('a failed answer is an ApiError with key, status, request id and details', async () => {
  givenSession();
  fakeApi(on(changeThing, fails('invalid-data-provided', 400, [{ path: 'name', key: 'required' }])));
  const error = await call(changeThing, { params: { thingId: '1' }, body: { name: '' } }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    key: 'invalid-data-provided',
    status: 400,
    requestId: 'request-1',
    details: [{ path: 'name', key: 'required' }],
  });
});

test.each([
  ['90', 90],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
  ['', undefined],
])('Retry-After %j is %j seconds', async (header, seconds) => {
  fakeApi(on(getThing, fails('too-many-requests', 429, [], { 'Retry-After': header })));
  await expect(call(getThing, { params: { thingId: '1' } })).rejects.toMatchObject({
    key: 'too-many-requests',
    retryAfterSeconds: seconds,
  });
});

test('a message outside the catalogue becomes the generic key', () => {
  expect(ApiError.ofAnswer(500, { message: 'SELECT * FROM' }, new Headers({ 'x-request-id': 'r-9' }))).toMatchObject({
    key: 'something-went-wrong',
    requestId: 'r-9',
  });
});

const overlayOpen = async () => {
  while (useSessionStore.getState().state !== 'active') await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('a mutation that meets an expired session', () => {
  const expiredOnce = () => {
    let asked = 0;
    return fakeApi(
      on(changeThing, ({ body }) => {
        asked += 1;
        return asked === 1 ? fails('jwt expired', 401) : { data: { id: '1', name: body.name } };
      }),
    );
  };

  test('waits under the overlay and is sent again with the same key after the re-login', async () => {
    const user = givenSession();
    const api = expiredOnce();
    const answer = call(changeThing, { params: { thingId: '1' }, body: { name: 'Desk' } });
    await overlayOpen();
    expect(localStorage.getItem('portal.token')).toBeNull();
    signIn({ user, token: 'second' });
    expect((await answer).data.name).toBe('Desk');
    expect(api.calls).toHaveLength(2);
    expect(api.calls[1]?.headers.get('authorization')).toBe('Bearer second');
    expect(api.calls[1]?.headers.get('idempotency-key')).toBe(api.calls[0]?.headers.get('idempotency-key'));
  });

  test('is dropped when the person logs out instead', async () => {
    onLeave(() => undefined);
    givenSession();
    const api = expiredOnce();
    const answer = call(changeThing, { params: { thingId: '1' }, body: { name: 'Desk' } });
    await overlayOpen();
    signOut();
    await expect(answer).rejects.toMatchObject({ key: 'jwt expired' });
    expect(api.calls).toHaveLength(1);
  });

  test('is dropped when another person logs in', async () => {
    const user = givenSession();
    const api = expiredOnce();
    const answer = call(changeThing, { params: { thingId: '1' }, body: { name: 'Desk' } });
    await overlayOpen();
    signIn({ user: { ...user, id: '00000000-0000-4000-8000-000000000099' }, token: 'other' });
    await expect(answer).rejects.toMatchObject({ key: 'jwt expired' });
    expect(api.calls).toHaveLength(1);
  });
});

test('an expired query fails at once', async () => {
  givenSession();
  fakeApi(on(getThing, fails('jwt expired', 401)));
  await expect(call(getThing, { params: { thingId: '1' } })).rejects.toMatchObject({ key: 'jwt expired' });
  expireSession();
  expect(useSessionStore.getState()).toMatchObject({ state: 'active', token: '' });
});

test('nothing is asked in the name of a person whose place another one has taken', async () => {
  const former = givenSession();
  const api = fakeApi(on(getThing, lamp));
  localStorage.setItem(
    'portal.user',
    JSON.stringify({ ...former, id: '00000000-0000-4000-8000-000000000099', name: 'Anna' }),
  );
  localStorage.setItem('portal.token', 'of-anna');
  await expect(call(getThing, { params: { thingId: '1' } })).rejects.toMatchObject({ key: 'invalid token' });
  expect(api.calls).toEqual([]);
  expect(useSessionStore.getState()).toMatchObject({ user: { name: 'Anna' }, token: 'of-anna' });
});
