import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { knownAttributes } from '@portal/contract/product-forms';
import type { FastifyReply } from 'fastify';
import { sendFile } from '../../http/send-file.ts';
import { i18nOf } from '../../i18n.ts';
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
  groupKey?: string;
  billingPeriod?: number;
  productSkus?: string[];
};
type Column = { header: string; cell: (row: ExportRow, attributes: Record<string, string>) => ExportCell };

const minor = (amount: number | null): ExportCell => (amount === null ? null : { minor: amount });

/** Headers are names that the importer knows (tabular/product-headers.ts), in both languages. */
const shared = (i18n: I18n): Column[] => [
  { header: i18n.t('SKU'), cell: (row) => row.SKU },
  { header: i18n.t('Supplier SKU'), cell: (row) => row.supplierSKU },
  { header: i18n.t('Product name'), cell: (row) => row.productName },
  { header: i18n.t('Description'), cell: (row) => row.description },
  { header: i18n.t('Price ex VAT'), cell: (row) => minor(row.price) },
  { header: i18n.t('Retail price'), cell: (row) => minor(row.retail_price) },
  { header: i18n.t('Image'), cell: (row) => row.image },
  { header: i18n.t('Product link'), cell: (row) => row.productLink },
];

const attributeHeaders = (i18n: I18n): Record<(typeof knownAttributes)[number], string> => ({
  brand: i18n.t('Brand'),
  model: i18n.t('Model'),
  colour: i18n.t('Colour'),
  capacity: i18n.t('Storage'),
  screenSize: i18n.t('Screen size'),
  weight: i18n.t('Weight'),
  os: i18n.t('Operating system'),
  dualSim: i18n.t('Dual SIM'),
  network: i18n.t('Network'),
  wifi: i18n.t('WiFi'),
  GTIN: i18n.t('GTIN'),
});
const attributes = (i18n: I18n) =>
  knownAttributes.map((name): Column => ({
    header: attributeHeaders(i18n)[name],
    cell: (_row, values) => values[name] ?? '',
  }));

const flags = (i18n: I18n): Column[] => [
  { header: i18n.t('Mandatory'), cell: (row) => row.mandatory },
  { header: i18n.t('Featured'), cell: (row) => row.featured },
];

const ofProducts = (i18n: I18n): Column[] => [
  ...shared(i18n),
  ...attributes(i18n),
  ...flags(i18n),
  { header: i18n.t('Billing period'), cell: (row) => row.billingPeriod ?? null },
  { header: i18n.t('Category'), cell: (row) => row.categoryName ?? '' },
  { header: 'item_group_id', cell: (row) => row.groupKey ?? '' },
];
const ofAccessories = (i18n: I18n): Column[] => [
  ...shared(i18n),
  ...attributes(i18n),
  ...flags(i18n),
  { header: i18n.t('Accessory of'), cell: (row) => (row.productSkus ?? []).join('|') },
];

export const exportKinds = {
  products: { columns: ofProducts, name: (i18n) => i18n.t('products') },
  accessories: { columns: ofAccessories, name: (i18n) => i18n.t('accessories') },
} satisfies Record<string, { columns: (i18n: I18n) => Column[]; name: (i18n: I18n) => string }>;

/**
 * At most `limit` rows after the row with this id. Every page is a transaction of its own: a long file holds none open.
 */
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
  const i18n = i18nOf(locale);
  const columns = exportKinds[kind].columns(i18n);
  const name = exportKinds[kind].name(i18n);
  const header = columns.map((column) => column.header);
  const first = await read(beforeAll, pageSize);
  async function* cells() {
    for await (const row of allRows(first, read)) {
      const values = attributesOf(row.attributes);
      yield columns.map((column) => column.cell(row, values));
    }
  }
  const fileName = `${name}.${format}`;
  return sendFile(
    reply,
    fileName,
    format === 'xlsx' ? writeXlsx(header, cells(), name) : writeCsv(header, cells(), locale),
  );
}
