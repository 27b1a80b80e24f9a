import { glob, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text, type Endpoint } from '@portal/contract/endpoint';
import { WebLink } from '@portal/contract/product-forms';
import { ThemeColour } from '@portal/contract/theme';
import * as v from 'valibot';
import { routeTable } from '../../src/http/route.ts';
import { sampleOf } from '../authorization/sample.ts';
import { givenAdmin, givenCompany } from '../given.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite();
let table: readonly Endpoint[];
beforeAll(async () => {
  table = routeTable(t.app);
});

const named = ({ method, path }: Endpoint) => `${method} ${path}`;
type Node = { type: string; entries?: Record<string, Node>; item?: Node; wrapped?: Node; options?: readonly Node[] };
const inner = (node: Node): Node => (node.wrapped ? inner(node.wrapped) : node);

/** Every object of a schema, the nested ones too. */
function objectsOf(schema: unknown, path = ''): [string, Node][] {
  const node = inner(schema as Node);
  if (node.entries)
    return [
      [path, node],
      ...Object.entries(node.entries).flatMap(([key, entry]) => objectsOf(entry, `${path}.${key}`)),
    ];
  if (node.item) return objectsOf(node.item, `${path}[]`);
  return Array.isArray(node.options) && typeof node.options[0] === 'object'
    ? node.options.flatMap((option) => objectsOf(option, path))
    : [];
}

const poison = [
  'id',
  'company_id',
  'companyId',
  'supplier_id',
  'user_id',
  'role',
  'roles',
  'status',
  'isReseller',
  'is_reseller',
  'paid_in_full',
  'price',
  'version2',
  'constructor',
  'toString',
];

test('T8: no body takes a field that its form does not have, at any depth', () => {
  const open: string[] = [];
  let tried = 0;
  for (const endpoint of table.filter(({ body }) => body)) {
    open.push(
      ...objectsOf(endpoint.body)
        .filter(([, { type }]) => type !== 'strict_object')
        .map(([path]) => `${named(endpoint)}${path} drops unknown keys`),
    );
    const sample = sampleOf(endpoint.body);
    if (typeof sample !== 'object' || sample === null) continue;
    const own = objectsOf(endpoint.body)
      .filter(([path]) => path === '')
      .flatMap(([, { entries }]) => Object.keys(entries ?? {}));
    for (const key of poison.filter((candidate) => !own.includes(candidate))) {
      tried += 1;
      if (v.safeParse(endpoint.body!, { ...sample, [key]: 'x' }).success) open.push(`${named(endpoint)} takes ${key}`);
    }
  }
  expect(open).toEqual([]);
  expect(tried).toBeGreaterThan(500);
});

test('T8: a prototype in a body is refused, never merged', async () => {
  const company = await givenCompany(t);
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/user/language',
    headers: { authorization: `Bearer ${company.token}`, 'content-type': 'application/json' },
    payload: '{"language":"da-dk","__proto__":{"role":"admin"}}',
  });
  expect(answer.statusCode).toBe(400);
});

const colours = [
  'red',
  '#fff',
  '#12345',
  '#1234567',
  '#12345g',
  '##12345',
  ' #101927',
  '#101927 ',
  '#101927;',
  '#101927;background:url(//x)',
  '#101927}body{display:none',
  'url(javascript:alert(1))',
  'expression(1)',
  'var(--x)',
  '#101927\n',
  '#101927\\',
  "#101927'",
  '</style><script>',
  'rgb(0,0,0)',
  'transparent',
  '',
  '#１０１９２７',
];

test.each(colours)('T10: %j is no colour, for the schema and for the database', async (colour) => {
  expect(v.safeParse(ThemeColour, colour).success).toBe(false);
  const company = await givenCompany(t);
  await expect(
    t.database.owner.query('insert into brandings (company_id, theme) values ($1, $2)', [
      company.id,
      JSON.stringify({ main: { bgColor: colour } }),
    ]),
  ).rejects.toMatchObject({ constraint: 'brandings_theme_colours' });
});

// Texts of several lines, or compared and never kept: they go into no header.
const manyLines = new RegExp(
  '\\.(seen\\[\\]\\.(?:of|value)|\\w*note|description|whatHappened|comment|message|rules\\.\\S+|' +
    'salaryCalculation\\.\\S+|text|reason|cells\\S*|\\w*[pP]assword\\w*|token|code|nonce)$',
);

