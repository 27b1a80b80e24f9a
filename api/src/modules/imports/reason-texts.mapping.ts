import type { Locale } from '@portal/contract/constants';
import type { ErrorKey } from '@portal/contract/errors';
import type { ImportField } from '@portal/contract/import-kinds';
import type { ImportReason } from '@portal/contract/import-rows';

type Texts = Readonly<Record<Locale, string>>;

/** Sentences for the file of refused rows; the pages have their own. */
const keys: Partial<Record<ErrorKey, Texts>> = {
  required: { 'en-us': 'is missing', 'da-dk': 'mangler' },
  'price-is-missing': { 'en-us': 'is missing', 'da-dk': 'mangler' },
  'invalid-amount': { 'en-us': 'is not an amount', 'da-dk': 'er ikke et beløb' },
  'invalid-number': { 'en-us': 'is not a number that fits', 'da-dk': 'er ikke et tal, der passer' },
  'invalid-day': { 'en-us': 'is not a date', 'da-dk': 'er ikke en dato' },
  'invalid-email': { 'en-us': 'is not an e-mail address', 'da-dk': 'er ikke en e-mailadresse' },
  'invalid-phone': { 'en-us': 'is not a phone number', 'da-dk': 'er ikke et telefonnummer' },
  'invalid-link': { 'en-us': 'is not a link', 'da-dk': 'er ikke et link' },
  'too-long': { 'en-us': 'is too long', 'da-dk': 'er for lang' },
  'duplicate-sku': { 'en-us': 'is used by another product', 'da-dk': 'bruges af et andet produkt' },
  'employeenumber-already-exists': {
    'en-us': 'is used by another employee',
    'da-dk': 'bruges af en anden medarbejder',
  },
  'employee-email-already-exists': {
    'en-us': 'is used by another employee',
    'da-dk': 'bruges af en anden medarbejder',
  },
  'category-not-found': { 'en-us': 'is not one of the categories', 'da-dk': 'er ikke en af kategorierne' },
  'product-not-found': { 'en-us': 'is not a product of the catalog', 'da-dk': 'er ikke et produkt i kataloget' },
  'cell-too-long': { 'en-us': 'A cell is too long', 'da-dk': 'En celle er for lang' },
  'row-has-wrong-column-count': {
    'en-us': 'The row has more or fewer columns than the header',
    'da-dk': 'Rækken har flere eller færre kolonner end overskriften',
  },
  'characters-cannot-be-read': {
    'en-us': 'A character is broken: the row is written in another encoding than the rest of the file',
    'da-dk': 'Et tegn er ødelagt: rækken er skrevet i en anden tegnkodning end resten af filen',
  },
  'item-not-well-formed': { 'en-us': 'The item is not valid XML', 'da-dk': 'Varen er ikke gyldig XML' },
  'price-in-other-currency': {
    'en-us': 'is in another currency than the catalog',
    'da-dk': 'er i en anden valuta end kataloget',
  },
  'quote-not-closed': { 'en-us': 'A quotation mark is not closed', 'da-dk': 'Et anførselstegn er ikke afsluttet' },
};

const fields: Partial<Record<ImportField, Texts>> = {
  SKU: { 'en-us': 'SKU', 'da-dk': 'Varenummer' },
  supplierSKU: { 'en-us': 'Supplier SKU', 'da-dk': 'Leverandørens varenummer' },
  productName: { 'en-us': 'Product name', 'da-dk': 'Produktnavn' },
  description: { 'en-us': 'Description', 'da-dk': 'Beskrivelse' },
  price: { 'en-us': 'Price', 'da-dk': 'Pris' },
  retailPrice: { 'en-us': 'Retail price', 'da-dk': 'Vejledende pris' },
  productLink: { 'en-us': 'Link', 'da-dk': 'Link' },
  billingPeriod: { 'en-us': 'Billing period', 'da-dk': 'Faktureringsperiode' },
  allRisk: { 'en-us': 'All-risk insurance', 'da-dk': 'All risk-forsikring' },
  employeeIns: { 'en-us': 'Termination insurance', 'da-dk': 'Fratrædelsesforsikring' },
  category: { 'en-us': 'Category', 'da-dk': 'Kategori' },
  accessoryOf: { 'en-us': 'Accessory of', 'da-dk': 'Tilbehør til' },
  employNo: { 'en-us': 'Employee number', 'da-dk': 'Medarbejdernummer' },
  name: { 'en-us': 'Name', 'da-dk': 'Navn' },
  email: { 'en-us': 'E-mail', 'da-dk': 'E-mail' },
  phone: { 'en-us': 'Phone', 'da-dk': 'Telefon' },
  emailPrivate: { 'en-us': 'Private e-mail', 'da-dk': 'Privat e-mail' },
  phonePrivate: { 'en-us': 'Private phone', 'da-dk': 'Privat telefon' },
  birthday: { 'en-us': 'Birthday', 'da-dk': 'Fødselsdag' },
  exitDate: { 'en-us': 'Exit date', 'da-dk': 'Fratrædelsesdato' },
  note: { 'en-us': 'Note', 'da-dk': 'Bemærkning' },
};

/** `Price "abc" is not an amount`. */
export function reasonText({ field, key, value }: ImportReason, locale: Locale): string {
  const sentence = keys[key]?.[locale] ?? key;
  if (field === null) return sentence;
  const name = fields[field]?.[locale] ?? field;
  return `${name}${value === '' ? '' : ` "${value}"`} ${sentence}`;
}

export const errorColumn = (locale: Locale): string => (locale === 'da-dk' ? 'Fejl' : 'Error');
