import { Kysely } from 'kysely';
import type pg from 'pg';
import type { Statement } from './batch.ts';
import { connectionDialect } from './connection-dialect.ts';
import { conversation, type Conversation, type Statements } from './conversation.ts';
import { isAnswerOfPostgres, isRetryable, isStalePlan, isUnavailable } from './failures.ts';
import { enter, enterReading, type Identity } from './identity.ts';
import type { DB } from './schema.ts';

/** Kysely inside one tenant transaction. There is no other way to a table. */
export type Db = Kysely<DB>;

export type TransactionOptions = {
  /** nothing is written: no BEGIN and no COMMIT is sent, and a statement that writes fails */
  readOnly?: boolean;
};

/**
 * Runs `work` in one transaction as `identity`, behind row-level security (SECURITY section 2). Serialization
 * failures and deadlocks are tried again, at most three times, so `work` must touch nothing but the database.
 */
export function withTenant<T>(
  pool: pg.Pool,
  identity: Identity,
  work: (db: Db, statements: Statements) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  if (!options.readOnly) return again(() => transaction(pool, identity, work));
  const front = [enterReading(identity)];
  return again(() => messages(pool, front, (talk) => work(dbOver(talk), talk)));
}

/**
 * Runs `work` outside of every tenant, where no table can be read and only what was granted can be called: what comes
 * before anybody is somebody. All of it is asked for at one moment: one message, whose own transaction writes without
 * BEGIN and COMMIT. Tried again as `withTenant` is.
 */
export function asNobody<T>(pool: pg.Pool, work: (statements: Statements) => Promise<T>): Promise<T> {
  return again(() => messages(pool, [], (talk) => work(inOneMessage(talk))));
}

async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}

const dbOver = (statements: Statements): Db => new Kysely<DB>({ dialect: connectionDialect(statements) });

async function transaction<T>(
  pool: pg.Pool,
  identity: Identity,
  work: (db: Db, statements: Statements) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const opening = [{ text: 'begin' }, enter(identity)];
  const talk = conversation(client, (isFirst) => (isFirst ? opening : []));
  let broken: unknown;
  try {
    const result = await work(dbOver(talk), talk);
    if (talk.isOpen) {
      const { command } = await talk.last({ text: 'commit' });
      // Postgres answers COMMIT with ROLLBACK when a statement failed whose error somebody swallowed.
      if (command !== 'COMMIT') throw new Error('the transaction had failed before it was committed');
    }
    return result;
  } catch (error) {
    broken = await undo(talk, error);
    throw error;
  } finally {
    client.release(broken === undefined ? undefined : toError(broken));
  }
}

/**
 * Sends nothing more and rolls back; answers the failure that makes the connection unfit for anybody else. It is
 * destroyed then, never reused.
 */
async function undo(talk: Conversation, error: unknown): Promise<unknown> {
  // Part of the work may still be going on: what it asks for from now on must not reach whoever has the connection next.
  talk.abandon();
  if (!isAnswerOfPostgres(error) && isUnavailable(error)) return error;
  if (isStalePlan(error)) return error;
  if (!talk.isOpen) return undefined;
  return talk.last({ text: 'rollback' }).then(
    () => undefined,
    (failure: unknown) => failure,
  );
}

/**
 * Statements that are asked for together are one message and one implicit transaction, which the identity's settings
 * open; so a list costs one round trip. What writes has one such message and no second: two would be two transactions.
 */
async function messages<T>(
  pool: pg.Pool,
  front: readonly Statement[],
  work: (talk: Conversation) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const talk = conversation(client, () => front);
  let broken: unknown;
  try {
    return await work(talk);
  } catch (error) {
    talk.abandon();
    if (isStalePlan(error) || (!isAnswerOfPostgres(error) && isUnavailable(error))) broken = error;
    throw error;
  } finally {
    if (broken !== undefined) client.release(toError(broken));
    else void talk.settled().then(() => client.release());
  }
}

const inOneMessage = (talk: Conversation): Statements => ({
  query: async (statement) => {
    if (talk.isOpen) throw new Error(`not asked for at once: ${statement.text}`);
    return talk.query(statement);
  },
});

const toError = (value: unknown): Error => (value instanceof Error ? value : new Error(String(value)));

const system: Identity = { role: 'system', userId: null, companyId: null, supplierId: null, employeeId: null };

/**
 * The portal's own work, for all tenants: logging in, jobs, the demo world. Routes of an area must not use it
 * (lint says who may); each caller names its reason where it calls.
 */
export function withSystem<T>(
  pool: pg.Pool,
  work: (db: Db, statements: Statements) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  return withTenant(pool, system, work, options);
}
