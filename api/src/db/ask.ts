import pg from 'pg';
import { tracedStatement } from '../tracing/span.ts';
import { isStalePlan } from './failures.ts';
import { namedStatement, planAnew } from './statement-names.ts';
import { retried } from './transaction.ts';

/**
 * One statement as the login itself, for what needs no tenant and no transaction: the session behind a token, whether
 * the database answers.
 */
export function askPool<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { text, values = [] }: { text: string; values?: unknown[] },
): Promise<Row[]> {
  return retried(async () => {
    const client = await pool.connect();
    const statement = namedStatement(client, text);
    try {
      const query = { ...statement, values };
      const { rows } = await tracedStatement(text, () => client.query<Row>(query));
      client.release();
      return rows;
    } catch (error) {
      if (isStalePlan(error)) planAnew(text, statement);
      // Postgres said no: the connection is as good as before. Anything else may have left half an answer in it.
      client.release(!(error instanceof pg.DatabaseError) || isStalePlan(error));
      throw error;
    }
  });
}
