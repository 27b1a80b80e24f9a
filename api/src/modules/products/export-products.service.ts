import type { Locale } from '@portal/contract/constants';
import type { ProductImportField } from '@portal/contract/import-fields';
import { knownAttributes } from '@portal/contract/product-forms';
import type { FastifyReply } from 'fastify';
import { sendTable } from '../../http/send-file.ts';
import { i18nOf } from '../../i18n.ts';
import { fieldHeads } from '../../tabular/field-heads.ts';
import type { ExportCell } from '../../tabular/write-csv.ts';
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
  all_risk?: number | null;
  employee_ins?: number | null;
  productSkus?: string[];
};
type Cell = (row: ExportRow, attributes: Readonly<Record<string, string>>) => ExportCell;
type Cells = Partial<Record<ProductImportField, Cell>>;

const minor = (amount: number | null | undefined): ExportCell =>
  amount === null || amount === undefined ? null : { minor: amount };

const goods: Cells = {
  SKU: (row) => row.SKU,
  supplierSKU: (row) => row.supplierSKU,
  productName: (row) => row.productName,
  description: (row) => row.description,
  price: (row) => minor(row.price),
  retailPrice: (row) => minor(row.retail_price),
  image: (row) => row.image,
  productLink: (row) => row.productLink,
  ...Object.fromEntries(knownAttributes.map((name): [string, Cell] => [name, (_row, values) => values[name] ?? ''])),
  mandatory: (row) => row.mandatory,
  featured: (row) => row.featured,
};

/** The columns of each kind of file, by the fields that they are imported as. */
const exportKinds = {
  products: {
    ...goods,
    billingPeriod: (row) => row.billingPeriod ?? null,
    allRisk: (row) => minor(row.all_risk),
    employeeIns: (row) => minor(row.employee_ins),
    category: (row) => row.categoryName ?? '',
    groupKey: (row) => row.groupKey ?? '',
  },
  accessories: { ...goods, accessoryOf: (row) => (row.productSkus ?? []).join('|') },
} satisfies Record<string, Cells>;

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
  const columns = Object.entries(exportKinds[kind]) as [ProductImportField, Cell][];
  const heads = fieldHeads(i18n);
  const first = await read(beforeAll, pageSize);
  async function* rows() {
    for await (const row of allRows(first, read)) {
      const values = attributesOf(row.attributes);
      yield columns.map(([, cell]) => cell(row, values));
    }
  }
  const name = kind === 'products' ? i18n.t('products') : i18n.t('accessories');
  return sendTable(reply, { name, header: columns.map(([field]) => heads[field]), rows: rows() }, format, locale);
}
