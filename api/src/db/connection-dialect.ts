import {
  type CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type { Statements } from './conversation.ts';

/** One conversation as Kysely sees it. */
class StatementConnection implements DatabaseConnection {
  readonly #statements: Statements;
  constructor(statements: Statements) {
    this.#statements = statements;
  }
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, rowCount, command } = await this.#statements.query<R>({ text: query.sql, values: query.parameters });
    return command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount) };
  }
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('long results are streamed with COPY, not through Kysely');
  }
}

// They keep nothing from one statement to the next; a Kysely is made for every transaction, these once.
const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const noNesting = async () => {
  throw new Error('already inside a tenant transaction');
};

/** Kysely over a conversation that somebody else opened, and in whose transaction it must stay. */
export function connectionDialect(statements: Statements): Dialect {
  const connection = new StatementConnection(statements);
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
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
