import { roles, type Endpoint } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import { refusalsOf } from '../../src/http/refusals.ts';
import { routeTable } from '../../src/http/route.ts';
import { apiSuite, type Answer } from '../test-app.ts';
import { allowed, idOf, named, partsOf, pathOf, placed, tokenOf, type Parts } from './requests.ts';
import { givenTenants, type Tenants } from './tenants.ts';

const missing = '01890000-0000-7000-8000-00000000dead';
const t = apiSuite();
let tenants: Tenants;
let table: readonly Endpoint[];
/** refusals that the description of their route does not name */
const untold = new Set<string>();

beforeAll(async () => {
  tenants = await givenTenants(t);
  table = routeTable(t.app);
});

// These end the caller's own session; they are told apart in the suites of the session.
const ending = new Set(['/auth/logout', '/user/password', '/user/sessions']);

async function send(endpoint: Endpoint, parts: Parts, token?: string): Promise<Answer> {
  const path = pathOf(endpoint, parts);
  const query = new URLSearchParams(
    Object.entries(parts.query).map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  const answer = await t.call(endpoint.method, query ? `${path}?${query}` : path, {
    ...(token === undefined ? {} : { token }),
    ...(endpoint.method === 'GET' ? {} : { body: parts.body ?? {} }),
  });
  const { message = '' } = answer.body;
  if (
    answer.status >= 400 &&
    !refusalsOf(endpoint)
      .get(answer.status)
      ?.includes(message as ErrorKey)
  )
    untold.add(`${named(endpoint)}: ${answer.status} ${message}`);
  const type = String(answer.headers['content-type']).split(';')[0] ?? '';
  if (answer.status < 300 && endpoint.content && !(endpoint.content as readonly string[]).includes(type))
    untold.add(`${named(endpoint)}: ${type}`);
  return answer;
}

/** An answer without what may differ: the request id, and ids that the caller sent and gets echoed. */
const comparable = ({ status, body, raw }: Answer, ids: string[]) => {
  // A route that ignores the id makes a new row each time, with its own names.
  if (status === 201) return '201';
  const text = Object.keys(body).length > 0 ? JSON.stringify({ ...body, requestId: '' }) : raw.toString('latin1');
  return `${status} ${ids.reduce((masked, id) => masked.replaceAll(id, '<id>'), text)}`;
};

test('every route says who may call it', () => {
  expect(table.length).toBeGreaterThan(40);
  expect(new Set(table.map(named)).size).toBe(table.length);
});

test('T5: no call passes without a token, and no role passes where it is not named', async () => {
  const leaks: string[] = [];
  for (const endpoint of table) {
    if (endpoint.policy.roles === 'anyone') continue;
    const anonymous = await send(endpoint, partsOf(endpoint, tenants.mine, 'company'));
    if (anonymous.status !== 401 || anonymous.body.message !== 'Login required !')
      leaks.push(`${named(endpoint)} anonymous ${anonymous.status}`);
    for (const role of roles.filter((candidate) => !allowed(endpoint).includes(candidate))) {
      const answer = await send(endpoint, partsOf(endpoint, tenants.mine, role), tokenOf(tenants, role));
      if (answer.status !== 403 || answer.body.message !== 'you-do-not-have-permission-to-do-this-action')
        leaks.push(`${named(endpoint)} as ${role} ${answer.status} ${answer.body.message}`);
    }
  }
  expect(leaks).toEqual([]);
});

test('T6, T7: a foreign id answers exactly like a missing one, at every place where a route takes an id', async () => {
  const leaks: string[] = [];
  let compared = 0;
  let biting = 0;
  for (const endpoint of table.filter(({ path }) => !ending.has(path))) {
    for (const role of allowed(endpoint).filter((candidate) => candidate !== 'admin')) {
      for (const [path, entity] of Object.entries(endpoint.policy.ids ?? {})) {
        const foreign = idOf(tenants.theirs, entity, role);
        if (foreign === idOf(tenants.mine, entity, role)) continue;
        const token = tokenOf(tenants, role);
        const ask = (id: string) =>
          send(endpoint, placed(endpoint, partsOf(endpoint, tenants.mine, role), path, id), token);
        const [there, absent] = [await ask(foreign), await ask(missing)];
        compared += 1;
        if (there.status >= 500 || absent.status >= 500)
          leaks.push(`${named(endpoint)} as ${role} at ${path}: ${there.status}`);
        if (comparable(there, [foreign, missing]) !== comparable(absent, [foreign, missing]))
          leaks.push(
            `${named(endpoint)} as ${role} at ${path}: ${comparable(there, [foreign])} / ` +
              `${comparable(absent, [missing])}`,
          );
        if (there.status === 404 || there.status === 409) biting += 1;
      }
    }
  }
  console.info(`${compared} places compared, ${biting} of them reached the look-up`);
  expect(leaks).toEqual([]);
  expect(biting / compared).toBeGreaterThan(0.6);
}, 300_000);

test('T3: a blocked person and an ended session are refused everywhere', async () => {
  const { company } = tenants.theirs;
  await t.database.owner.query(`update users set status = 'BLOCKED' where id = $1`, [company.userId]);
  await t.database.owner.query(`update sessions set revoked_at = now(), revoked_cause = 'logout' where user_id = $1`, [
    tenants.theirs.supplier.userId,
  ]);
  for (const endpoint of table.filter(({ policy }) => policy.roles !== 'anyone')) {
    const [blocked, ended] = [
      await send(endpoint, partsOf(endpoint, tenants.theirs, 'company'), company.token),
      await send(endpoint, partsOf(endpoint, tenants.theirs, 'supplier'), tenants.theirs.supplier.token),
    ];
    expect([named(endpoint), blocked.status, blocked.body.message]).toEqual([
      named(endpoint),
      401,
      'this-account-is-not-allowed',
    ]);
    expect([named(endpoint), ended.status, ended.body.message]).toEqual([named(endpoint), 401, 'invalid token']);
  }
});

test('whatever was answered above is in the description of its route', () => {
  expect([...untold].sort()).toEqual([]);
});
