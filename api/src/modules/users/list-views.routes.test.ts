import type { ListView } from '@portal/contract/list-columns';
import { givenAdmin, givenCompany, givenPerson, type GivenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let mette: GivenCompany;
let colleague: Person;
let other: GivenCompany;
let admin: Person;
beforeAll(async () => {
  [mette, other, admin] = [await givenCompany(t), await givenCompany(t), await givenAdmin(t)];
  colleague = await givenPerson(t, { role: 'company', company_id: mette.id });
});

const form = { name: 'Late', search: 'view=problem&sort=-orderDate', isShared: false, isDefault: false };
const create = (person: Person, change: object = {}) =>
  t.call('POST', '/user/views', { token: person.token, body: { list: 'orders', ...form, ...change } });
const views = async ({ token }: Person, list = 'orders') =>
  dataOf<{ views: ListView[] }>(await t.call('GET', `/user/columns/${list}`, { token })).views;
const names = async (person: Person, list?: string) =>
  (await views(person, list)).map(({ name, isOwn }) => (isOwn ? name : `${name} (shared)`));

test('a view is the own until it is shared, then the tenant sees it and nobody else', async () => {
  const { id } = dataOf<ListView>(await create(mette));
  expect([await names(mette), await names(colleague)]).toEqual([['Late'], []]);
  const answer = await t.call('PUT', `/user/views/${id}`, {
    token: mette.token,
    body: { ...form, name: 'Late ones', isShared: true },
  });
  expect(answer.body.data).toEqual({ ...form, id, name: 'Late ones', isShared: true, isOwn: true });
  expect(await names(colleague)).toEqual(['Late ones (shared)']);
  expect([await names(other), await names(admin), await names(mette, 'employees')]).toEqual([[], [], []]);
  for (const person of [colleague, other, admin]) {
    expect((await t.call('PUT', `/user/views/${id}`, { token: person.token, body: form })).status).toBe(404);
    expect((await t.call('DELETE', `/user/views/${id}`, { token: person.token })).status).toBe(404);
  }
  expect((await t.call('DELETE', `/user/views/${id}`, { token: mette.token })).status).toBe(200);
  expect(await names(colleague)).toEqual([]);
});

test('one view opens by itself, a name is used once, and a list keeps at most 50', async () => {
  const first = dataOf<ListView>(await create(other, { name: 'A', isDefault: true }));
  await create(other, { name: 'B', isDefault: true });
  expect((await views(other)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['A', false],
    ['B', true],
  ]);
  expect((await create(other, { name: 'A' })).body.message).toBe('name-already-exists');
  const renamed = await t.call('PUT', `/user/views/${first.id}`, { token: other.token, body: { ...form, name: 'B' } });
  expect(renamed.body.message).toBe('name-already-exists');
  for (let n = 3; n <= 50; n += 1) await create(other, { name: `View ${n}` });
  expect((await create(other, { name: 'One more' })).status).toBe(400);
  expect((await create(other, { name: 'A', list: 'employees' })).status).toBe(201);
});

test('the limit of views holds for many at once', async () => {
  const company = await givenCompany(t);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => create(company, { name: `View ${n}` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(await views(company)).toHaveLength(50);
});

test('only lists that there are keep views and columns', async () => {
  for (const list of ['constructor', 'nope', 'Orders']) {
    expect([list, (await create(mette, { list })).status]).toEqual([list, 400]);
    const columns = await t.call('PUT', `/user/columns/${list}`, { token: mette.token, body: { columns: ['a'] } });
    expect([list, columns.status]).toEqual([list, 400]);
  }
});

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'https://evil.example/?q=1',
  '?q=1',
  '#q=1',
  'q=1#x',
  'q',
  'q=a b',
])('a view keeps a query and no other address: %s', async (search) => {
  expect((await create(mette, { name: search, search })).status).toBe(400);
});

test.each(['', 'q=holm', 'filter=name~is~Anna+B&sort=-orderDate,name&columns=a,b', 'q=%C3%A6%2F%2Fx%3F'])(
  'a view keeps what the address of a list is: %s',
  async (search) => {
    expect((await create(mette, { name: `V ${search}`.slice(0, 60), search })).status).toBe(201);
  },
);
