import type { Locale } from '@portal/contract/constants';
import type { ImportField, ImportKind } from '@portal/contract/import-kinds';
import { i18nOf } from '../../i18n.ts';
import { fieldHeads } from '../../tabular/field-heads.ts';
import type { ExportCell } from '../../tabular/write-csv.ts';

type Example = Partial<Record<ImportField, ExportCell>>;

const goods = (sku: string, name: string, price: number, retail: number): Example => ({
  SKU: sku,
  supplierSKU: `${sku}-V`,
  productName: name,
  description: name,
  price: { minor: price },
  retailPrice: { minor: retail },
  brand: 'Skær',
  colour: 'Blue',
  capacity: '128 GB',
  image: 'https://shop.example/image.jpg',
  productLink: 'https://shop.example/item',
});

const examples: Readonly<Record<ImportKind, Example>> = {
  PRODUCTS: { ...goods('PX128', 'Phone X', 639_920, 799_900), category: 'Mobile' },
  ACCESSORIES: { ...goods('PX-COVER', 'Cover', 19_920, 24_900), accessoryOf: '' },
  EMPLOYEES: {
    employNo: '1042',
    firstName: 'Anna',
    lastName: 'Holm',
    email: 'anna.holm@company.example',
    phone: '+45 12 34 56 78',
    department: 'Sales',
    addressLine1: 'Havnegade 1',
    addressLine2: '',
    zipCode: '8000',
    city: 'Aarhus',
    country: 'DK',
    language: 'Dansk',
    exitDate: '',
  },
};

/** An example file in the reader's language; uploaded as it is, every column is recognised. */
export function importTemplate(kind: ImportKind, locale: Locale) {
  const heads = fieldHeads(i18nOf(locale));
  const fields = Object.keys(examples[kind]) as ImportField[];
  return {
    name: kind.toLowerCase(),
    header: fields.map((field) => heads[field]),
    rows: [Object.values(examples[kind])],
  };
}
