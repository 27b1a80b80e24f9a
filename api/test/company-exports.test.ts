import { Readable } from 'node:stream';
import type { ImportView } from '@portal/contract/import-view';
import { readSheet } from 'read-excel-file/node';
import { openTable } from '../src/tabular/open-table.ts';
import { givenSalarySystem } from './given-draws.ts';
import { givenShipped, type Shipped } from './given-shipped.ts';
import { apiSuite, dataOf } from './test-app.ts';

/**
 * Every table that a company takes home, over names that spreadsheets get wrong: Danish letters, a decimal comma, a
 * text that would run as a formula, a number with leading zeros.
 */
const t = apiSuite({ now: '2026-11-20T09:00:00Z' });
let world: Shipped;
let salaryFileId: string;
let orderFileId: string;
let importId: string;
const product = '=1+1 Skærm "ø"; 27″';

const get = (path: string) => t.call('GET', `/company${path}`, { token: world.company.token });
const listed = async (path: string) => dataOf<{ id: string; orderFileId: string }[]>(await get(path))[0]!;

beforeAll(async () => {
  world = await givenShipped(t);
  const { company } = world;
  const { owner } = t.database;
  // Frozen on the orders before their files are made anew.
  await owner.query('update orders set product_name = $1, employee_name = $2', [product, '=1+1 Ægir Ørsted Å']);
  await owner.query('update order_lines set product_name = $1 where not is_accessory', [product]);
  await owner.query(
    `update employees set name = '=1+1 Ægir Ørsted Å', employ_no = '0042', department = '+Lager', exit_date =
      '2028-02-29' where id = $1`,
    [world.anna.id],
  );
  await owner.query('update companies set salary_system_id = $1 where id = $2', [
    await givenSalarySystem(t),
    company.id,
  ]);
  const { version } = dataOf<{ version: number }>(await get('/settings/payroll'));
  await t.call('PATCH', '/company/settings/payroll', {
    token: company.token,
    body: { version, wageCodeGross: '45', wageCodeNet: '46' },
  });
  await t.call('POST', '/user/language', { token: company.token, body: { language: 'da-dk' } });
  t.clock.moveTo('2027-01-20T05:00:00Z');
  await t.runScheduledJobs();
  salaryFileId = (await listed('/salaryfiles')).id;
  orderFileId = (await listed('/orderfiles')).orderFileId;
  const bytes = Buffer.from(
    'Medarbejdernr.;Navn;E-mail\r\n0077;=1+1 Åse Øl;nowhere\r\n0078;Bo;bo.new@nordlys.example\r\n',
  );
  importId = dataOf<ImportView>(
    await t.upload('/company/imports', { name: 'folk.csv', bytes }, { token: company.token }),
  ).id;
  const { mapping } = dataOf<ImportView>(await get(`/imports/${importId}`));
  await t.call('POST', `/company/imports/${importId}/check`, { token: company.token, body: { mapping } });
  await t.work();
});

type Cells = Record<string, string>;
/** The table as the project's own reader opens it: one record a row. */
async function opened(raw: Buffer): Promise<{ header: readonly string[]; rows: Cells[]; encoding: string }> {
  const { header, rows, encoding } = await openTable(raw);
  const all = (await Readable.from(rows).toArray()) as { cells: string[] }[];
  return {
    header,
    encoding,
    rows: all.map(({ cells }) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))),
  };
}

const tables = [
  {
    name: 'employees',
    path: () => '/employees/export',
    header: ['Medarbejdernr.', 'Navn', 'E-mail', 'Fratrædelsesdato', 'Rolle'],
    of: { 'Medarbejdernr.': '0042' },
    texts: { Navn: '=1+1 Ægir Ørsted Å', 'Medarbejdernr.': '0042', Afdeling: '+Lager' },
    amounts: {},
    days: { Fratrædelsesdato: '2028-02-29' },
  },
  {
    name: 'orders',
    path: () => '/orders/export',
    header: ['Ordre', 'Ordredato', 'Medarbejder', 'Pr. måned før tilskud', 'Udløber'],
    of: { 'Medarbejdernr.': '0042', 'Pr. måned': '228.93', Tilbehør: 'FALSE' },
    texts: { Medarbejder: '=1+1 Ægir Ørsted Å', Produkt: product, Status: 'Afsluttet' },
    amounts: { 'Pr. måned før tilskud': 328.93, 'Pr. måned': 228.93, 'I alt': 5494.32 },
    days: { Ordredato: '2026-11-20', Afsendt: '2026-12-10', Udløber: '2028-12-31' },
  },
  {
    name: 'draws of a salary file',
    path: () => `/salaryfiles/${salaryFileId}/download`,
    header: ['Medarbejdernr.', 'Periode', 'Dato', 'Bruttotræk'],
    of: { 'Medarbejdernr.': '0042' },
    texts: { 'Medarbejdernr.': '0042', Medarbejder: '=1+1 Ægir Ørsted Å', Produkt: product, Periode: '2027-01' },
    amounts: { 'Før tilskud': 328.93, Tilskud: 100, Beløb: 228.93 },
    days: { Dato: '2027-01-20' },
  },
] as const;

