import type { Readable } from 'node:stream';
import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { ImportKind } from '@portal/contract/import-kinds';
import { i18nOf } from '../../i18n.ts';
import { writeCsv, type ExportCell } from '../../tabular/write-csv.ts';

type Example = { header: (i18n: I18n) => string[]; row: readonly ExportCell[] };

const product = (i18n: I18n) => [
  i18n.t('SKU'),
  i18n.t('Supplier SKU'),
  i18n.t('Product name'),
  i18n.t('Description'),
  i18n.t('Price ex VAT'),
  i18n.t('Retail price'),
  i18n.t('Brand'),
  i18n.t('Colour'),
  i18n.t('Storage'),
  i18n.t('Image'),
  i18n.t('Link'),
];
const values = (sku: string, name: string, price: number, retail: number): ExportCell[] => [
  sku,
  `${sku}-V`,
  name,
  name,
  { minor: price },
  { minor: retail },
  'Skær',
  'Blue',
  '128 GB',
  'https://shop.example/image.jpg',
  'https://shop.example/item',
];

const examples: Readonly<Record<ImportKind, Example>> = {
  PRODUCTS: {
    header: (i18n) => [...product(i18n), i18n.t('Category')],
    row: [...values('PX128', 'Phone X', 639_920, 799_900), 'Mobile'],
  },
  ACCESSORIES: {
    header: (i18n) => [...product(i18n), i18n.t('Accessory of')],
    row: [...values('PX-COVER', 'Cover', 19_920, 24_900), ''],
  },
  EMPLOYEES: {
    header: (i18n) => [
      i18n.t({ id: 'table.employNo', message: 'Employee number' }),
      i18n.t('First name'),
      i18n.t('Last name'),
      i18n.t('E-mail'),
      i18n.t('Phone'),
      i18n.t('Department'),
      i18n.t('Address'),
      i18n.t('Address 2'),
      i18n.t('Zip code'),
      i18n.t('City'),
      i18n.t('Country'),
      i18n.t('Exit date'),
    ],
    row: [
      '1042',
      'Anna',
      'Holm',
      'anna.holm@company.example',
      '+45 12 34 56 78',
      'Sales',
      'Havnegade 1',
      '',
      '8000',
      'Aarhus',
      'DK',
      '',
    ],
  },
};

/** An example file in the reader's language; uploaded as it is, every column is recognised. */
export function importTemplate(kind: ImportKind, locale: Locale): { fileName: string; body: Readable } {
  const { header, row } = examples[kind];
  return { fileName: `${kind.toLowerCase()}.csv`, body: writeCsv(header(i18nOf(locale)), [row], locale) };
}
