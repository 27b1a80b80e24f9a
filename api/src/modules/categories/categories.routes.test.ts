import { newCategory } from '@portal/contract/categories';
import { givenCatalog, givenProduct } from '../../../test/given-goods.ts';
import { givenAdmin, givenCompany, givenSupplier, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

const mobile = {
  ...newCategory,
  name: 'Mobile',
  accessory_limit: 2,
  percentage: 3_000,
  requireMultimediaTax: true,
  taxableMode: 'FIXED_YEARLY',
  scrapPercent: 500,
  requiresSerial: true,
};
const create = (body: object) => t.call('POST', '/admin/categories', { token: admin.token, body });
const nowhere = '00000000-0000-7000-8000-000000000000';

test('Mobile of the scenarios keeps every field it was created with', async () => {
  const created = await create(mobile);
  expect(created.status).toBe(201);
  const { id } = dataOf<{ id: string }>(created);
  const read = await t.call('GET', `/admin/categories/${id}`, { token: admin.token });
  expect(read.body.data).toEqual({ ...mobile, id, originalName: 'Mobile', rulesVersion: 1, products: 0, version: 1 });
});

test('only a changed rules text makes a new version of it', async () => {
  const { id } = dataOf<{ id: string }>(await create({ ...mobile, name: 'Bikes' }));
  const patch = (body: object) => t.call('PATCH', `/admin/categories/${id}`, { token: admin.token, body });
  expect((await patch({ version: 1, accessory_limit: null, gross_limit: 1_000_000 })).body.data).toMatchObject({
    version: 2,
    rulesVersion: 1,
    accessory_limit: null,
    gross_limit: 1_000_000,
  });
  const rules = { 'en-us': 'You have use of the bike only.', 'da-dk': 'Du har kun brugsret til cyklen.' };
  expect((await patch({ version: 2, rules })).body.data).toMatchObject({ version: 3, rulesVersion: 2, rules });
  expect((await patch({ version: 3, rules })).body.data).toMatchObject({ version: 4, rulesVersion: 2 });
  expect((await patch({ version: 2, enabled: false })).body).toMatchObject({ message: 'changed-by-someone-else' });
});

test('a text in one language only is refused at the other', async () => {
  const answer = await create({ ...mobile, name: 'Half', rules: { 'en-us': 'Only English', 'da-dk': '' } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    message: 'invalid-data-provided',
    details: [{ path: 'rules.da-dk', key: 'required' }],
  });
});

test('one that holds products stays; an empty one and a missing one', async () => {
  const supplier = await givenSupplier(t);
  const used = dataOf<{ id: string }>(await create({ ...mobile, name: 'Used' }));
  await givenProduct(t, {
    supplierId: supplier.id,
    catalogId: await givenCatalog(t, supplier.id),
    categoryId: used.id,
  });
  const remove = (id: string) => t.call('DELETE', `/admin/categories/${id}`, { token: admin.token });
  expect(await remove(used.id)).toMatchObject({ status: 409, body: { message: 'category-is-in-use' } });
  const empty = dataOf<{ id: string }>(await create({ ...mobile, name: 'Empty' }));
  expect((await remove(empty.id)).status).toBe(200);
  expect(await remove(empty.id)).toMatchObject({ status: 404, body: { message: 'category-not-found' } });
  expect(await remove(nowhere)).toMatchObject({ status: 404, body: { message: 'category-not-found' } });
});

test('suppliers and companies choose among the enabled ones and edit none', async () => {
  await create({ ...mobile, name: 'Switched off', enabled: false });
  const [supplier, company] = [await givenSupplier(t), await givenCompany(t)];
  for (const { token } of [supplier, company]) {
    const names = dataOf<{ name: string }[]>(await t.call('GET', '/categories', { token })).map(({ name }) => name);
    expect(names).toContain('Mobile');
    expect(names).not.toContain('Switched off');
    expect((await t.call('POST', '/admin/categories', { token, body: mobile })).status).toBe(403);
  }
});
