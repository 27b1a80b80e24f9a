import type { Locale } from '@portal/contract/constants';
import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { PieceEnd } from '../db/list.ts';
import { i18nOf } from '../i18n.ts';
import { listColumns } from '../tabular/list-columns.ts';
import { sendTable } from './send-file.ts';

const pieceSize = 1_000;

type Row = Readonly<Record<string, unknown>>;
type Paging = { page: number; pageSize: number; count: undefined; after: PieceEnd | null };
type ReadPage = (paging: Paging) => Promise<unknown>;
type Piece = { data: readonly Row[]; meta: { end?: PieceEnd } };

/**
 * Answers with all that a list's own handler finds, as a file in the reader's language. Each piece is read in a
 * transaction of its own, so a slow reader holds no connection, and begins behind the last row of the one before.
 */
export async function sendList(
  reply: FastifyReply,
  { path, response }: Endpoint,
  read: ReadPage,
  format: 'csv' | 'xlsx',
  locale: Locale,
): Promise<FastifyReply> {
  const pieceAfter = async (after: PieceEnd | null) =>
    (await read({ page: 1, pageSize: pieceSize, count: undefined, after })) as Piece;
  const page = response as unknown as { entries: { data: { item: Parameters<typeof listColumns>[0] } } };
  const columns = listColumns(page.entries.data.item, i18nOf(locale));
  const first = await pieceAfter(null);
  async function* cells() {
    for (let piece = first; ; piece = await pieceAfter(piece.meta.end)) {
      for (const row of piece.data) yield columns.map((column) => column.cell(row));
      if (!piece.meta.end) return;
    }
  }
  const header = columns.map((column) => column.header);
  return sendTable(reply, { name: path.split('/').at(-1) ?? 'list', header, rows: cells() }, format, locale);
}
