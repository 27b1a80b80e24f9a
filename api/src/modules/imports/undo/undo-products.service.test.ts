import type { ImportView } from '@portal/contract/import-view';
import { fullTest } from '../../../../test/full-test.ts';
import { givenCatalog, givenCategory } from '../../../../test/given-goods.ts';
import { givenMarket, givenOrder } from '../../../../test/given-orders.ts';
import { givenSupplier, type GivenSupplier } from '../../../../test/given.ts';
import { productImports } from '../../../../test/import-calls.ts';
import { apiSuite } from '../../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let categoryId: string;
beforeAll(async () => {
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t, { name: 'Mobile' });
});

const { imported } = productImports(() => ({ t, supplier, categoryId }));
const undo = (view: ImportView, token = supplier.token) =>
  t.call('POST', `/supplier/imports/${view.id}/undo`, { token });
const undone = async (view: ImportView) => (await undo(view)).body.data! as ImportView;

/** What a catalog holds, without what every write changes. */
async function itemsOf(catalogId: string, table = 'products'): Promise<Record<string, unknown>[]> {
  const { rows } = await t.database.owner.query<Record<string, unknown>>(
    `select to_jsonb(e) - 'version' as row from ${table} e where catalog_id = $1 and deleted_at is null order by sku`,
    [catalogId],
  );
  return rows.map(({ row }) => row as Record<string, unknown>);
}

const linksOf = async (catalogId: string) =>
  (
    await t.database.owner.query<{ pair: string }>(
      `select x.sku || '>' || p.sku as pair from accessory_products a join accessories x on x.id = a.accessory_id
        join products p on p.id = a.product_id where a.catalog_id = $1 and x.deleted_at is null order by 1`,
      [catalogId],
    )
  ).rows.map(({ pair }) => pair);

const first =
  'SKU;Varenr;Navn;Pris;Mærke\nA;LA;Phone A;100,00;Skær\nB;LB;Phone B;200,00;Skær\nC;LC;Phone C;300,00;Skær\n';

test('what the file added goes, what it changed or hid is as before, and the same file imports again', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported(first, catalogId);
  const before = await itemsOf(catalogId);
  const second =
    'SKU;Varenr;Navn;Pris;Mærke;Farve\nA;LA;Phone A;150,00;Ny;Rød\nBB;LB;Phone B;200,00;Skær;\n' +
    'D;LD;Phone D;400,00;Skær;\n';
  const view = await imported(second, catalogId, { options: { missing: 'hide' } });
  expect([view.counts, view.summary.missing, view.undoUntil]).toMatchObject([
    { new: 1, changed: 2 },
    1,
    expect.any(String),
  ]);
  const after = await undone(view);
  expect([after.status, after.summary.undone, after.undoUntil]).toEqual([
    'UNDONE',
    { removed: 1, restored: 3, keptCount: 0, kept: [] },
    null,
  ]);
  expect(await itemsOf(catalogId)).toEqual(before);
  expect((await imported(second, catalogId, { options: { missing: 'hide' } })).counts).toMatchObject({
    new: 1,
    changed: 2,
    errors: 0,
  });
});

fullTest('what was changed or deleted since, or whose SKU is taken, stays and is named', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  await imported('SKU;Varenr;Navn;Pris\nX;LX;Old;10,00\n', catalogId);
  const view = await imported(
    'SKU;Varenr;Navn;Pris\nXX;LX;New;20,00\nA;LA;Phone A;100,00\nB;LB;Phone B;200,00\nC;LC;Phone C;300,00\n',
    catalogId,
  );
  const bySku = new Map((await itemsOf(catalogId)).map(({ sku, id }) => [sku, id as string]));
  const change = { version: 1, price: 123 };
  expect(
    (
      await t.call('PATCH', `/supplier/catalogs/${catalogId}/products/${bySku.get('A')}`, {
        token: supplier.token,
        body: change,
      })
    ).status,
  ).toBe(200);
  await t.database.owner.query('update products set deleted_at = now() where id = $1', [bySku.get('B')]);
  await t.database.owner.query(
    `insert into products (catalog_id, supplier_id, category_id, product_name, sku, price)
      values ($1, $2, $3, 'Another', 'X', 1)`,
    [catalogId, supplier.id, categoryId],
  );
  const { summary } = await undone(view);
  expect(summary.undone).toMatchObject({
    removed: 1,
    restored: 0,
    keptCount: 3,
    kept: [
      { number: 'XX', reason: 'CHANGED' },
      { number: 'A', reason: 'CHANGED' },
      { number: 'B', reason: 'DELETED' },
    ],
  });
  expect((await itemsOf(catalogId)).map(({ sku }) => sku)).toEqual(['A', 'X', 'XX']);
});

