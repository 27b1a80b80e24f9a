import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { DomainError } from '../http/domain-error.ts';
import { ownTime } from './own-time.ts';
import { TableError } from './table-error.ts';
import type { TableAnswer, TableQuestion } from './table-questions.ts';
import type { TableSource } from './table-source.ts';

/** What one process may take. */
export type ProcessLimits = {
  /**
   * how long it may work in all; nothing counts while nothing is asked, nor while this process itself stands still, as
   * on a machine that is stopped for a moment
   */
  longestMs: number;
  /** JavaScript's heap in MB; 256 when left out */
  heapMb?: number;
};

/** Beside this module, and beside the bundle that this module is part of (`launch/build-server.ts`). */
const childName = import.meta.url.endsWith('.ts') ? './table-child.ts' : './table-child.js';
const script = fileURLToPath(new URL(childName, import.meta.url));

/** All memory of one process in MB: the heap, the file and what it unpacks to. */
const memoryMb = 640;
const watchMs = 200;
/** Behind the server when both have work, yet not so far that a good file takes too long on a busy machine. */
const niceness = 5;

export type TableProcess = {
  /** the answer to one question; throws TableError when the process refuses, ends, or takes too long or too much */
  ask: (question: TableQuestion) => Promise<Exclude<TableAnswer, { refused: unknown }>>;
  close: () => void;
};

/** Where Node keeps what it compiled, if the server has such a place: half of a start goes into compiling. */
const compiled = ({ NODE_COMPILE_CACHE } = process.env) => (NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {});

/**
 * Starts a process for one table and hands it the bytes. It has its own memory limit, none of the server's settings and
 * a lower priority, so a file that no parser survives costs a refusal (SECURITY T11).
 */
export async function tableProcess(
  source: TableSource,
  { longestMs, heapMb = 256 }: ProcessLimits,
): Promise<TableProcess> {
  const child = fork(script, [], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { NODE_NO_WARNINGS: '1', ...compiled() },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  });
  const ended = endOf(child);
  // It is asked for below; a process that ends meanwhile is found by the next call.
  ended.catch(() => undefined);
  const everyMs = Math.min(watchMs, longestMs);
  const time = ownTime(everyMs);
  const close = () => void child.kill('SIGKILL');

  async function ask(question: TableQuestion) {
    time.begin();
    const watch = setInterval(() => {
      if (time.count() >= longestMs) close();
      void residentMb(child).then((mb) => {
        if (mb > memoryMb) close();
      });
    }, everyMs);
    try {
      const answer = await Promise.race([answerOf(child, question), ended]);
      if ('refused' in answer) throw new TableError(answer.refused);
      return answer;
    } finally {
      clearInterval(watch);
      time.count();
    }
  }

  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
    await Promise.race([feed(child, source), ended]);
    return { ask, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Fails when the process ends: by a signal, ours or its own, it was too much; by itself, it could not be read. */
function endOf(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    child.once('error', (cause) => reject(Object.assign(new DomainError('service-unavailable'), { cause })));
    child.once('exit', (_code, signal) =>
      reject(new TableError(signal === null ? 'file-cannot-be-read' : 'file-too-large')),
    );
  });
}

function answerOf(child: ChildProcess, question: TableQuestion): Promise<TableAnswer> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as TableAnswer));
    // A process that is gone takes no question; that it ended is told by `endOf`.
    child.send(question, () => undefined);
  });
}

async function feed(child: ChildProcess, source: TableSource): Promise<void> {
  if (child.stdin) await pipeline(Readable.from(source.chunks()), child.stdin);
}

/** Resident memory where the system shows it as a file; 0 elsewhere, where the heap's limit alone holds. */
async function residentMb({ pid }: ChildProcess): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
}
