import type { AttributeDefinition } from '@portal/contract/attributes';
import { givenCatalog, givenCategory } from '../../../test/given-goods.ts';
import { givenAdmin, givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { productImports } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let categoryId: string;
beforeAll(async () => {
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t, { name: 'Mobile' });
});

const { imported, products } = productImports(() => ({ t, supplier, categoryId }));
const hours: AttributeDefinition = { name: 'Battery', kind: 'NUMBER', unit: 'h', choices: [] };
const read = async () =>
  dataOf<AttributeDefinition[]>(await t.call('GET', '/supplier/attributes', { token: supplier.token }));
const define = async (definitions: unknown, seen?: AttributeDefinition[]) =>
  t.call('PUT', '/supplier/attributes', { token: supplier.token, body: { definitions, seen: seen ?? (await read()) } });

test('a supplier says what its attributes hold, back office for every supplier; another sees nothing', async () => {
  expect(dataOf<AttributeDefinition[]>(await define([hours])).at(-1)).toEqual(hours);
  const other = await givenSupplier(t);
  const names = async (path: string, token: string) =>
    dataOf<AttributeDefinition[]>(await t.call('GET', path, { token })).map(({ name }) => name);
  expect(await names('/supplier/attributes', other.token)).not.toContain('Battery');
  const { token } = await givenAdmin(t);
  expect(await names(`/admin/suppliers/${supplier.id}/attributes`, token)).toContain('Battery');
  expect((await define([hours, hours])).status).toBe(400);
});

test('values are kept in one spelling, from form and file; what does not fit stays and is said', async () => {
  await define([hours]);
  const catalogId = await givenCatalog(t, supplier.id);
  const file =
    'SKU;Navn;Pris;Lagerplads;Skærmstørrelse;Dual SIM;Variantgruppe\n' +
    'A;"M&aelig;rke &amp; Co&reg;";100,00;64GB;6,1 tommer;Ja;PX\n' +
    'B;B;100,00;lots;6.1";0;PX\n';
  const view = await imported(file, catalogId);
  const rows = await products(catalogId);
  expect(rows.map((row) => [row['product_name'], row['attributes'], row['group_key']])).toEqual([
    ['Mærke & Co®', { capacity: '64 GB', screenSize: '6.1"', dualSim: 'Yes' }, 'PX'],
    ['B', { capacity: 'lots', screenSize: '6.1"', dualSim: 'No' }, 'PX'],
  ]);
  const after = await t.call('GET', `/supplier/imports/${view.id}`, { token: supplier.token });
  expect(after.body).toMatchObject({ data: { summary: { warnings: [{ key: 'attribute-not-typed', count: 1 }] } } });
  const path = `/supplier/catalogs/${catalogId}/products/${rows[0]!['id']}`;
  const change = await t.call('PATCH', path, {
    token: supplier.token,
    body: { version: 1, attributes: { capacity: '1 TB', Battery: '20', Other: ' x' } },
  });
  expect(change.body).toMatchObject({ data: { attributes: { capacity: '1000 GB', Battery: '20 h', Other: 'x' } } });
});

test('what a colleague has saved meanwhile is not written over, also at the same moment', async () => {
  await define([]);
  const seen = await read();
  const [first, second] = await Promise.all([define([hours], seen), define([{ ...hours, unit: 'min' }], seen)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  const refused = [first, second].find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('changed-by-someone-else');
  expect((await define([], seen)).status).toBe(409);
  const blind = await t.call('PUT', '/supplier/attributes', { token: supplier.token, body: { definitions: [] } });
  expect(blind.status).toBe(409);
  expect((await read()).at(-1)?.name).toBe('Battery');
});
