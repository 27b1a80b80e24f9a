import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { TableError } from './table-error.ts';

/**
 * Bytes that can be read from the start as often as needed: a table is read once to recognise it, then for its rows.
 */
export type TableSource = {
  chunks: () => AsyncIterable<Buffer>;
  start: (length: number) => Promise<Buffer>;
  size: number;
};

const chunkBytes = 64 * 1024;

/** Lets the server answer others between two pieces, as reading from disk does by itself. */
async function* slices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += chunkBytes) {
    yield bytes.subarray(from, from + chunkBytes);
    await setImmediate();
  }
}

function bufferSource(bytes: Buffer): TableSource {
  return { chunks: () => slices(bytes), start: async (length) => bytes.subarray(0, length), size: bytes.length };
}

async function startOf(path: string, length: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function collect(stream: Readable, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const chunks: AsyncIterable<Buffer | string> = stream;
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) throw new TableError('file-too-large');
    parts.push(bytes);
  }
  return Buffer.concat(parts, size);
}

/** What a table can be read from. */
export type TableInput = string | Buffer | Readable | TableSource;

/**
 * Makes a path, bytes or a stream re-readable. A path stays on disk and costs no memory; a stream is collected, up
 * to the limit of one upload. Throws TableError: file-too-large, file-is-empty.
 */
export async function tableSource(source: TableInput, limit: number): Promise<TableSource> {
  if (source instanceof Readable) return tableSource(await collect(source, limit), limit);
  const found: TableSource =
    typeof source === 'string'
      ? {
          chunks: () => createReadStream(source, { highWaterMark: chunkBytes }),
          start: (length) => startOf(source, length),
          size: (await stat(source)).size,
        }
      : 'chunks' in source
        ? source
        : bufferSource(source);
  if (found.size > limit) throw new TableError('file-too-large');
  if (found.size === 0) throw new TableError('file-is-empty');
  return found;
}