/** The row that `of` names, amounts compared as numbers. */
const rowOf = (rows: readonly Cells[], of: Record<string, string>) =>
  rows.find((row) => Object.entries(of).every(([column, value]) => row[column]?.replace(',', '.') === value))!;

describe.each(tables)('$name', ({ path, header, of, texts, amounts, days }) => {
  const asked = (format: string) => get(`${path()}${path().includes('?') ? '&' : '?'}format=${format}`);

  test('as CSV: in the reader’s language, with decimal comma and byte order mark, no text that runs', async () => {
    const { raw, headers } = await asked('csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename=".+\.csv"/);
    const text = raw.toString('utf8');
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text).not.toMatch(/(^|;|")[=+@]/m);
    expect(text).toMatch(/'=1\+1 Ægir Ørsted Å/);
    const table = await opened(raw);
    expect(table.header).toEqual(expect.arrayContaining([...header]));
    const row = rowOf(table.rows, of);
    expect(row).toMatchObject({ ...texts, ...days });
    for (const [column, amount] of Object.entries(amounts))
      expect([column, row[column]]).toEqual([column, amount.toFixed(2).replace('.', ',')]);
  });

  test('as XLSX: amounts are numbers, days are dates, texts stay texts', async () => {
    const { raw } = await asked('xlsx');
    const table = await opened(raw);
    expect([table.encoding, table.header]).toEqual(['xlsx', expect.arrayContaining([...header])]);
    expect(rowOf(table.rows, of)).toMatchObject({ ...texts, ...days });
    const [first, ...lines] = await readSheet(raw);
    const cells = lines.map((line) => Object.fromEntries(first!.map((name, index) => [String(name), line[index]])));
    const line = cells.find((one) => Object.values(one).includes("'=1+1 Ægir Ørsted Å"))!;
    for (const column of Object.keys(amounts)) expect([column, typeof line[column]]).toEqual([column, 'number']);
    for (const [column, day] of Object.entries(days))
      expect([column, line[column]]).toEqual([column, new Date(`${day}T00:00:00Z`)]);
    for (const [column, value] of Object.entries(texts))
      expect([column, line[column]]).toEqual([column, /^[=+]/.test(value) ? `'${value}` : value]);
  });
});

test('the order file is for a machine: no text that would run, amounts with a dot, days as days', async () => {
  const { raw } = await get(`/orderfiles/${orderFileId}/download`);
  expect(raw.toString('utf8')).not.toMatch(/(^|;|")'?[=+@]/m);
  const { header, rows } = await opened(raw);
  expect(header.slice(0, 4)).toEqual(['orderNumber', 'orderDate', 'companyName', 'vatNo']);
  expect(rows[0]).toMatchObject({ orderDate: '2026-11-20', unitPriceExVat: '6399.20', currency: 'DKK' });
});

test('refused rows come back as they were, with the reason in the reader’s language', async () => {
  const { raw } = await get(`/imports/${importId}/failed.csv`);
  expect(raw.toString('utf8')).toContain("'=1+1 Åse Øl");
  const { header, rows } = await opened(raw);
  expect(header.slice(0, 3)).toEqual(['Medarbejdernr.', 'Navn', 'E-mail']);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ 'Medarbejdernr.': '0077', Navn: '=1+1 Åse Øl', 'E-mail': 'nowhere' });
  expect(Object.values(rows[0]!).at(-1)).toContain('er ikke en e-mailadresse');
});

test('the example file of the import opens', async () => {
  expect((await opened((await get('/imports/template.csv')).raw)).header.length).toBeGreaterThan(3);
});
