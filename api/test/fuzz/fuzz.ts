import { isErrorKey } from '@portal/contract/errors';
import { routeTable } from '../../src/http/route.ts';
import type { Tenants } from '../authorization/tenants.ts';
import { root } from '../docs/commands.ts';
import { bodyOf, type TestApp } from '../test-app.ts';
import { randomFrom, type Random } from './random.ts';
import { valueOf, type Ids, type JsonSchema } from './values.ts';

type Operation = {
  method: string;
  path: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
  ids: Record<string, string | undefined>;
  roles: readonly Caller[];
};
export type Finding = { request: string; as: string; seed: number; what: string };

const internals = new RegExp(
  [
    'select .* from',
    'pg_',
    '\\bat .*\\.(js|ts):',
    'node_modules',
    '/home/',
    root.replace(/\W/g, '\\$&'),
    'SQLSTATE',
    'kysely',
    'valibot',
  ]
    .concat('portal_tenant', 'syntax error')
    .join('|'),
  'i',
);
const callers = ['admin', 'company', 'supplier', 'employee', 'nobody'] as const;
type Caller = (typeof callers)[number];

/** The operations as OpenAPI describes them, with the ids that their policies name. */
export async function operationsOf(t: TestApp): Promise<Operation[]> {
  const { paths } = bodyOf<{
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path' | 'ids' | 'roles'>>>;
  }>(await t.call('GET', '/openapi.json'));
  const policies = new Map(
    routeTable(t.app).map(({ method, path, policy }) => [`${method} /api${path.replace(/:(\w+)/g, '{$1}')}`, policy]),
  );
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      const policy = policies.get(`${method} ${path}`);
      return {
        ...operation,
        method,
        path,
        ids: (policy?.ids ?? {}) as Operation['ids'],
        roles: Array.isArray(policy?.roles) ? (policy.roles as readonly Caller[]) : callers,
      };
    }),
  );
}

/**
 * Sends `count` requests made from the description, as four roles and without login, and answers everything that is not
 * as described: a failure of ours, a status or key that the operation does not name, an internal word in a body.
 */
export async function fuzz(
  t: TestApp,
  tenants: Tenants,
  { count, seed }: { count: number; seed: number },
): Promise<{ findings: Finding[]; statuses: Record<string, number> }> {
  const operations = await operationsOf(t);
  const findings: Finding[] = [];
  const statuses: Record<string, number> = {};
  for (let n = 0; n < count; n += 1) {
    const random = randomFrom(seed + n);
    // Every operation comes round, each time with something else.
    const operation = operations[(n * 7 + random.below(3)) % operations.length]!;
    const as = random.pick(random.chance(85) ? operation.roles : callers);
    const request = requestOf(random, operation, idsOf(tenants, as, operation.ids));
    const token = as === 'nobody' ? undefined : as === 'admin' ? tenants.admin.token : tenants.mine[as].token;
    const answer = await t.app.inject({
      method: operation.method as 'GET',
      url: request.url,
      headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(request.payload === undefined ? {} : { payload: request.payload }),
    });
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
    const what = fault(operation, answer.statusCode, String(answer.headers['content-type'] ?? ''), answer.payload);
    if (what)
      findings.push({
        request: `${operation.method} ${request.url} ${String(request.payload ?? '').slice(0, 300)}`,
        as,
        seed: seed + n,
        what,
      });
    if ((token && answer.statusCode === 401) || n % 200 === 0) await revive(t);
  }
  return { findings, statuses };
}

function fault(operation: Operation, status: number, type: string, payload: string): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (!(String(status) in operation.responses)) return `status ${status} is not described: ${payload.slice(0, 120)}`;
  if (status < 400) return undefined;
  const { message } = (type.includes('json') ? JSON.parse(payload) : {}) as { message?: string };
  if (!isErrorKey(message)) return `no key: ${payload.slice(0, 120)}`;
  return internals.test(payload) ? `an internal word: ${payload.slice(0, 200)}` : undefined;
}

