import type { Readable } from 'node:stream';
import type { Locale } from '@portal/contract/constants';
import type { FastifyReply } from 'fastify';
import { writeCsv, type ExportRows } from '../tabular/write-csv.ts';
import { writeXlsx } from '../tabular/write-xlsx.ts';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  xml: 'application/xml',
  json: 'application/json',
  zip: 'application/zip',
};

/**
 * Answers with a file to keep: the bytes as they are, never guessed at and never shown inside the page. The name is
 * sent in both forms, so that æøå survive in every browser.
 */
export function sendFile(reply: FastifyReply, fileName: string, content: Buffer | Readable): FastifyReply {
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const plain = fileName.replace(/[^\w.-]/g, '_');
  return (
    reply
      // Payroll files have their own encoding; a charset here would make a browser convert them.
      .type(
        extension === 'csv' && Buffer.isBuffer(content)
          ? 'application/octet-stream'
          : (types[extension] ?? 'application/octet-stream'),
      )
      .header(
        'content-disposition',
        `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      )
      .header('x-content-type-options', 'nosniff')
      .send(content)
  );
}

/** `sheet` is what a workbook calls it, the file's name unless named; `delimiter` as in `writeCsv`. */
type SentTable = { name: string; header: readonly string[]; rows: ExportRows; sheet?: string; delimiter?: string };

/** Answers with a table as a file in the reader's language. */
export function sendTable(
  reply: FastifyReply,
  { name, header, rows, sheet = name, delimiter }: SentTable,
  format: 'csv' | 'xlsx',
  locale: Locale,
): FastifyReply {
  const content = format === 'xlsx' ? writeXlsx(header, rows, sheet) : writeCsv(header, rows, locale, delimiter);
  return sendFile(reply, `${name}.${format}`, content);
}
