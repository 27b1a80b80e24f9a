import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

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
