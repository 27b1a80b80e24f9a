import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportKind } from '@portal/contract/import-kinds';
import type { ImportView } from '@portal/contract/import-view';
import { givenCatalog, givenCategory } from './given-goods.ts';
import { givenCompany, givenSupplier, type GivenCompany, type GivenSupplier } from './given.ts';
import { apiSuite } from './test-app.ts';

/** Real price lists and staff lists kept beside a checkout; without them these tests are reported as skipped. */
const folder = join(import.meta.dirname, '../../../shared/data');
const testWithData = existsSync(folder) ? test : test.skip;

/** Refused rows as counted in the files by other means: missing prices, repeated keys, names that are too long. */
const files: { name: string; kind: ImportKind; rows: number; encoding: string; delimiter: string }[] = [
  { name: 'products-electronics.csv', kind: 'PRODUCTS', rows: 2_554, encoding: 'utf-8', delimiter: ',' },
  { name: 'accessories-electronics.csv', kind: 'ACCESSORIES', rows: 3_000, encoding: 'utf-8', delimiter: ';' },
  { name: 'products-abt.csv', kind: 'PRODUCTS', rows: 1_076, encoding: 'utf-8', delimiter: ';' },
  { name: 'phones-smartphones.csv', kind: 'PRODUCTS', rows: 1_006, encoding: 'utf-8', delimiter: ',' },
  { name: 'furniture-ikea-office.csv', kind: 'PRODUCTS', rows: 1_974, encoding: 'utf-8', delimiter: ';' },
  { name: 'bikes-adventureworks.csv', kind: 'PRODUCTS', rows: 504, encoding: 'utf-8', delimiter: ';' },
  { name: 'employees-danish-cp1252.csv', kind: 'EMPLOYEES', rows: 400, encoding: 'windows-1252', delimiter: ';' },
  { name: 'employees-swedish.csv', kind: 'EMPLOYEES', rows: 500, encoding: 'utf-8', delimiter: ',' },
  { name: 'employees-adventureworks.csv', kind: 'EMPLOYEES', rows: 296, encoding: 'utf-8', delimiter: ',' },
  { name: 'employees-testdb-10k.csv', kind: 'EMPLOYEES', rows: 10_000, encoding: 'utf-8', delimiter: ',' },
  { name: 'employees-large-100k.csv', kind: 'EMPLOYEES', rows: 100_000, encoding: 'utf-8', delimiter: ',' },
];

const t = apiSuite();
let supplier: GivenSupplier;
let company: GivenCompany;
let categoryId: string;
beforeAll(async () => {
  supplier = await givenSupplier(t);
  categoryId = await givenCategory(t);
});

async function importFile(
  name: string,
  kind: ImportKind,
  where: { base: string; one: string; token: string },
): Promise<ImportView> {
  const { body } = await t.upload(
    where.base,
    { name, bytes: readFileSync(join(folder, name)) },
    { token: where.token, fields: { kind } },
  );
  const view: ImportView = body.data!;
  const options = kind === 'PRODUCTS' ? { ...view.options, categoryId } : view.options;
  for (const [step, json] of [
    ['check', { mapping: view.mapping, options }],
    ['run', {}],
  ] as const) {
    const answer = await t.call('POST', `${where.one}/${view.id}/${step}`, { token: where.token, body: json });
    expect([name, answer.status]).toEqual([name, 202]);
    await t.work();
  }
  return (await t.call('GET', `${where.one}/${view.id}`, { token: where.token })).body.data!;
}

async function place(kind: ImportKind) {
  if (kind === 'EMPLOYEES') {
    company = await givenCompany(t);
    return {
      base: '/company/imports',
      one: '/company/imports',
      token: company.token,
      count: `select count(*)::int as n from employees where company_id = '${company.id}'`,
    };
  }
  const catalogId = await givenCatalog(t, supplier.id);
  const table = kind === 'PRODUCTS' ? 'products' : 'accessories';
  return {
    base: `/supplier/catalogs/${catalogId}/imports`,
    one: '/supplier/imports',
    token: supplier.token,
    count: `select count(*)::int as n from ${table} where catalog_id = '${catalogId}'`,
  };
}

testWithData.each(files)(
  '$name imports with every row accounted for, and again without a change',
  async ({ name, kind, rows, encoding, delimiter }) => {
    const where = await place(kind);
    const first = await importFile(name, kind, where);
    expect(first).toMatchObject({ status: 'DONE', encoding, delimiter, rowEstimate: rows });
    const { counts } = first;
    expect(counts.new + counts.changed + counts.unchanged + counts.errors).toBe(rows);
    expect((await t.database.owner.query(where.count)).rows[0].n).toBe(counts.new);
    if (process.env['SHOW_IMPORTS'])
      console.log(name, JSON.stringify(first.mapping), JSON.stringify(counts), JSON.stringify(first.summary));
    const again = await importFile(name, kind, where);
    expect(again.counts).toEqual({ total: rows, new: 0, changed: 0, unchanged: counts.new, errors: counts.errors });
  },
  300_000,
);
