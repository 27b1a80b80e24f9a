import { Kysely } from 'kysely';
import type pg from 'pg';
import { tracedStatement } from '../tracing/span.ts';
import { connectionDialect, TransactionConnection, type Statement } from './connection-dialect.ts';
import { isAnswerOfPostgres, isRetryable, isStalePlan, isUnavailable } from './failures.ts';
import type { DB } from './schema.ts';

/** Kysely inside one transaction. There is no other way to a table. */
export type Db = Kysely<DB>;

/** Kysely over the connection of a transaction. */
export const dbOver = (connection: TransactionConnection): Db =>
  new Kysely<DB>({ dialect: connectionDialect(connection) });

/** Tries again after a serialization failure, a deadlock or a stale plan: three times in all. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Runs `work` in one transaction that the statements `opening` begin. It may run again (`retried`), so it must touch
 * nothing but the database.
 */
export const transaction = <T>(
  pool: pg.Pool,
  opening: readonly Statement[],
  work: (db: Db) => Promise<T>,
): Promise<T> => retried(() => runOnce(pool, opening, work));

/** The pool pipelines: `opening` is on its way together with the first statements of `work`. */
async function runOnce<T>(pool: pg.Pool, opening: readonly Statement[], work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const connection = new TransactionConnection(client);
  let isUnfit = false;
  try {
    const opened = Promise.all(opening.map((statement) => connection.executeQuery(statement)));
    // Its failure is told when `work` has ended.
    opened.catch(() => undefined);
    const result = await work(dbOver(connection));
    await opened;
    connection.end();
    const { command } = await tracedStatement('commit', () => client.query('commit'));
    // Postgres answers COMMIT with ROLLBACK when a statement failed whose error was caught.
    if (command !== 'COMMIT') throw new Error('the transaction had failed before it was committed');
    return result;
  } catch (error) {
    // A part of the work may still go on: its statements must not reach the next transaction of the connection.
    connection.end();
    isUnfit = isStalePlan(error) || isLost(error) || !(await isRolledBack(client));
    throw error;
  } finally {
    client.release(isUnfit);
  }
}

const isLost = (error: unknown) => isUnavailable(error) && !isAnswerOfPostgres(error);

const isRolledBack = (client: pg.ClientBase): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );
