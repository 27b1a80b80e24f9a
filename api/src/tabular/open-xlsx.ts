import { Worker } from 'node:worker_threads';
import type { TableLimits } from './limits.ts';
import { openDelimited } from './open-delimited.ts';
import type { Table } from './open-delimited.ts';
import { TableError } from './table-error.ts';
import { tableSource } from './table-source.ts';
import type { TableSource } from './table-source.ts';
import type { XlsxAnswer } from './xlsx-worker.ts';

/** Heap of the worker that unpacks; beyond it the worker dies, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };
const longestMs = 120_000;

async function allBytes(source: TableSource): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source.chunks()) parts.push(part);
  return Buffer.concat(parts);
}

function convert(bytes: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: bytes, resourceLimits });
  const timer = setTimeout(() => reject(new TableError('file-too-large')), longestMs);
  worker.once('message', (answer: XlsxAnswer) => {
    if ('csv' in answer) resolve(Buffer.from(answer.csv.buffer, answer.csv.byteOffset, answer.csv.byteLength));
    else reject(new TableError(answer.key));
  });
  worker.once('error', (error: NodeJS.ErrnoException) => {
    reject(new TableError(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'file-too-large' : 'file-cannot-be-read', { cause: error }));
  });
  worker.once('exit', () => reject(new TableError('file-cannot-be-read')));
  return promise.finally(async () => {
    clearTimeout(timer);
    await worker.terminate();
  });
}

/**
 * Opens the first sheet of an XLSX. It is unpacked in a worker with its own memory limit and becomes CSV, so its rows
 * have the same shape, limits and row numbers as those of a text file. Throws TableError as `openTable` says.
 */
export async function openXlsx(source: TableSource, limits: TableLimits): Promise<Table> {
  const csv = await convert(await allBytes(source));
  const table = await openDelimited(await tableSource(csv, Number.MAX_SAFE_INTEGER), limits, { delimiter: ',' });
  return { ...table, encoding: 'xlsx', delimiter: '' };
}
