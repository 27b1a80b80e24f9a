import type { Readable } from 'node:stream';
import type { Locale } from '@portal/contract/constants';
import type { ImportKind } from '@portal/contract/import-kinds';
import { writeCsv, type ExportCell } from '../../tabular/write-csv.ts';

type Example = { header: Readonly<Record<Locale, readonly string[]>>; row: readonly ExportCell[] };

const product = {
  'en-us': [
    'SKU',
    'Supplier SKU',
    'Product name',
    'Description',
    'Price ex VAT',
    'Retail price',
    'Brand',
    'Colour',
    'Storage',
    'Image',
    'Link',
  ],
  'da-dk': [
    'SKU',
    'Leverandørens varenummer',
    'Produktnavn',
    'Beskrivelse',
    'Pris ekskl. moms',
    'Vejl. pris',
    'Mærke',
    'Farve',
    'Lagerplads',
    'Billede',
    'Link',
  ],
};
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
    header: { 'en-us': [...product['en-us'], 'Category'], 'da-dk': [...product['da-dk'], 'Kategori'] },
    row: [...values('PX128', 'Phone X', 639_920, 799_900), 'Mobile'],
  },
  ACCESSORIES: {
    header: { 'en-us': [...product['en-us'], 'Accessory of'], 'da-dk': [...product['da-dk'], 'Tilbehør til'] },
    row: [...values('PX-COVER', 'Cover', 19_920, 24_900), ''],
  },
  EMPLOYEES: {
    header: {
      'en-us': [
        'Employee number',
        'First name',
        'Last name',
        'E-mail',
        'Phone',
        'Department',
        'Address',
        'Address 2',
        'Zip code',
        'City',
        'Country',
        'Exit date',
      ],
      'da-dk': [
        'Medarbejdernr.',
        'Fornavn',
        'Efternavn',
        'E-mail',
        'Telefon',
        'Afdeling',
        'Adresse',
        'Adresse 2',
        'Postnr.',
        'By',
        'Land',
        'Fratrædelsesdato',
      ],
    },
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
  return { fileName: `${kind.toLowerCase()}.csv`, body: writeCsv(header[locale], [row], locale) };
}
