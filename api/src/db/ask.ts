import pg from 'pg';
import { keepsNamesOf } from './statement-names.ts';

/**
 * One statement as the login itself, for what needs no tenant: the session behind a token, whether the database
 * answers.
 */
export async function askPool<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { name, ...query }: pg.QueryConfig,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<Row>(name && keepsNamesOf(client) ? { ...query, name } : query);
    client.release();
    return rows;
  } catch (error) {
    // Postgres said no: the connection is as good as before. Anything else may have left half an answer in it.
    client.release(error instanceof pg.DatabaseError ? undefined : true);
    throw error;
  }
}
