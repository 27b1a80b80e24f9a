import type { BulkResult } from '@portal/contract/product-bulk';
import { givenCatalog, givenCategory, givenProduct } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let other: GivenSupplier;
let categoryId: string;
let catalogId: string;
let path: string;
beforeAll(async () => {
  [supplier, other] = [await givenSupplier(t), await givenSupplier(t)];
  categoryId = await givenCategory(t);
  catalogId = await givenCatalog(t, supplier.id);
  path = `/supplier/catalogs/${catalogId}/products`;
});

const product = (values: object) => givenProduct(t, { supplierId: supplier.id, catalogId, categoryId }, { ...values });
const send = async (to: string, body: object) => {
  const answer = await t.call('POST', `${path}/${to}`, { token: supplier.token, body });
  return dataOf<{ results: BulkResult[] }>(answer).results;
};
const rows = async (ids: readonly string[]) =>
  (
    await t.database.owner.query(
      `select price, hidden, featured, category_id, version from products where id = any ($1)
       order by array_position($1, id)`,
      [ids],
    )
  ).rows;

test('prices change by a percentage, to the øre and half up; the neighbour stays; undo gives them back', async () => {
  const ids = [await product({ price: 1_005 }), await product({ price: 33_333 }), await product({ price: 0 })];
  const neighbour = await product({ price: 5_000 });
  const gone = '00000000-0000-4000-8000-000000000000';
  const results = await send('changes', { productIds: [...ids, gone], change: { pricePercent: 1_000 } });
  expect(results.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED', 'SAME', 'NOT_FOUND']);
  expect((await rows([...ids, neighbour])).map(({ price }) => Number(price))).toEqual([1_106, 36_666, 0, 5_000]);
  const logged = await t.database.owner.query(
    `select detail from audit_log where action = 'product.changed' and entity_id = $1`,
    [ids[0]],
  );
  expect(logged.rows).toMatchObject([{ detail: { price: { before: 1_005, after: 1_106 } } }]);
  const before = results.flatMap((result) => result.before ?? []);
  expect((await send('changes/undo', { rows: before })).map(({ outcome }) => outcome)).toEqual(['CHANGED', 'CHANGED']);
  expect((await rows(ids)).map(({ price }) => Number(price))).toEqual([1_005, 33_333, 0]);
});

test('undo leaves alone what somebody changed since', async () => {
  const id = await product({});
  const [result] = await send('changes', { productIds: [id], change: { hidden: true } });
  await send('changes', { productIds: [id], change: { featured: true } });
  expect(await send('changes/undo', { rows: [result?.before] })).toMatchObject([{ outcome: 'CHANGED_BY_OTHER' }]);
  expect(await rows([id])).toMatchObject([{ hidden: true, featured: true }]);
});

test('in a category that is switched off meanwhile the rest is undone; no product is put back into it', async () => {
  const [offId, otherId] = [await givenCategory(t), await givenCategory(t)];
  const [stays, moves] = [await product({ category_id: offId }), await product({ category_id: offId })];
  const [hidden] = await send('changes', { productIds: [stays], change: { hidden: true } });
  const [moved] = await send('changes', { productIds: [moves], change: { categoryId: otherId } });
  await t.database.owner.query('update categories set enabled = false where id = $1', [offId]);
  expect(await send('changes/undo', { rows: [hidden?.before] })).toMatchObject([{ outcome: 'CHANGED' }]);
  const refused = await t.call('POST', `${path}/changes/undo`, {
    token: supplier.token,
    body: { rows: [moved?.before] },
  });
  expect([refused.status, refused.body.message]).toEqual([404, 'category-not-found']);
  expect(await rows([stays, moves])).toMatchObject([{ hidden: false }, { category_id: otherId }]);
});

test('a category is set for many; one that is missing is refused before anything is changed', async () => {
  const [id, target] = [await product({}), await givenCategory(t)];
  const change = (to: string) => ({ productIds: [id], change: { categoryId: to } });
  const missing = await t.call('POST', `${path}/changes`, {
    token: supplier.token,
    body: change('00000000-0000-4000-8000-000000000000'),
  });
  expect(missing.body.message).toBe('category-not-found');
  await send('changes', change(target));
  expect(await rows([id])).toMatchObject([{ category_id: target }]);
});

test('everything that matches is selected by the filter of the list; another supplier sees none of it', async () => {
  const id = await product({ product_name: 'Rare thing' });
  const found = await t.call('GET', `${path}/ids?q=rare`, { token: supplier.token });
  expect(found.body.data).toEqual({ ids: [id], isAll: true });
  const { token } = other;
  expect((await t.call('GET', `${path}/ids`, { token })).status).toBe(404);
  const body = { productIds: [id], change: { hidden: true } };
  expect((await t.call('POST', `${path}/changes`, { token, body })).status).toBe(404);
  expect(await rows([id])).toMatchObject([{ hidden: false }]);
});