fullTest('accessories get their former products; a product that was given accessories since stays', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const products = await imported(first, catalogId);
  await imported('SKU;Navn;Pris;Tilbehør til\nCASE;Case;50,00;"A,B"\n', catalogId, { kind: 'ACCESSORIES' });
  const [before, links] = [await itemsOf(catalogId, 'accessories'), await linksOf(catalogId)];
  const view = await imported('SKU;Navn;Pris;Tilbehør til\nCASE;Case;60,00;"B,C"\nFILM;Film;9,00;A\n', catalogId, {
    kind: 'ACCESSORIES',
  });
  expect([view.counts, await linksOf(catalogId)]).toMatchObject([
    { new: 1, changed: 1 },
    ['CASE>B', 'CASE>C', 'FILM>A'],
  ]);
  expect((await undone(view)).summary.undone).toMatchObject({ removed: 1, restored: 1, keptCount: 0 });
  expect([await itemsOf(catalogId, 'accessories'), await linksOf(catalogId)]).toEqual([before, links]);
  expect((await undone(products)).summary.undone).toMatchObject({
    removed: 1,
    keptCount: 2,
    kept: [
      { number: 'A', reason: 'IN_USE' },
      { number: 'B', reason: 'IN_USE' },
    ],
  });
});

fullTest('what was ordered since stays and is named, product or accessory; the others go', async () => {
  const market = await givenMarket(t, { supplier });
  const [own, ownCovers] = [await itemsOf(market.catalogId), await itemsOf(market.catalogId, 'accessories')];
  const products = await imported(first, market.catalogId);
  const accessories = await imported(
    'SKU;Navn;Pris;Tilbehør til\nCASE;Case;50,00;A\nFILM;Film;9,00;C\n',
    market.catalogId,
    { kind: 'ACCESSORIES' },
  );
  const idOf = async (sku: string, table?: string) =>
    (await itemsOf(market.catalogId, table)).find((row) => row.sku === sku)?.id as string;
  const orderId = await givenOrder(t, {
    ...market,
    productId: await idOf('B'),
    coverId: await idOf('CASE', 'accessories'),
  });
  expect((await undone(accessories)).summary.undone).toEqual({
    removed: 1,
    restored: 0,
    keptCount: 1,
    kept: [{ id: expect.any(String), number: 'CASE', name: 'Case', reason: 'IN_USE' }],
  });
  expect((await undone(products)).summary.undone).toMatchObject({
    removed: 1,
    keptCount: 2,
    kept: [
      { number: 'A', reason: 'IN_USE' },
      { number: 'B', name: 'Phone B', reason: 'IN_USE' },
    ],
  });
  expect([
    (await itemsOf(market.catalogId)).length - own.length,
    (await itemsOf(market.catalogId, 'accessories')).length - ownCovers.length,
  ]).toEqual([2, 1]);
  const { rows } = await t.database.owner.query(
    `select count(*)::int as lines, count(p.id)::int + count(a.id)::int as items from order_lines l
      left join products p on p.id = l.product_id and p.deleted_at is null
      left join accessories a on a.id = l.accessory_id and a.deleted_at is null where order_id = $1`,
    [orderId],
  );
  expect(rows).toEqual([{ lines: 2, items: 2 }]);
});

test('once, within seven days, and only by the supplier itself', async () => {
  const catalogId = await givenCatalog(t, supplier.id);
  const view = await imported(first, catalogId);
  const other = await givenSupplier(t);
  expect((await undo(view, other.token)).body.message).toBe('import-not-found');
  await t.database.owner.query("update imports set finished_at = finished_at - interval '8 days' where id = $1", [
    view.id,
  ]);
  expect([(await undo(view)).status, (await undo(view)).body.message]).toEqual([409, 'invalid-data-provided']);
  await t.database.owner.query("update imports set finished_at = finished_at + interval '8 days' where id = $1", [
    view.id,
  ]);
  expect([(await undone(view)).status, (await undone(view)).status]).toEqual(['UNDONE', 'UNDONE']);
  expect(await itemsOf(catalogId)).toEqual([]);
});
