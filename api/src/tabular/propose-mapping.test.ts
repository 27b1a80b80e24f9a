import { headerFingerprint, headerKey } from './header-key.ts';
import { proposeMapping } from './propose-mapping.ts';
import type { ImportKind } from './propose-mapping.ts';

function proposed(kind: ImportKind, header: string[], ...samples: string[][]): Record<string, string> {
  const { columns } = proposeMapping(header, samples, kind);
  return Object.fromEntries(
    columns.filter((column) => column.field).map((column) => [column.header, `${column.field} ${column.reason}`]),
  );
}

test('case, accents and punctuation do not matter', () => {
  expect(['Medarbejder-nr.', 'MEDARBEJDERNR', 'medarbejder nr'].map(headerKey)).toEqual([
    'medarbejdernr',
    'medarbejdernr',
    'medarbejdernr',
  ]);
  expect(proposed('employee', ['MEDARBEJDER-NR', 'E_MAIL', 'fodselsdato', 'Køn'])).toEqual({
    'MEDARBEJDER-NR': 'employNo known-name',
    E_MAIL: 'email same-name',
    fodselsdato: 'birthday known-name',
    Køn: 'gender known-name',
  });
});

test('misspelt, decorated and nameless columns are recognised by name or content', () => {
  const header = ['Varenr', 'Pris ekskl. moms (DKK)', 'Emial', 'x1', 'height', 'ProductLine'];
  const samples = [
    ['A1', '1.234,50', 'a@b.dk', 'https://x.dk/a.jpg', '180', ''],
    ['A2', '99,00', 'c@d.dk', 'https://x.dk/b.png', '75', ''],
  ];
  expect(proposed('product', header, ...samples)).toEqual({
    Varenr: 'supplierSKU known-name',
    'Pris ekskl. moms (DKK)': 'price similar-name',
    x1: 'image content',
  });
  expect(proposed('employee', header, ...samples)['Emial']).toBe('email similar-name');
});

test('without a SKU the columns that can stand for it are named, and what is missing is said', () => {
  const phones = proposeMapping(
    ['model', 'brand', 'price_numeric', 'ROM', 'capacity'],
    [['OnePlus 11', 'oneplus', '54999.0', '256', '5000']],
    'product',
  );
  expect(phones.columns.map((column) => column.field)).toEqual(['productName', 'brand', 'price', 'capacity', null]);
  expect([phones.skuFrom, phones.missing]).toEqual([[1, 0, 3], []]);
  expect(proposeMapping(['Varenr', 'Navn'], [], 'product')).toMatchObject({ skuFrom: [0], missing: ['price'] });
  expect(proposeMapping(['Nummer'], [], 'employee').missing).toEqual(['email', 'name']);
});

test('price with VAT is noticed, list price serves as price only when there is no other', () => {
  expect(proposeMapping(['sku', 'Pris inkl. moms'], [['1', '5']], 'product').priceIncludesVat).toBe(true);
  expect(proposed('product', ['ListPrice'])).toEqual({ ListPrice: 'price known-name' });
  expect(proposed('product', ['Price', 'ListPrice'])).toEqual({
    Price: 'price same-name',
    ListPrice: 'retailPrice known-name',
  });
});

test.each([
  ['Danish', 'Lønnr|Fornavn|Efternavn|Mail|Mobil|Afd.|Fødselsdato|Adresse|Postnr|By'],
  [
    'Swedish',
    'Anställningsnummer|Förnamn|Efternamn|E-postadress|Telefonnummer|Avdelning|Födelsedatum|Adress|Postnummer|Ort',
  ],
  ['Norwegian', 'Ansattnummer|Fornavn|Etternavn|Epost|Mobilnr|Avdeling|Fødselsdato|Gateadresse|Postnummer|Poststed'],
  ['German', 'Personalnummer|Vorname|Nachname|E-Mail-Adresse|Telefon|Abteilung|Geburtsdatum|Straße|PLZ|Ort'],
  ['English', 'EMPLOYEE_ID|first_name|LAST-NAME|Work Email|Mobile Phone|Dept.|Date of Birth|Street Address|ZIP|Town'],
])('an employee file with %s names needs no choosing', (_, names) => {
  expect(proposeMapping(names.split('|'), [], 'employee').columns.map((column) => column.field)).toEqual([
    'employNo',
    'firstName',
    'lastName',
    'email',
    'phone',
    'department',
    'birthday',
    'addressLine1',
    'zipCode',
    'city',
  ]);
});

test('no field is given twice and columns keep their formats', () => {
  const proposal = proposeMapping(['E-mail', 'email', 'Fødselsdato'], [['a@b.dk', 'a@b.dk', '29-09-1968']], 'employee');
  expect(proposal.columns.map((column) => column.field)).toEqual(['email', null, 'birthday']);
  expect(proposal.columns[2]?.date).toEqual({ format: 'DD-MM-YYYY', isAmbiguous: false });
});

test('the fingerprint goes by names, not by order or case', () => {
  expect(headerFingerprint(['Navn', 'Pris'])).toBe(headerFingerprint(['PRIS', 'navn']));
  expect(headerFingerprint(['Navn', 'Pris'])).not.toBe(headerFingerprint(['Navn', 'Priser']));
});
