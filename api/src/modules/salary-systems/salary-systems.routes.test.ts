import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { salarySystemPresets } from '@portal/contract/salary-system-presets';
import { givenAdmin, givenCompany, type Person } from '../../../test/given.ts';
import { apiSuite, dataOf } from '../../../test/test-app.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  t.call(method, `/admin/salarysystems${path}`, { token: admin.token, body });
const layoutOf = (name: string) => salarySystemPresets.find((preset) => preset.name === name)!.layout;
const create = async (name: string) =>
  dataOf<{ id: string }>(await call('POST', '', { name, country: 'DK', enabled: true, layout: layoutOf('Danløn') }));

test('the presets are there to copy and every one can be created and read back', async () => {
  const presets = dataOf<{ name: string; country: string | null; layout: object }[]>(await call('GET', '/presets'));
  expect(presets).toHaveLength(salarySystemPresets.length);
  for (const { name, country, layout } of presets) {
    const created = await call('POST', '', { name, country: country ?? 'DK', enabled: true, layout });
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ name, layout, companies: 0 });
  }
});

test.each([
  ['Danløn', '12345678;1042;45;100;22893;22893\r\n12345678;1043;45;100;-22893;-22893\r\n'],
  ['DataLøn', '12345678;51;1042;;45;-22893\r\n12345678;51;1043;;45;22893\r\n'],
  ['ProLøn', '1042;45;1,00;228,93;228,93\r\n1043;45;1,00;-228,93;-228,93\r\n'],
])('preview of %s is the line of RULES 4.3, and a credit with the other sign', async (name, text) => {
  expect((await call('POST', '/preview', { layout: layoutOf(name) })).body.data).toMatchObject({ text, refused: [] });
});

test('a PAXml system as the preset of before made it is turned and logged; an edited one stays', async () => {
  const old = { ...layoutOf('PAXml'), sign: 'NEGATIVE' };
  const make = async (name: string, layout: object) =>
    dataOf<{ id: string }>(await call('POST', '', { name, country: 'SE', enabled: true, layout })).id;
  const systems = {
    preset: await make('As before', old),
    edited: await make('Edited', { ...old, encoding: 'ISO88591' }),
    hogia: await make('Another kind', layoutOf('Hogia Lön')),
  };
  const migration = join(import.meta.dirname, '../../../migrations/1111_paxml_sign.sql');
  await t.database.owner.query(readFileSync(migration, 'utf8'));
  const signs = Object.values(systems).map(
    async (id) => dataOf<{ layout: { sign: string } }>(await call('GET', `/${id}`)).layout.sign,
  );
  expect(await Promise.all(signs)).toEqual(['POSITIVE', 'NEGATIVE', 'NEGATIVE']);
  const { rows } = await t.database.owner.query(
    `select entity_id, actor_role, detail -> 'layout' ->> 'sign' as sign from audit_log
      where action = 'salary-system.changed' and entity_id = any ($1)`,
    [Object.values(systems)],
  );
  expect(rows).toEqual([{ entity_id: systems.preset, actor_role: 'system', sign: 'POSITIVE' }]);
});

test('the list says how each writes deductions', async () => {
  await call('POST', '', { name: 'Old PAXml', country: 'SE', enabled: true, layout: layoutOf('Hogia Lön') });
  const rows = dataOf<{ name: string; sign: string }[]>(await call('GET', '?q=Old+PAXml'));
  expect(rows).toMatchObject([{ name: 'Old PAXml', sign: 'NEGATIVE' }]);
});

test('a column that cannot hold its value is named', async () => {
  const layout = layoutOf('Danløn');
  const narrow = {
    ...layout,
    columns: layout.columns.map((column) => (column.source === 'employNo' ? { ...column, width: 2 } : column)),
  };
  expect((await call('POST', '/preview', { layout: narrow })).body.data).toMatchObject({
    text: '',
    refused: [{ source: 'employNo' }],
  });
});

test('a layout that cannot work is refused at its field', async () => {
  const layout = { ...layoutOf('ProLøn'), delimiter: ',' };
  expect((await call('POST', '', { name: 'Broken', country: 'DK', enabled: true, layout })).body).toMatchObject({
    details: [{ path: 'layout.quote', key: 'invalid-data-provided' }],
  });
});

test('change with version, delete unless a company uses it', async () => {
  const used = await create('Used one');
  await givenCompany(t, { salarySystemId: used.id });
  expect(await call('DELETE', `/${used.id}`)).toMatchObject({ status: 409, body: { message: 'in-use' } });
  expect(
    (await call('PATCH', `/${used.id}`, { version: 1, enabled: false, layout: layoutOf('ProLøn') })).body.data,
  ).toMatchObject({ enabled: false, companies: 1, version: 2 });
  expect(await call('PATCH', `/${used.id}`, { version: 1, name: 'X' })).toMatchObject({
    status: 409,
    body: { message: 'changed-by-someone-else' },
  });
  const unused = await create('Unused one');
  expect((await call('DELETE', `/${unused.id}`)).status).toBe(200);
  expect(await call('GET', `/${unused.id}`)).toMatchObject({
    status: 404,
    body: { message: 'salary-system-not-found' },
  });
});
