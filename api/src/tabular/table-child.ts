import { flushCompileCache } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type { TableRow } from './open-delimited.ts';
import { openTable } from './open-table.ts';
import { TableError } from './table-error.ts';
import type { TableAnswer, TableQuestion } from './table-questions.ts';

/** Characters of one answer: few enough that the server parses it between two requests. */
const pieceCharacters = 64 * 1024;

// At once and not at the end, because it is ended by a signal.
flushCompileCache();

const bytes = buffer(process.stdin);
let rows: AsyncIterator<TableRow>;

/** A file is read once: the rows that were read for its samples come first, then the others. */
async function* inOrder(read: TableRow[], others: AsyncIterator<TableRow>): AsyncGenerator<TableRow> {
  yield* read.splice(0);
  for (let next = await others.next(); !next.done; next = await others.next()) yield next.value;
}

async function open({ options, samples: wanted }: Extract<TableQuestion, { ask: 'open' }>): Promise<TableAnswer> {
  const { rows: all, ...head } = await openTable(await bytes, options);
  const others = all[Symbol.asyncIterator]();
  const read: TableRow[] = [];
  const samples: string[][] = [];
  while (samples.length < wanted) {
    const next = await others.next();
    if (next.done) break;
    read.push(next.value);
    if (!next.value.problem) samples.push(next.value.cells);
  }
  rows = inOrder(read, others);
  return { head: { ...head, samples } };
}

async function count(): Promise<TableAnswer> {
  let total = 0;
  while (!(await rows.next()).done) total += 1;
  return { count: total };
}

async function piece(): Promise<TableAnswer> {
  const found: TableRow[] = [];
  let characters = 0;
  while (characters < pieceCharacters) {
    const next = await rows.next();
    if (next.done) break;
    found.push(next.value);
    for (const cell of next.value.cells) characters += cell.length + 4;
  }
  return { rows: found };
}

const answerTo = (question: TableQuestion) =>
  question.ask === 'open' ? open(question) : question.ask === 'count' ? count() : piece();

/** The process that one uploaded table is read in: what a hostile file can end is this, not the server. */
process.on('message', async (question: TableQuestion) => {
  const answer = await answerTo(question).catch((error: unknown): TableAnswer => {
    if (error instanceof TableError) return { refused: error.key };
    throw error;
  });
  process.send?.(answer);
});
process.once('disconnect', () => process.exit());
