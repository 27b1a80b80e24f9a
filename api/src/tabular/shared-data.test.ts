import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openTable } from './open-table.ts';
import { proposeMapping } from './propose-mapping.ts';
import type { ImportKind } from './propose-mapping.ts';
import { surveyTable } from './read-table.ts';

// Real supplier and HR files that live beside the checkout and are not part of it.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const describeWithData = existsSync(folder) ? describe : describe.skip;

const rowCounts: [string, number][] = [
  ['products-bestbuy-sample', 16],
  ['products-electronics', 2554],
  ['accessories-electronics', 3000],
  ['products-abt', 1076],
  ['phones-smartphones', 1006],
  ['tablets-lineage', 113],
  ['bikes-adventureworks', 504],
  ['furniture-ikea-office', 1974],
  ['categories-bestbuy', 4584],
  ['companies-northwind', 91],
  ['suppliers-northwind', 29],
  ['addresses-stores-bestbuy', 783],
  ['orders-northwind', 830],
  ['order-lines-northwind', 2155],
  ['employees-adventureworks', 296],
  ['employees-testdb-10k', 10_000],
  ['employees-danish-cp1252', 400],
  ['employees-swedish', 500],
  ['employees-large-100k', 100_000],
  ['postal-codes-dk', 1419],
  ['imei-samples', 200],
  ['holidays-dk', 81],
];

const mappings: [string, ImportKind, Record<string, string>][] = [
  [
    'products-electronics',
    'product',
    { id: 'SKU', title: 'productName', modelno: 'supplierSKU', price: 'price', shipweight: 'weight', brand: 'brand' },
  ],
  [
    'accessories-electronics',
    'product',
    { id: 'SKU', title: 'productName', modelno: 'supplierSKU', price: 'price', shipweight: 'weight', brand: 'brand' },
  ],
  ['products-abt', 'product', { id: 'SKU', name: 'productName', description: 'description', price: 'price' }],
  [
    'phones-smartphones',
    'product',
    {
      model: 'productName',
      os: 'os',
      brand: 'brand',
      price_numeric: 'price',
      ROM: 'capacity',
      Dual_Sim: 'dualSim',
      '5G': 'network',
      WiFi: 'wifi',
      display_size: 'screenSize',
    },
  ],
  [
    'furniture-ikea-office',
    'product',
    {
      item_id: 'SKU',
      name: 'productName',
      category: 'category',
      price: 'price',
      old_price: 'retailPrice',
      link: 'productLink',
      short_description: 'description',
    },
  ],
  [
    'bikes-adventureworks',
    'product',
    {
      ProductNumber: 'SKU',
      Name: 'productName',
      Category: 'category',
      ProductModel: 'model',
      Description: 'description',
      Color: 'colour',
      Weight: 'weight',
      ListPrice: 'price',
      LargePhotoFileName: 'image',
    },
  ],
  [
    'employees-danish-cp1252',
    'employee',
    {
      'Medarbejdernr.': 'employNo',
      Fornavn: 'firstName',
      Efternavn: 'lastName',
      Afdeling: 'department',
      'E-mail': 'email',
      Telefon: 'phone',
      Fødselsdato: 'birthday',
      Køn: 'gender',
      Adresse: 'addressLine1',
      'Adresse 2': 'addressLine2',
      'Postnr.': 'zipCode',
      By: 'city',
      Land: 'country',
      'Privat e-mail': 'emailPrivate',
      'Privat telefon': 'phonePrivate',
      Bemærkning: 'note',
    },
  ],
  [
    'employees-swedish',
    'employee',
    {
      Anställningsnr: 'employNo',
      Förnamn: 'firstName',
      Efternamn: 'lastName',
      Avdelning: 'department',
      'E-post': 'email',
      Telefon: 'phone',
      Födelsedatum: 'birthday',
      Kön: 'gender',
      Gatuadress: 'addressLine1',
      Postnummer: 'zipCode',
      Ort: 'city',
      Land: 'country',
    },
  ],
  [
    'employees-adventureworks',
    'employee',
    {
      EmployeeNationalIDAlternateKey: 'employNo',
      FirstName: 'firstName',
      MiddleName: 'middleName',
      LastName: 'lastName',
      DepartmentName: 'department',
      EmailAddress: 'email',
      Phone: 'phone',
      BirthDate: 'birthday',
      Gender: 'gender',
      AddressLine1: 'addressLine1',
      AddressLine2: 'addressLine2',
      City: 'city',
      PostalCode: 'zipCode',
      CountryRegionCode: 'country',
    },
  ],
  [
    'employees-testdb-10k',
    'employee',
    {
      emp_no: 'employNo',
      birth_date: 'birthday',
      first_name: 'firstName',
      last_name: 'lastName',
      gender: 'gender',
      dept_name: 'department',
      to_date: 'exitDate',
      email: 'email',
    },
  ],
];

describeWithData('real files', () => {
  test.each(rowCounts)('%s has %i rows and no problem', async (name, count) => {
    const table = await openTable(`${folder}${name}.csv`);
    let [rows, problems] = [0, 0];
    for await (const row of table.rows) {
      rows += 1;
      if (row.problem) problems += 1;
    }
    expect([rows, problems]).toEqual([count, 0]);
  });

  test.each(mappings)('%s is mapped as a person would', async (name, kind, expected) => {
    const { header, samples } = await surveyTable(`${folder}${name}.csv`, 100);
    const { columns } = proposeMapping(header, samples, kind);
    expect(
      Object.fromEntries(columns.filter((column) => column.field).map((column) => [column.header, column.field])),
    ).toEqual(expected);
  });

  test('100,000 employees are read without their weight in memory', async () => {
    const before = process.memoryUsage.rss();
    let peak = before;
    let rows = 0;
    for await (const _ of (await openTable(`${folder}employees-large-100k.csv`)).rows) {
      rows += 1;
      if (rows % 5_000 === 0) peak = Math.max(peak, process.memoryUsage.rss());
    }
    expect(rows).toBe(100_000);
    expect(peak - before).toBeLessThan(150 * 1024 * 1024);
  });
});
