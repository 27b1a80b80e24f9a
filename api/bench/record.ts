import pg from 'pg';

type Recorded = { text: string; values: unknown[] };
const frame = /^(begin|commit|rollback|select set_config|select \* from open_session)/i;

/** The statements that a piece of work sends, without those that open the transaction and the session. */
export async function record(work: () => Promise<unknown>): Promise<Recorded[]> {
  const original = pg.Client.prototype.query;
  const statements: Recorded[] = [];
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string; values?: unknown[] }, unknown[] | undefined];
    const statement = typeof first === 'string' ? { text: first, values: Array.isArray(second) ? second : [] } : { text: first.text, values: first.values ?? [] };
    if (statement.text && !frame.test(statement.text.trim())) statements.push(statement);
    return (original as (...rest: unknown[]) => unknown).apply(this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return statements;
}
