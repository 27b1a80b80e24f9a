import type { Endpoint, Role } from '@portal/contract/endpoint';
import { routeTable } from '../../src/http/route.ts';
import { apiSuite, type Answer } from '../test-app.ts';
import { allowed, named, partsOf, pathOf, tokenOf, type Parts } from './requests.ts';
import { givenTenants, type Tenants } from './tenants.ts';

/** Every call that takes the version of the row that it changes, sent with the one of before a colleague's change. */
const t = apiSuite();
const [seen, current] = [1, 7];
const begunForm = 'category';
let tenants: Tenants;
let edits: { endpoint: Endpoint; role: Role }[];

type Node = { type?: string; entries?: Record<string, Node>; wrapped?: Node };
const entriesOf = (node: Node | undefined): Record<string, Node> =>
  node?.entries ?? (node?.wrapped ? entriesOf(node.wrapped) : {});
const versionOf = ({ body }: Endpoint) => entriesOf(body as Node | undefined).version;

beforeAll(async () => {
  tenants = await givenTenants(t);
  const { owner } = t.database;
  const { mine } = tenants;
  await owner.query(
    `insert into payment_details (company_id, currency, account)
       select id, currency, '1234 12345678' from companies where id = $1`,
    [mine.company.id],
  );
  await owner.query(
    `insert into company_mail_texts (company_id, kind, locale, subject, greeting, body)
       values ($1, 'invitation', 'en-us', 'Offer', 'Hello', '{link}')`,
    [mine.company.id],
  );
  await owner.query('insert into brandings (company_id, supplier_id) values ($1, null), (null, $2)', [
    mine.company.id,
    mine.supplier.id,
  ]);
  for (const role of ['admin', 'supplier', 'company'] as const)
    await t.call('PUT', `/user/drafts/${begunForm}`, { token: tokenOf(tenants, role), body: { fields: '{}' } });
  for (const table of await tablesWith('version')) await owner.query(`update ${table} set version = ${current}`);
  edits = routeTable(t.app)
    .filter((endpoint) => endpoint.method !== 'GET' && versionOf(endpoint)?.type !== 'string')
    .filter((endpoint) => versionOf(endpoint) !== undefined)
    .flatMap((endpoint) => allowed(endpoint).map((role) => ({ endpoint, role })));
});

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await t.database.owner.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = $1
       and not a.attisdropped and a.atttypid = 'integer'::regtype
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
    [column],
  );
  return rows.map(({ name }) => name);
}

/**
 * What a schema cannot say: a text that holds its link, or JSON, a value of the rate's kind, an administrator of that
 * list.
 */
function requestOf(endpoint: Endpoint, role: Role): Parts {
  const parts = partsOf(endpoint, tenants.mine, role);
  const { admin, mine } = tenants;
  const adminId = /companies/.test(endpoint.path)
    ? mine.company.membershipId
    : /^.admin.admins/.test(endpoint.path)
      ? admin.membershipId
      : mine.supplier.membershipId;
  const more = {
    ...(/mail-texts/.test(endpoint.path) ? { body: 'Yours:\n\n{link}' } : {}),
    ...(/^.user.drafts/.test(endpoint.path) ? { fields: '{}' } : {}),
  };
  return {
    ...parts,
    params: { ...parts.params, adminId, form: begunForm },
    body: { ...(parts.body as object), ...more },
  };
}

const sent = (endpoint: Endpoint, role: Role, parts: Parts): Promise<Answer> =>
  t.call(endpoint.method, pathOf(endpoint, parts), {
    token: tokenOf(tenants, role),
    ...(endpoint.method === 'GET' ? {} : { body: parts.body }),
  });

/** Every row of the database but those in which a call leaves its own traces. */
async function everything(): Promise<Record<string, string>> {
  const traces = ['attempts', 'idempotency_keys', 'rate_counters', 'sessions'];
  const { rows } = await t.database.owner.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !traces.includes(name));
  const sums = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(r::text, '' order by r::text), '')) as sum from ${name} r`,
  );
  const all = await t.database.owner.query<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(all.rows.map(({ name, sum }) => [name, sum]));
}

test('every edit with an old version is refused with 409 and its known key, and changes nothing', async () => {
  const before = await everything();
  const faults: string[] = [];
  for (const { endpoint, role } of edits) {
    const parts = requestOf(endpoint, role);
    const old = versionOf(endpoint)?.type === 'optional' ? [{}, { version: seen }] : [{ version: seen }];
    for (const version of old) {
      const body = { ...(parts.body as object), version: undefined, ...version };
      const { status, body: answer } = await sent(endpoint, role, { ...parts, body });
      if (status !== 409 || answer.message !== 'changed-by-someone-else')
        faults.push(`${role} ${named(endpoint)}: ${status} ${JSON.stringify(answer)}`);
    }
  }
  expect(edits.length).toBeGreaterThan(60);
  expect(faults).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('who was refused can read the row as it is now, with its version, to be shown the difference', async () => {
  const gets = routeTable(t.app).filter(({ method }) => method === 'GET');
  const blind: string[] = [];
  for (const { endpoint, role } of edits) {
    const parts = requestOf(endpoint, role);
    const near = gets.filter((get) => allowed(get).includes(role) && `${endpoint.path}/`.startsWith(`${get.path}/`));
    const answers = await Promise.all(near.map((get) => sent(get, role, parts)));
    if (!answers.some(({ raw }) => raw.toString().includes(`"version":${current}`)))
      blind.push(`${role} ${named(endpoint)}`);
  }
  expect(blind).toEqual([]);
});

/** One person's own choices, lists that are sent whole with what was seen of them, and rows with another lock. */
const withoutVersion = [
  'PATCH /admin/suppliers/:supplierId/imports/:importId/rows/:rowNumber',
  'PATCH /company/imports/:importId/rows/:rowNumber',
  'PATCH /supplier/imports/:importId/rows/:rowNumber',
  'PUT /admin/companies/:companyId/pay-in-full-fees',
  'PUT /admin/suppliers/:supplierId/attributes',
  'PUT /admin/suppliers/:supplierId/catalogs/:catalogId/accessories/:accessoryId/pictures',
  'PUT /admin/suppliers/:supplierId/catalogs/:catalogId/products/:productId/pictures',
  'PUT /employee/tax-rate',
  'PUT /supplier/attributes',
  'PUT /supplier/catalogs/:catalogId/accessories/:accessoryId/pictures',
  'PUT /supplier/catalogs/:catalogId/products/:productId/pictures',
  'PUT /user/colour-mode',
  'PUT /user/columns/:list',
  'PUT /user/keys',
  'PUT /user/notifications/preferences/:kind',
  'PUT /user/views/:viewId',
];

test('a PATCH or PUT that takes no version is one of these', () => {
  const changes = routeTable(t.app).filter(({ method }) => method === 'PATCH' || method === 'PUT');
  expect(
    changes
      .filter((endpoint) => !versionOf(endpoint))
      .map(named)
      .sort(),
  ).toEqual(withoutVersion);
});
