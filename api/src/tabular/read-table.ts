import { tableLimits } from './limits.ts';
import type { TableRow } from './open-delimited.ts';
import type { OpenOptions } from './open-table.ts';
import { tableProcess, type ProcessLimits, type TableProcess } from './table-process.ts';
import type { TableHead } from './table-questions.ts';
import { tableSource, type TableInput } from './table-source.ts';

/**
 * How long recognising a file may take while a person waits, who has an answer in ten seconds with sending it and what
 * a busy machine adds; and reading its rows in the background.
 */
const whileWaiting = { longestMs: 6_000 };
const inBackground = { longestMs: 60_000 };

export type TableSurvey = TableHead & { rows: number };

/** A table with its rows, which can be read once; `close` ends the process that reads them, read or not. */
export type OpenedTable = TableHead & { rows: AsyncIterable<TableRow>; close: () => void };

/**
 * Opens a table as `openTable` does, in a process of its own, reads it to its end and says what it is; `samples` is how
 * many of its first good rows come along. Throws TableError as `openTable` and its rows do, and file-too-large when
 * reading takes too much time or memory.
 */
export async function surveyTable(from: TableInput, samples: number, options: OpenOptions = {}): Promise<TableSurvey> {
  const { head, child } = await opened(from, samples, options, whileWaiting);
  try {
    const answer = await child.ask({ ask: 'count' });
    return { ...head, rows: 'count' in answer ? answer.count : 0 };
  } finally {
    child.close();
  }
}

/** Opens a table in a process of its own, to read its rows. Throws TableError like `surveyTable`, also by its rows. */
export async function readTable(from: TableInput, samples: number, options: OpenOptions = {}): Promise<OpenedTable> {
  const { head, child } = await opened(from, samples, options, inBackground);
  return { ...head, rows: rowsOf(child), close: child.close };
}

async function opened(
  from: TableInput,
  samples: number,
  options: OpenOptions,
  limits: ProcessLimits,
): Promise<{ head: TableHead; child: TableProcess }> {
  const source = await tableSource(from, options.limits?.bytes ?? tableLimits.bytes);
  const child = await tableProcess(source, limits);
  try {
    const answer = await child.ask({ ask: 'open', options, samples });
    if (!('head' in answer)) throw new Error('the process that reads a table answered something else');
    return { head: answer.head, child };
  } catch (error) {
    child.close();
    throw error;
  }
}

/** The next piece is read while the one before is worked on. */
async function* rowsOf(child: TableProcess): AsyncGenerator<TableRow> {
  const ask = () => {
    const answer = child.ask({ ask: 'rows' });
    answer.catch(() => undefined);
    return answer;
  };
  try {
    let next = ask();
    for (;;) {
      const answer = await next;
      const rows = 'rows' in answer ? answer.rows : [];
      if (rows.length === 0) return;
      next = ask();
      yield* rows;
    }
  } finally {
    child.close();
  }
}
