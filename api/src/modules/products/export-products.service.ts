import type { Locale } from '@portal/contract/constants';
import { knownAttributes } from '@portal/contract/product-forms';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../../http/send-file.ts';
import { writeCsv, type ExportCell } from '../../tabular/write-csv.ts';
import { writeXlsx } from '../../tabular/write-xlsx.ts';
import { attributesOf } from './product-columns.mapping.ts';

const pageSize = 2_000;

type ExportRow = {
  id: string;
  SKU: string;
  supplierSKU: string;
  productName: string;
  description: string;
  price: number;
  retail_price: number | null;
  image: string;
  productLink: string;
  mandatory: boolean;
  featured: boolean;
  attributes: unknown;
  categoryName?: string;
  billingPeriod?: number;
  productSkus?: string[];
};
type Column = {
  header: Record<Locale, string>;
  cell: (row: ExportRow, attributes: Record<string, string>) => ExportCell;
};

const minor = (amount: number | null): ExportCell => (amount === null ? null : { minor: amount });

/** Headers are names that the importer knows (tabular/product-headers.ts), in both languages. */
const shared: Column[] = [
  { header: { 'en-us': 'SKU', 'da-dk': 'SKU' }, cell: (row) => row.SKU },
  { header: { 'en-us': 'Supplier SKU', 'da-dk': 'Leverandørens varenummer' }, cell: (row) => row.supplierSKU },
  { header: { 'en-us': 'Product name', 'da-dk': 'Produktnavn' }, cell: (row) => row.productName },
  { header: { 'en-us': 'Description', 'da-dk': 'Beskrivelse' }, cell: (row) => row.description },
  { header: { 'en-us': 'Price ex VAT', 'da-dk': 'Pris ekskl. moms' }, cell: (row) => minor(row.price) },
  { header: { 'en-us': 'Retail price', 'da-dk': 'Vejl. pris' }, cell: (row) => minor(row.retail_price) },
  { header: { 'en-us': 'Image', 'da-dk': 'Billede' }, cell: (row) => row.image },
  { header: { 'en-us': 'Product link', 'da-dk': 'Produktlink' }, cell: (row) => row.productLink },
];

const attributeHeaders: Record<(typeof knownAttributes)[number], Record<Locale, string>> = {
  brand: { 'en-us': 'Brand', 'da-dk': 'Mærke' },
  model: { 'en-us': 'Model', 'da-dk': 'Model' },
  colour: { 'en-us': 'Colour', 'da-dk': 'Farve' },
  capacity: { 'en-us': 'Storage', 'da-dk': 'Lagerplads' },
  screenSize: { 'en-us': 'Screen size', 'da-dk': 'Skærmstørrelse' },
  weight: { 'en-us': 'Weight', 'da-dk': 'Vægt' },
  os: { 'en-us': 'Operating system', 'da-dk': 'Styresystem' },
  dualSim: { 'en-us': 'Dual SIM', 'da-dk': 'Dual SIM' },
  network: { 'en-us': 'Network', 'da-dk': 'Netværk' },
  wifi: { 'en-us': 'WiFi', 'da-dk': 'WiFi' },
  GTIN: { 'en-us': 'GTIN', 'da-dk': 'GTIN' },
};
const attributes = knownAttributes.map((name): Column => ({
  header: attributeHeaders[name],
  cell: (_row, values) => values[name] ?? '',
}));

const flags: Column[] = [
  { header: { 'en-us': 'Mandatory', 'da-dk': 'Obligatorisk' }, cell: (row) => row.mandatory },
  { header: { 'en-us': 'Featured', 'da-dk': 'Fremhævet' }, cell: (row) => row.featured },
];

const ofProducts: Column[] = [
  ...shared,
  ...attributes,
  ...flags,
  { header: { 'en-us': 'Billing period', 'da-dk': 'Faktureringsperiode' }, cell: (row) => row.billingPeriod ?? null },
  { header: { 'en-us': 'Category', 'da-dk': 'Kategori' }, cell: (row) => row.categoryName ?? '' },
];
const ofAccessories: Column[] = [
  ...shared,
  ...attributes,
  ...flags,
  { header: { 'en-us': 'Accessory of', 'da-dk': 'Tilbehør til' }, cell: (row) => (row.productSkus ?? []).join('|') },
];

export const exportKinds = {
  products: { columns: ofProducts, name: { 'en-us': 'products', 'da-dk': 'produkter' } },
  accessories: { columns: ofAccessories, name: { 'en-us': 'accessories', 'da-dk': 'tilbehør' } },
} as const satisfies Record<string, { columns: readonly Column[]; name: Record<Locale, string> }>;

/** At most `limit` rows after the row with this id. Every page is a transaction of its own: a long file holds none open. */
type ReadPage = (after: string, limit: number) => Promise<ExportRow[]>;
const beforeAll = '00000000-0000-0000-0000-000000000000';

async function* allRows(first: ExportRow[], read: ReadPage): AsyncGenerator<ExportRow> {
  for (let page = first; ; page = await read(page.at(-1)?.id ?? beforeAll, pageSize)) {
    yield* page;
    if (page.length < pageSize) return;
  }
}

/**
 * Answers with the rows as a file in the reader's language, which the importer reads back unchanged (DECISIONS 16).
 * The first page is read before the answer begins, so that a catalog that is not there is still a 404.
 */
export async function sendExport(
  reply: FastifyReply,
  read: ReadPage,
  kind: keyof typeof exportKinds,
  format: 'csv' | 'xlsx',
  locale: Locale,
): Promise<FastifyReply> {
  const { columns, name } = exportKinds[kind];
  const header = columns.map((column) => column.header[locale]);
  const first = await read(beforeAll, pageSize);
  async function* cells() {
    for await (const row of allRows(first, read)) {
      const values = attributesOf(row.attributes);
      yield columns.map((column) => column.cell(row, values));
    }
  }
  const fileName = `${name[locale]}.${format}`;
  return sendFile(
    reply,
    fileName,
    format === 'xlsx' ? await writeXlsx(header, cells(), name[locale]) : writeCsv(header, cells(), locale),
  );
}
