import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { bearer } from './bench.ts';

export type Recorded = { text: string; values: unknown[] };
const frame = /^(begin|commit|rollback|select set_config|select note_session|select [^]*from open_session)/i;

/** The statements that a piece of work sends, without those that open the transaction and the session. */
export async function record(work: () => Promise<unknown>): Promise<Recorded[]> {
  const original = pg.Client.prototype.query;
  const statements: Recorded[] = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string; values?: unknown[] }];
    const { text, values = [] } = typeof first === 'string' ? { text: first } : first;
    if (text && !frame.test(text.trim())) statements.push({ text, values: [...values] });
    return (original as (...rest: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}

/** The statements behind one address. */
export const statementsOf = (app: FastifyInstance, path: string, token: string): Promise<Recorded[]> =>
  record(async () => {
    const answer = await app.inject({ method: 'GET', url: path, headers: bearer(token) });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
  });
