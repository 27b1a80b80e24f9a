import type { MappingFile, SavedMapping } from '@portal/contract/import-mappings';
import { givenCatalog, givenCategory } from '../../../test/given-goods.ts';
import { givenSupplier, type GivenSupplier } from '../../../test/given.ts';
import { productImports } from '../../../test/import-calls.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let supplier: GivenSupplier;
let categoryId: string;
beforeAll(async () => {
  categoryId = await givenCategory(t, { name: 'Mobile' });
});
beforeEach(async () => {
  supplier = await givenSupplier(t);
});

const { upload, step } = productImports(() => ({ t, supplier, categoryId }));
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, token = supplier.token) =>
  t.call(method, `/supplier/import-mappings${path}`, { token, body });
const list = async (token = supplier.token) => dataOf<SavedMapping[]>(await call('GET', '', undefined, token));

async function givenMapping(): Promise<SavedMapping> {
  const view = await upload('Nr;Titel;Pris\nA;Mus;1\n', await givenCatalog(t, supplier.id));
  await step(view, 'check', { mapping: { SKU: { column: 'Nr' } } });
  return (await list())[0]!;
}

test('a mapping that was used has a name, and keeps the one that it is given', async () => {
  const saved = await givenMapping();
  expect(saved).toMatchObject({ kind: 'PRODUCTS', name: 'list.csv', mapping: { SKU: { column: 'Nr' } } });
  const named = { name: 'Prisliste fra Acme', version: saved.version };
  expect((await call('PATCH', `/${saved.id}`, named)).body.data).toMatchObject({ name: 'Prisliste fra Acme' });
  expect((await call('PATCH', `/${saved.id}`, named)).body.message).toBe('changed-by-someone-else');
  const next = await upload('Nr;Titel;Pris\nB;Tast;2\n', await givenCatalog(t, supplier.id));
  expect(next.rememberedFrom).toBe('Prisliste fra Acme');
  await step(next, 'check');
  expect(await list()).toMatchObject([{ id: saved.id, name: 'Prisliste fra Acme' }]);
});

test('a mapping is downloaded as a file, deleted, and back when the file is uploaded', async () => {
  const saved = await givenMapping();
  const { headers, raw } = await call('GET', `/${saved.id}/file`);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': expect.stringContaining('list.json'),
  });
  const file = JSON.parse(raw.toString('utf8')) as MappingFile;
  expect((await call('DELETE', `/${saved.id}`)).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await upload('Nr;Titel;Pris\nB;Tast;2\n', await givenCatalog(t, supplier.id))).rememberedFrom).toBeNull();

  const restored = await call('POST', '', { ...file, name: 'Igen' });
  expect(restored).toMatchObject({ status: 201, body: { data: { name: 'Igen' } } });
  const remembered = await upload('Nr;Titel;Pris\nB;Tast;2\n', await givenCatalog(t, supplier.id));
  expect([remembered.rememberedFrom, remembered.mapping]).toEqual(['Igen', file.mapping]);
  expect((await call('POST', '', { ...file, mapping: { SKU: { script: 'x' } } })).status).toBe(400);
  expect((await call('POST', '', { ...file, fingerprint: '../x' })).status).toBe(400);
});

test('all users of a supplier share its mappings; another supplier sees, changes and reads none', async () => {
  const saved = await givenMapping();
  const foreign = await givenSupplier(t);
  expect(await list(foreign.token)).toEqual([]);
  for (const answer of [
    await call('PATCH', `/${saved.id}`, { name: 'x', version: saved.version }, foreign.token),
    await call('DELETE', `/${saved.id}`, undefined, foreign.token),
    await call('GET', `/${saved.id}/file`, undefined, foreign.token),
  ])
    expect([answer.status, answer.body.message]).toEqual([404, 'mapping-not-found']);
  expect(await list()).toHaveLength(1);
});

describe('a file that was recognised wrongly', () => {
  test('is read again in another encoding or with another delimiter, and its columns are proposed anew', async () => {
    const catalogId = await givenCatalog(t, supplier.id);
    const view = await upload('Varenr|Navn;Pris\nA|Mus;1\nB|Tast;2\n', catalogId);
    const again = (body: object) =>
      t.call('POST', `/supplier/imports/${view.id}/read`, { token: supplier.token, body });
    expect((await again({ delimiter: '|' })).body.data).toMatchObject({
      delimiter: '|',
      columns: [{ name: 'Varenr' }, { name: 'Navn;Pris' }],
      status: 'UPLOADED',
    });
    expect((await again({ delimiter: ';' })).body.data).toMatchObject({
      columns: [{ name: 'Varenr|Navn' }, { name: 'Pris', field: 'price' }],
    });
    expect((await again({ encoding: 'ebcdic' })).status).toBe(400);
  });

  test('gives its letters when the encoding is named', async () => {
    const view = await upload(
      Buffer.from('Varenr;Navn;Pris\nA;Skærm på fod;1\n', 'utf8'),
      await givenCatalog(t, supplier.id),
    );
    const again = await t.call('POST', `/supplier/imports/${view.id}/read`, {
      token: supplier.token,
      body: { encoding: 'windows-1252' },
    });
    expect(again.body.data).toMatchObject({
      encoding: 'windows-1252',
      columns: [{}, { samples: ['SkÃ¦rm pÃ¥ fod'] }, {}],
    });
  });

  test('is not read again once it is imported, nor by another supplier', async () => {
    const view = await upload('SKU;Name;Price\nA;Mus;1\n', await givenCatalog(t, supplier.id));
    const again = (token: string) =>
      t.call('POST', `/supplier/imports/${view.id}/read`, { token, body: { delimiter: ',' } });
    expect((await again((await givenSupplier(t)).token)).body.message).toBe('import-not-found');
    await step(view, 'check');
    await step(view, 'run');
    expect((await again(supplier.token)).body.message).toBe('import-already-started');
  });
});
