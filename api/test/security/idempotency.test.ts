import { hash } from 'node:crypto';
import type { Endpoint, Role } from '@portal/contract/endpoint';
import type * as v from 'valibot';
import { takesKey } from '../../src/http/refusals.ts';
import { routeTable } from '../../src/http/route.ts';
import { sampleOf, withId } from '../authorization/sample.ts';
import { givenTenants, type Tenant, type Tenants } from '../authorization/tenants.ts';
import { seenBody } from '../binding-call.ts';
import { givenSession, type Person } from '../given.ts';
import { apiSuite, type Answer } from '../test-app.ts';
import { otherBody } from './other-body.ts';
import { preparedCall, type Call } from './prepared-calls.ts';

/** The memory of keys and of attempts; everything else stands still when a request is repeated. */
const ignored = new Set(['idempotency_keys', 'attempts', 'rate_counters']);
const t = apiSuite();
let tenants: Tenants;
let mutations: readonly Endpoint[];
let stateOfTables: string;
beforeAll(async () => {
  tenants = await givenTenants(t);
  // What removes something comes last, so that everything else finds it.
  mutations = routeTable(t.app)
    .filter(({ method }) => method !== 'GET')
    .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));
  const { rows } = await t.database.owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  // A row that is written has another xmin; one that is gone is missing in the count.
  stateOfTables = rows
    .filter(({ name }) => !ignored.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as rows from ${name}`,
    )
    .join(' union all ');
});

/** Computes an answer from its body alone, without the database: nothing can happen twice. */
const computed = new Set(['POST /admin/salarysystems/preview']);

const named = ({ method, path }: Endpoint) => `${method} ${path}`;
const roleOf = ({ policy }: Endpoint): Role =>
  (Array.isArray(policy.roles) ? (policy.roles as readonly Role[])[0] : undefined) ?? 'company';
/** Back office acts on the other tenant, so that no other test misses what it removes. */
const tenantOf = (role: Role): Tenant => (role === 'admin' ? tenants.theirs : tenants.mine);
const personOf = (role: Role): Person => (role === 'admin' ? tenants.admin : tenantOf(role)[role]);

function sampleCall(endpoint: Endpoint, role: Role): Call {
  let call: Call = {
    params: (sampleOf(endpoint.params) ?? {}) as Call['params'],
    body: endpoint.body ? sampleOf(endpoint.body) : undefined,
  };
  for (const [place, entity] of Object.entries(endpoint.policy.ids ?? {})) {
    const [part, ...rest] = place.split('.') as ['params' | 'body' | 'query', ...string[]];
    const id = tenantOf(role).ids[entity];
    if (part !== 'query')
      call = {
        ...call,
        [part]: withId(
          call[part],
          rest.join('.'),
          typeof id === 'string' ? id : id[role === 'supplier' ? 'supplier' : 'company'],
          endpoint[part],
        ),
      };
  }
  return call;
}

const state = async () =>
  new Map(
    (await t.database.owner.query<{ name: string; rows: string }>(stateOfTables)).rows.map(({ name, rows }) => [
      name,
      rows,
    ]),
  );
const comparable = ({ status, body }: Answer) => `${status} ${JSON.stringify({ ...body, requestId: '', token: '' })}`;

const pathOf = ({ path }: Endpoint, { params }: Pick<Call, 'params'>) =>
  path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? 'x')));

function sender(endpoint: Endpoint, { params, file }: Call, token: string) {
  const path = pathOf(endpoint, { params });
  return (key: string, body: unknown, bytes = file?.bytes): Promise<Answer> => {
    const headers = { 'idempotency-key': key };
    return file && bytes
      ? t.upload(path, { ...file, bytes }, { token, headers })
      : t.call(endpoint.method, path, { token, headers, body: body ?? {} });
  };
}

test('a repeated mutation has one effect and answer; its key is refused for another body, file or route', async () => {
  const faults: string[] = [];
  const done: string[] = [];
  let others = 0;
  for (const [n, endpoint] of mutations.filter(takesKey).entries()) {
    const role = roleOf(endpoint);
    const sample = sampleCall(endpoint, role);
    const call = {
      ...sample,
      ...(await preparedCall(named(endpoint), { t, tenants, tenant: tenantOf(role), call: sample })),
    };
    const token = await givenSession(t, call.as ?? personOf(role));
    if (endpoint.method === 'POST' && !call.file && !endpoint.upload)
      call.body = await seenBody(t, pathOf(endpoint, call), token, (call.body ?? {}) as object);
    const send = sender(endpoint, call, token);
    let first = await send(`repeated-${n}-1`, call.body);
    let [key, body] = [`repeated-${n}-1`, call.body];
    // The last reader knows the version.
    for (let version = 2; first.body.message === 'changed-by-someone-else' && version < 7; version += 1) {
      [key, body] = [`repeated-${n}-${version}`, { ...(call.body as object), version }];
      first = await send(key, body);
    }
    // The session that is logged out is gone.
    if (endpoint.path === '/auth/logout') continue;
    const before = await state();
    const second = await send(key, body);
    if (comparable(first) !== comparable(second))
      faults.push(`${named(endpoint)}: ${comparable(first)} / ${comparable(second)}`);
    if (first.status >= 300) continue;
    done.push(named(endpoint));
    if (computed.has(named(endpoint))) continue;
    const another = otherBody(endpoint.body as v.GenericSchema | undefined, body);
    const refusals = [
      await t.call('POST', '/user/language', {
        token,
        headers: { 'idempotency-key': key },
        body: { language: 'da-dk' },
      }),
    ];
    if (another !== undefined) refusals.push(await send(key, another));
    if (call.file) refusals.push(await send(key, body, call.other));
    others += refusals.length - 1;
    faults.push(
      ...refusals
        .filter((refusal) => refusal.body.message !== 'idempotency-key-reused' || refusal.status !== 422)
        .map((refusal) => `${named(endpoint)} with another request: ${comparable(refusal)}`),
    );
    const changed = [...(await state())].filter(([name, rows]) => before.get(name) !== rows).map(([name]) => name);
    if (changed.length > 0) faults.push(`${named(endpoint)} changes ${changed.join(', ')} again`);
  }
  console.info(
    `${done.length} mutations done once, ${others} other bodies and files refused, ` +
      `${mutations.filter(takesKey).length - done.length - 1} refused twice alike`,
  );
  expect(faults).toEqual([]);
  expect(done.length).toBeGreaterThan(110);
}, 300_000);

test('a mutation without a key is public or answers a secret that is stored nowhere', () => {
  expect(
    mutations
      .filter((endpoint) => !takesKey(endpoint))
      .map(named)
      .toSorted(),
  ).toEqual([
    'POST /admin/see-as',
    'POST /auth/login',
    'POST /auth/magiclink',
    'POST /auth/see-as/end',
    'POST /auth/validate-token',
    'POST /payments/callback',
    'POST /releases/violations',
    'POST /user/second-step/confirm',
    'POST /user/second-step/start',
  ]);
});

test('a key that is none is no key: the request is one of its own', async () => {
  const token = await givenSession(t, tenants.mine.company);
  const save = (language: string) =>
    t.call('POST', '/user/language', { token, headers: { 'idempotency-key': 'no key' }, body: { language } });
  expect([await save('da-dk'), await save('en-us')].map(({ status, body }) => [status, body.userLanguage])).toEqual([
    [200, 'da-dk'],
    [200, 'en-us'],
  ]);
});

test('a sent body is kept as a hash on which passwords cannot be tried', async () => {
  const token = await givenSession(t, tenants.mine.company);
  const body = { language: 'en-us' };
  await t.call('POST', '/user/language', { token, headers: { 'idempotency-key': 'whose-hash-is-keyed' }, body });
  const { rows } = await t.database.owner.query<{ request_hash: string }>(
    `select request_hash from idempotency_keys where key = 'whose-hash-is-keyed'`,
  );
  const plain = ['sha256'].flatMap((name) =>
    [JSON.stringify(body), JSON.stringify([body, ''])].map((text) => hash(name, text, 'base64url')),
  );
  expect(plain).not.toContain(rows[0]?.request_hash);
});
