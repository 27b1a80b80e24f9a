import { flushCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { Table, TableRow } from './open-delimited.ts';
import { firstRows, openTable } from './open-table.ts';
import { TableError } from './table-error.ts';
import type { TableAnswer, TableQuestion } from './table-questions.ts';

/** Characters of one answer: few enough that the server parses it between two requests. */
const pieceCharacters = 64 * 1024;

// At once and not at the end, because it is ended by a signal.
flushCompileCache();

const bytes = buffer(process.stdin);
let table: Table;
let rows: AsyncIterator<TableRow> | undefined;

async function count(): Promise<number> {
  let total = 0;
  for await (const _row of table.rows) total += 1;
  return total;
}

async function piece(): Promise<TableRow[]> {
  rows ??= table.rows[Symbol.asyncIterator]();
  const found: TableRow[] = [];
  let characters = 0;
  while (characters < pieceCharacters) {
    const next = await rows.next();
    if (next.done) break;
    found.push(next.value);
    for (const cell of next.value.cells) characters += cell.length + 4;
  }
  return found;
}

async function answerTo(question: TableQuestion): Promise<TableAnswer> {
  if (question.ask === 'count') return { count: await count() };
  if (question.ask === 'rows') return { rows: await piece() };
  table = await openTable(await bytes, question.options);
  const { encoding, delimiter, header } = table;
  return {
    head: {
      encoding,
      delimiter,
      header,
      samples: (await firstRows(table, question.samples)).map(({ cells }) => cells),
    },
  };
}

/** The process that one uploaded table is read in: what a hostile file can end is this, not the server. */
process.on('message', async (question: TableQuestion) => {
  const answer = await answerTo(question).catch((error: unknown): TableAnswer => {
    if (error instanceof TableError) return { refused: error.key };
    throw error;
  });
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
