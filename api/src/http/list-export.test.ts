import { Readable } from 'node:stream';
import { withSystem } from '../../src/db/tenant.ts';
import { givenAdmin, givenCompany, givenSupplier, type Person } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { i18nOf } from '../i18n.ts';
import { listHeads } from '../tabular/list-heads.ts';
import { openTable } from '../tabular/open-table.ts';
import { routeTable } from './route.ts';

const t = apiSuite();
let admin: Person;
beforeAll(async () => {
  admin = await givenAdmin(t);
});

test('every exported list has columns with a head: what a row is, and more', () => {
  const heads = Object.keys(listHeads(i18nOf('en-us')));
  const table = routeTable(t.app);
  const lists = table.filter(
    ({ method, path, response }) => method === 'GET' && response && table.some((one) => one.path === `${path}/export`),
  );
  expect(lists.length).toBeGreaterThan(30);
  const poor = lists.filter(({ response }) => {
    const { data } = (response as unknown as { entries: { data: { item: { entries: object } } } }).entries;
    return Object.keys(data.item.entries).filter((name) => heads.includes(name)).length < 3;
  });
  expect(poor.map(({ path }) => path)).toEqual([]);
});

const file = async (path: string, { token }: Person) => {
  const { status, raw, headers } = await t.call('GET', path, { token });
  expect(status).toBe(200);
  const table = await openTable(raw);
  const rows = (await Readable.from(table.rows).toArray()) as { cells: string[] }[];
  return { header: table.header, rows: rows.map(({ cells }) => cells), name: headers['content-disposition'], raw };
};

test('a list leaves as a file: all that its filter matches, over all pages, in the order of the list', async () => {
  await withSystem(t.services.pool, (db) =>
    db
      .insertInto('hr_systems')
      .values(Array.from({ length: 2_100 }, (_, n) => ({ name: `HR ${String(n).padStart(4, '0')}`, country: 'DK' })))
      .execute(),
  );
  const { header, rows, name } = await file('/admin/hrsystems/export?sort=-name', admin);
  expect(name).toContain('hrsystems.csv');
  expect(header).toContain('Name');
  const names = rows.map((row) => row[header.indexOf('Name')]);
  expect([names.length, names[0], names.at(-1), new Set(names).size]).toEqual([2_100, 'HR 2099', 'HR 0000', 2_100]);
  expect((await file('/admin/hrsystems/export?q=HR%20000', admin)).rows).toHaveLength(10);
});

test('types, words and Danish heads; a reseller gets the own companies only', async () => {
  const supplier = await givenSupplier(t, { isReseller: true });
  const mine = await givenCompany(t, { supplierId: supplier.id });
  await givenCompany(t);
  const all = await file('/admin/companies/export', admin);
  expect(all.rows.length).toBeGreaterThan(1);
  const own = await file('/supplier/companies/export?format=xlsx', supplier);
  expect(own.rows).toHaveLength(1);
  expect(own.rows[0]?.[own.header.indexOf('Status')]).toBe('Active');
  await t.database.owner.query(`update users set own_language = 'da-dk' where id = $1`, [supplier.userId]);
  const danish = await file('/supplier/companies/export', supplier);
  expect([danish.header.includes('Virksomhed'), danish.rows[0]?.includes('Aktiv')]).toEqual([true, true]);
  expect(danish.raw.toString()).toContain(';');
  expect(mine.id).not.toBe('');
});

test('a query that the list refuses is refused, as are its paging and another role', async () => {
  const company = await givenCompany(t);
  for (const search of ['sort=price', 'page=2', 'format=pdf'])
    expect((await t.call('GET', `/admin/companies/export?${search}`, { token: admin.token })).status).toBe(400);
  expect((await t.call('GET', '/admin/companies/export', { token: company.token })).status).toBe(403);
});
