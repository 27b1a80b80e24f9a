import { Worker } from 'node:worker_threads';
import { DomainError } from '../http/domain-error.ts';
import type { PdfAnswer, PdfMakers, PdfQuestion } from './pdf-makers.ts';

/** Beside this module, and beside the bundle that this module is part of (`launch/build-server.ts`). */
const script = new URL(import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js', import.meta.url);
/** A document of a thousand rows takes a second. */
const longestMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * A document's bytes. It is written in a thread of its own, so that a long one keeps nobody waiting but those who want
 * one too; the thread is there from the first document on and does not keep the process.
 *
 * @throws DomainError `service-unavailable` when it takes more time or memory than any document needs
 */
export function makePdf<K extends keyof PdfMakers>(kind: K, ...args: Parameters<PdfMakers[K]>): Promise<Buffer> {
  const made = last.then(() => written({ kind, args }));
  last = made.catch(() => undefined);
  return made;
}

async function written(question: PdfQuestion): Promise<Buffer> {
  const thread = (worker ??= start());
  thread.ref();
  const late = setTimeout(() => void thread.terminate(), longestMs);
  try {
    const answer = await answerOf(thread, question);
    if ('fault' in answer) throw new Error(answer.fault);
    return Buffer.from(answer.bytes);
  } finally {
    clearTimeout(late);
    thread.unref();
  }
}

function start(): Worker {
  const thread = new Worker(script, { resourceLimits });
  // What it ends with is told by `answerOf`; the next document gets a new one.
  thread.on('error', () => undefined);
  thread.once('exit', () => (worker = undefined));
  return thread;
}

function answerOf(thread: Worker, question: PdfQuestion): Promise<PdfAnswer> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new DomainError('service-unavailable'));
    thread.once('exit', ended);
    thread.once('message', (answer: PdfAnswer) => {
      thread.off('exit', ended);
      resolve(answer);
    });
    thread.postMessage(question);
  });
}
