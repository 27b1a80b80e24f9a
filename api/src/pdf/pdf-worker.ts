import { parentPort } from 'node:worker_threads';
import { pdfMakers, type PdfAnswer, type PdfQuestion } from './pdf-makers.ts';

/** The thread that documents are written in, one after the other (`make-pdf.ts`). */
parentPort?.on('message', async ({ kind, args }: PdfQuestion) => {
  const make = pdfMakers[kind] as (...all: unknown[]) => Promise<Buffer>;
  const answer = await make(...args).then(
    (bytes): PdfAnswer => ({ bytes }),
    (error: unknown): PdfAnswer => ({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(answer);
});
