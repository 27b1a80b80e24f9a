import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { givenCatalog, givenCategory, givenProduct } from '../given-goods.ts';
import { givenAdmin, givenCompany, givenEmployee, givenSupplier } from '../given.ts';
import { apiSuite } from '../test-app.ts';

const t = apiSuite();

const unstorable = ['\ud800', 'a\udc00b', 'a\u0000b', '\ud83d'];

test('half a character and NUL are refused in every text of a body, query and path, never stored changed', async () => {
  const [admin, company, supplier] = [
    await givenAdmin(t),
    await givenCompany(t),
    await givenSupplier(t, { isReseller: true }),
  ];
  const resold = await givenCompany(t, { supplierId: supplier.id });
  const employee = await givenEmployee(t, company.id);
  const person = (name: string) => ({ name, email: `odd-${Math.random()}@x.example` });
  for (const odd of unstorable) {
    const answers = await Promise.all([
      t.call('POST', '/supplier/users', { token: supplier.token, body: person(odd) }),
      t.call('POST', `/supplier/companies/${resold.id}/admins`, { token: supplier.token, body: person(odd) }),
      t.call('POST', '/admin/admins', { token: admin.token, body: person(odd) }),
      t.call('POST', '/company/employees', {
        token: company.token,
        body: { ...person(odd), role: 'EMPLOYEE', employNo: '1' },
      }),
      t.call('PATCH', `/company/employees/${employee.id}`, { token: company.token, body: { version: 1, note: odd } }),
      t.call('PATCH', `/company/employees/${employee.id}`, { token: company.token, body: { version: 1, [odd]: 'x' } }),
      t.call('GET', '/company/employees?search=%00', { token: company.token }),
      t.call('GET', '/company/employees?search=%ED%A0%80', { token: company.token }),
      t.call('GET', `/company/employees/${employee.id}%00`, { token: company.token }),
      t.call('POST', '/auth/login', { body: { email: 'a@b.example', password: odd } }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 400 && status !== 200)).toEqual([]);
    // An escape that is no UTF-8 reads as the sign for it; everything else is refused.
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  }
  expect(
    (
      await t.database.owner.query(
        `select count(*)::int as n from employees where name like '%\ufffd%' or note like '%\ufffd%'`,
      )
    ).rows,
  ).toEqual([{ n: 0 }]);
});

test.each(['\u202e', '\u202a', '\u2066', '\u2069', '\u0085', '\u009f', '\u200b', '\u2060', '\ufeff', '\u200f'])(
  '%j in a name is refused: a name is the one that it looks like',
  async (odd) => {
    const company = await givenCompany(t);
    const body = { name: `Anna${odd}Holm`, email: 'anna@odd.example', role: 'EMPLOYEE', employNo: '1' };
    const refused = await t.call('POST', '/company/employees', { token: company.token, body });
    expect([refused.status, refused.body.details]).toMatchObject([400, [{ path: 'name' }]]);
    expect(
      (
        await t.call('POST', '/company/employees', {
          token: company.token,
          body: { ...body, name: 'Zoë Ægidius \u{1f468}\u200d\u{1f469}' },
        })
      ).status,
    ).toBe(201);
  },
);

test('a link with a name or password in it is none, in a form and in a file', async () => {
  const supplier = await givenSupplier(t);
  const [catalogId, categoryId] = [await givenCatalog(t, supplier.id), await givenCategory(t)];
  const product = (field: string, link: string) =>
    t.call('POST', `/supplier/catalogs/${catalogId}/products`, {
      token: supplier.token,
      body: { productName: 'x', SKU: `S${Math.random()}`, price: 100, categoryId, [field]: link },
    });
  for (const field of ['productLink', 'image']) {
    for (const link of [
      'https://user:pass@host.example/',
      'https://portal.example@evil.example/x',
      'http://:p@host.example',
    ])
      expect((await product(field, link)).body).toMatchObject({ details: [{ path: field, key: 'invalid-link' }] });
    expect((await product(field, 'https://host.example/a@b?c=d@e')).status).toBe(201);
  }
});

test('an accessory of the whole catalog that names unknown or foreign products is refused alike', async () => {
  const [supplier, other] = [await givenSupplier(t), await givenSupplier(t)];
  const categoryId = await givenCategory(t);
  const [catalogId, otherCatalog] = [await givenCatalog(t, supplier.id), await givenCatalog(t, other.id)];
  const foreign = await givenProduct(t, { supplierId: other.id, catalogId: otherCatalog, categoryId });
  const made = async (productIds: string[], wholeCatalog?: boolean) => {
    const { status, body } = await t.call('POST', `/supplier/catalogs/${catalogId}/accessories`, {
      token: supplier.token,
      body: {
        productName: 'x',
        SKU: `A${Math.random()}`,
        price: 100,
        productIds,
        ...(wholeCatalog === undefined ? {} : { wholeCatalog }),
      },
    });
    return [status, body.message, body.details];
  };
  const missing = await made(['00000000-0000-4000-8000-000000000000']);
  expect(missing).toMatchObject([404, 'product-not-found', [{ path: 'productIds' }]]);
  for (const whole of [undefined, true, false]) expect(await made([foreign], whole)).toEqual(missing);
  expect((await made([])).slice(0, 1)).toEqual([201]);
});

test.each([
  ['objects', '{"a":', '{}', '}'],
  ['lists', '[', '[]', ']'],
])(
  'a body of 100,000 %s inside of each other is refused, on public and on own routes',
  async (_name, open, core, close) => {
    const company = await givenCompany(t);
    const payload = open.repeat(100_000) + core + close.repeat(100_000);
    for (const [url, token] of [
      ['/api/auth/login', ''],
      ['/api/company/employees', company.token],
      ['/api/user/language', company.token],
    ] as const) {
      const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
      const answer = await t.app.inject({ method: 'POST', url, payload, headers });
      expect([url, answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        url,
        400,
        'invalid-data-provided',
      ]);
    }
  },
);

test('what is no address or no HTTP that can be read is refused in the same envelope', async () => {
  const envelope = { message: 'invalid-data-provided', requestId: expect.any(String) };
  const company = await givenCompany(t);
  const long = await t.call('GET', `/company/employees/${'a'.repeat(300)}`, { token: company.token });
  expect([long.status, long.body]).toEqual([400, envelope]);
  const broken = await t.call('GET', '/company/employees/%zz', { token: company.token });
  expect([broken.status, broken.body]).toEqual([400, envelope]);
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as AddressInfo;
  for (const [status, request] of [
    [431, `GET /api/health HTTP/1.1\r\nhost: x\r\nauthorization: ${'x'.repeat(40_000)}\r\n\r\n`],
    [400, 'NO SUCH THING\r\n\r\n'],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    const answer = await textOf(socket);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual(envelope);
  }
});
