import {
  type CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { tracedStatement } from '../tracing/span.ts';
import { isStalePlan } from './failures.ts';
import { namedStatement, planAnew } from './statement-names.ts';

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** The statements of one transaction on a connection that its caller opens and closes. */
export class TransactionConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  #firstError: unknown;
  #isOver = false;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  /** Refuses every further statement: the connection is about to serve another request. */
  end(): void {
    this.#isOver = true;
  }

  async executeQuery<Row>({ sql, parameters }: Statement): Promise<QueryResult<Row>> {
    if (this.#isOver) throw new Error(`asked for after the end of the transaction: ${sql}`);
    const statement = namedStatement(this.#client, sql);
    try {
      const query = { ...statement, values: [...parameters] };
      const { rows, rowCount, command } = await tracedStatement(sql, () => this.#client.query(query));
      return command === 'SELECT' ? { rows } : { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      if (isStalePlan(error)) planAnew(sql, statement);
      this.#firstError ??= error;
      throw isAborted(error) ? this.#firstError : error;
    }
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('long results are streamed with COPY, not through Kysely');
  }
}

/** "Current transaction is aborted": an earlier error says why. */
const isAborted = (error: unknown) => error instanceof Error && 'code' in error && error.code === '25P02';

// They keep nothing from one statement to the next; a Kysely is made for every transaction, these once.
const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
const nothing = async () => undefined;
const noNesting = async () => {
  throw new Error('already inside a transaction');
};

/** Kysely over the connection of a transaction, in which it must stay. */
export function connectionDialect(connection: TransactionConnection): Dialect {
  return {
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      beginTransaction: noNesting,
      commitTransaction: noNesting,
      rollbackTransaction: noNesting,
      releaseConnection: nothing,
      destroy: nothing,
    }),
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
