import {
  type CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler,
  type DatabaseConnection, type Dialect, type Driver, type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { statementName } from './statement-names.ts';

/** One connection as Kysely sees it. Statements are named, and may overlap: pg pipelines them. */
class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  constructor(client: pg.ClientBase) {
    this.#client = client;
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = statementName(query.sql);
    const result = await this.#client.query({ ...(name ? { name } : {}), text: query.sql, values: query.parameters as unknown[] });
    const changed = result.command === 'SELECT' ? {} : { numAffectedRows: BigInt(result.rowCount ?? 0) };
    return { rows: result.rows as R[], ...changed };
  }
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('long results are streamed with COPY, not through Kysely');
  }
}

/** Kysely over a connection that somebody else opened, and in whose transaction it must stay. */
export function connectionDialect(client: pg.ClientBase): Dialect {
  const connection = new ClientConnection(client);
  const noNesting = async () => {
    throw new Error('already inside a tenant transaction');
  };
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: noNesting,
    commitTransaction: noNesting,
    rollbackTransaction: noNesting,
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