/** Every text entry of a schema with its path. */
function textsOf(schema: unknown, path = ''): [string, unknown][] {
  const node = inner(schema as Node);
  if (node.type === 'string') return [[path, schema]];
  if (node.entries) return Object.entries(node.entries).flatMap(([key, entry]) => textsOf(entry, `${path}.${key}`));
  if (node.item) return textsOf(node.item, `${path}[]`);
  return Array.isArray(node.options) && typeof node.options[0] === 'object'
    ? node.options.flatMap((option) => textsOf(option, path))
    : [];
}

test('T13: no single-line field takes a line break, so no name, subject or address becomes a mail header', () => {
  const payloads = [
    'A\r\nBcc: x@evil.example',
    'A\nX: y',
    'a@b.example\r\nCc: c@d.example',
    'A\u2028Bcc: x',
    'A\u0000b',
    'A\u007fb',
    'A\u0085Bcc: x',
    'A\u202Eb',
    'A\u2066b',
    'A\ud800b',
    '"a\r\n"@b.example',
  ];
  const fields = table
    .filter(({ body }) => body)
    .flatMap((endpoint) =>
      textsOf(endpoint.body).map(([path, schema]) => ({
        name: `${named(endpoint)}${path}`,
        path,
        schema: schema as v.GenericSchema,
      })),
    );
  const open = fields.filter(
    ({ path, schema }) => !manyLines.test(path) && payloads.some((payload) => v.safeParse(schema, payload).success),
  );
  expect(open.map(({ name }) => name)).toEqual([]);
  expect(fields.length).toBeGreaterThan(100);
});

test('half characters and signs that turn the direction are refused in names and notes', async () => {
  const { token } = await givenAdmin(t);
  for (const [sign, key] of [
    ['\ud800', 'invalid-data-provided'],
    ['\udfff', 'invalid-data-provided'],
    ['\u202e', 'invalid-data-provided'],
    ['\u0085', 'single-line-only'],
  ]) {
    expect(v.safeParse(text(), `A\nb${sign}`).success).toBe(false);
    const body = { name: `Ida${sign}`, email: 'ida@portal.example', language: 'en-us' };
    expect(await t.call('POST', '/admin/admins', { token, body })).toMatchObject({
      status: 400,
      body: { details: [{ path: 'name', key }] },
    });
  }
  expect(v.safeParse(text(), 'Løn\n🔑 שלום').success).toBe(true);
});

test('an id that is far too long is answered as the route describes it', async () => {
  const { token } = await givenAdmin(t);
  for (const length of [201, 4_000])
    expect(await t.call('GET', `/admin/companies/${'a'.repeat(length)}`, { token })).toMatchObject({
      status: 400,
      body: { message: 'invalid-data-provided' },
    });
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://x.example/a',
  '//evil.example',
  'http:/evil',
  'https://a b',
  'https://user:pass@host.example/a',
  'https://bank.example@evil.example',
  'http://shop.example/a',
  'https://127.0.0.1/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://intranet/a',
  'https://files.internal/a',
  'https://printer.local./a',
  ' javascript:alert(1)',
  'vbscript:x',
])('T20: %j is no web link', (link) => {
  expect(v.safeParse(WebLink, link).success).toBe(false);
});

test('T20: one place of the server fetches an address that somebody named, and that judges it', async () => {
  const root = join(import.meta.dirname, '../../src');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  // Besides it talks to the file store, the mail server and what it publishes itself, at addresses of the settings.
  const callers = await Promise.all(
    files.map(async (file) =>
      /\bfetch\(|from '(node:)?(https?|undici)'/.test(await readFile(join(root, file), 'utf8')) ? file : '',
    ),
  );
  expect(callers.filter(Boolean).toSorted()).toEqual(['fetching/fetch-picture.ts', 'fetching/own-text.ts']);
});

test('T21: no page takes a destination from its address', async () => {
  const root = join(import.meta.dirname, '../../..');
  const found: string[] = [];
  for await (const file of glob('{shell,mfe-*,shared-ui,shared-ui/features/*}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.')) continue;
    const text = await readFile(join(root, file), 'utf8');
    // Only fixed places of the portal: `/`, or what the code itself writes.
    for (const [match] of [
      ...text.matchAll(/location\.(?:assign|replace)\((?!'\/[^/\\])(?!'\/'\)).*|location\.href\s*=.*/g),
      ...text.matchAll(/navigate\((?:params|search\w*)\.get.*|[?&](?:next|returnTo|redirect)=/g),
    ])
      found.push(`${file}: ${match}`);
  }
  expect(found).toEqual([]);
});