function requestOf(
  random: Random,
  operation: Operation,
  ids: Ids,
): { url: string; headers: Record<string, string>; payload?: string | Buffer } {
  const values = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place && (parameter.required || random.chance(40)))
      .map(({ name, schema }): [string, string] => [
        name,
        asText(valueOf(random, schema, `${place === 'path' ? 'params' : place}.${name}`, ids)),
      ]);
  const path = values('path').reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()).slice(0, 150) || 'x'),
    operation.path,
  );
  const query = new URLSearchParams(
    values('query').map(([name, value]): [string, string] => [name, value.toWellFormed().slice(0, 500)]),
  ).toString();
  const headers: Record<string, string> =
    operation.method !== 'GET' && random.chance(30)
      ? { 'idempotency-key': random.pick(['same-key-always', `key-${random.below(1e9)}`, 'x', '\u00e6']) }
      : {};
  const [contentType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const url = query ? `${path}?${query}` : path;
  if (!contentType) return { url, headers };
  if (contentType.startsWith('multipart'))
    return {
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=fuzz' },
      payload: multipart(random),
    };
  const body = JSON.stringify(valueOf(random, content?.schema, 'body', ids));
  return {
    url,
    headers: {
      ...headers,
      'content-type': random.chance(2)
        ? random.pick(['text/plain', 'application/xml', 'application/json; charset=utf-16'])
        : 'application/json',
    },
    payload: random.chance(2) ? body.slice(0, -1) : body,
  };
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function multipart(random: Random): Buffer {
  const bytes = random.pick([
    'employNo,name,email\n1,A,a@b.example\n',
    'name;sku;price\nX;1;1,00\n',
    '',
    '\u0000',
    'PK\u0003\u0004',
    '"',
    'a'.repeat(100),
    ';;;\n\n\n',
    '\ufeffnavn;pris\nÆ;1\n',
  ]);
  const name = random.pick(['x.csv', 'x.xlsx', 'x.png', '../x', '', 'a\u0000.csv']);
  return Buffer.from(
    '--fuzz\r\n' +
      `content-disposition: form-data; name="${random.pick(['file', 'other'])}"; filename="${name}"\r\n` +
      `content-type: text/csv\r\n\r\n${bytes}\r\n--fuzz${random.chance(90) ? '--' : ''}\r\n`,
  );
}

function idsOf({ mine, theirs }: Tenants, as: string, named: Operation['ids']): Ids {
  const flat = (tenant: Tenants['mine']) =>
    Object.values(tenant.ids).flatMap((id) => (typeof id === 'string' ? [id] : Object.values(id)));
  return {
    known: [...flat(mine), ...flat(theirs), '01890000-0000-7000-8000-00000000dead'],
    own(path) {
      const entity = named[path] as keyof Tenants['mine']['ids'] | undefined;
      const id = entity && mine.ids[entity];
      return typeof id === 'object' ? id[as === 'supplier' ? 'supplier' : 'company'] : id;
    },
  };
}

/**
 * What requests did to the callers themselves (logged out, blocked, left) is undone, so that the next ones get
 * further.
 */
async function revive(t: TestApp): Promise<void> {
  await t.database.owner.query(`
    update sessions set revoked_at = null, revoked_cause = null, last_seen_at = now(), created_at = now();
    update users set status = 'ACTIVE', must_change_password = false where status <> 'ACTIVE' or must_change_password;
    update memberships set blocked_at = null where blocked_at is not null;
    update companies set status = 'ACTIVE' where status <> 'ACTIVE';
    update suppliers set status = 'ACTIVE', deleted_at = null where status <> 'ACTIVE' or deleted_at is not null;
    update employees set status = 'ACTIVE', exit_date = null where status <> 'ACTIVE' or exit_date is not null;
    delete from attempts;
    delete from rate_counters`);
}
