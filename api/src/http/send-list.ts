import type { Locale } from '@portal/contract/constants';
import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { i18nOf } from '../i18n.ts';
import { listColumns } from '../tabular/list-columns.ts';
import { writeCsv } from '../tabular/write-csv.ts';
import { writeXlsx } from '../tabular/write-xlsx.ts';
import { sendFile } from './send-file.ts';

const pieceSize = 1_000;

type Row = Readonly<Record<string, unknown>>;
type ReadPage = (paging: { page: number; pageSize: number; count: undefined }) => Promise<unknown>;

const rowsOf = (answer: unknown) => (answer as { data: readonly Row[] }).data;

/**
 * Answers with all that a list's own handler finds, as a file in the reader's language. The first piece is read before
 * the answer begins, so that a refusal is still one; each is read in a transaction of its own, so a slow reader holds
 * no connection.
 *
 * @throws DomainError `workbook-too-long` for a workbook that would not fit into memory; as CSV there is no limit
 */
export async function sendList(
  reply: FastifyReply,
  { path, response }: Endpoint,
  read: ReadPage,
  format: 'csv' | 'xlsx',
  locale: Locale,
): Promise<FastifyReply> {
  const piece = async (page: number) => rowsOf(await read({ page, pageSize: pieceSize, count: undefined }));
  const page = response as unknown as { entries: { data: { item: Parameters<typeof listColumns>[0] } } };
  const columns = listColumns(page.entries.data.item, i18nOf(locale));
  const first = await piece(1);
  async function* cells() {
    for (let number = 1, rows = first; ; rows = await piece((number += 1))) {
      for (const row of rows) yield columns.map((column) => column.cell(row));
      if (rows.length < pieceSize) return;
    }
  }
  const header = columns.map((column) => column.header);
  const name = path.split('/').at(-1) ?? 'list';
  return sendFile(
    reply,
    `${name}.${format}`,
    format === 'xlsx' ? await writeXlsx(header, cells(), name) : writeCsv(header, cells(), locale),
  );
}
