import { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';
import { connectionDialect } from './connection-dialect.ts';
import type { Statement } from './batch.ts';
import { conversation, type Ahead, type Conversation, type Statements } from './conversation.ts';
import { checkout, watch } from './lost-connections.ts';
import { isAnswerOfPostgres, isRetryable, isStalePlan, isUnavailable } from './failures.ts';

/** Kysely inside one tenant transaction. There is no other way to a table. */
export type Db = Kysely<DB>;

/** As whom a transaction runs. The row-level policies see exactly these values. */
export type Identity = {
  role: 'admin' | 'supplier' | 'company' | 'employee' | 'system';
  userId: string | null;
  companyId: string | null;
  supplierId: string | null;
  employeeId: string | null;
};

export type TransactionOptions = {
  /** nothing is written: no BEGIN and no COMMIT is sent, and a statement that writes fails */
  readOnly?: boolean;
  /** everything is asked for at one moment: one message, whose own transaction writes without BEGIN and COMMIT */
  atOnce?: boolean;
  /** what enters the tenant instead of the identity's values; a read's first answer is looked at before all others */
  enter?: Ahead;
};

/** Instead of a tenant's id, for who sees all tenants' rows. */
const everybody = '00000000-0000-0000-0000-000000000000';

/** The one id that most policies compare a row with (`acts_as`, migration 0020). */
const tenantOf: Record<Identity['role'], (identity: Identity) => string | null> = {
  admin: () => everybody,
  system: () => everybody,
  supplier: ({ supplierId }) => supplierId,
  company: ({ companyId }) => companyId,
  employee: ({ employeeId }) => employeeId,
};

/** What row-level security reads, and where an identity says it. */
const settings: readonly { name: string; of: (identity: Identity) => string | null }[] = [
  { name: 'app.role', of: ({ role }) => role },
  { name: 'app.user', of: ({ userId }) => userId },
  { name: 'app.company', of: ({ companyId }) => companyId },
  { name: 'app.supplier', of: ({ supplierId }) => supplierId },
  { name: 'app.employee', of: ({ employeeId }) => employeeId },
  { name: 'app.tenant', of: (identity) => tenantOf[identity.role](identity) },
];

/**
 * Makes what opens a tenant: the role that row-level security binds and the settings that it reads. They end with the
 * transaction, so whatever an identity has not is not set at all. `write` puts the select list, whose parameters begin
 * at `from`, into a statement; it is written once for each set of settings that identities have.
 */
export function entering(from: number, write: (columns: string) => string): (identity: Identity) => { text: string; values: string[] } {
  const texts = new Map<number, string>();
  const written = (has: number) => {
    const own = settings.filter((_setting, index) => has & (1 << index)).map(({ name }, index) => `set_config('${name}', $${from + index}, true)`);
    const text = write([`set_config('role', 'portal_tenant', true)`, ...own].join(', '));
    texts.set(has, text);
    return text;
  };
  return (identity) => {
    const values: string[] = [];
    let has = 0;
    settings.forEach(({ of }, index) => {
      const value = of(identity);
      if (value === null) return;
      values.push(value);
      has |= 1 << index;
    });
    return { text: texts.get(has) ?? written(has), values };
  };
}

/** Goes with `entering` where nothing is written: a statement that writes fails. */
export const readOnly = `set_config('transaction_read_only', 'on', true)`;

/** What goes ahead of statements that may write: from there on they see and write what an identity may. */
export const enter: (identity: Identity) => Statement = entering(1, (columns) => `select ${columns}`);

/** What goes ahead of the statements of a read: from there on they see what an identity may see, and write nothing. */
export const enterReading: (identity: Identity) => Ahead = entering(1, (columns) => `select ${columns}, ${readOnly}`);

/**
 * Runs `work` in one transaction as `identity`, behind row-level security (SECURITY section 2). Serialization
 * failures and deadlocks are tried again, at most three times, so `work` must touch nothing but the database.
 */
export async function withTenant<T>(pool: pg.Pool, identity: Identity, work: (db: Db, statements: Statements) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (options.readOnly || options.atOnce ? messages(pool, identity, work, options) : transaction(pool, identity, work));
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}

const dbOver = (statements: Statements): Db => new Kysely<DB>({ dialect: connectionDialect(statements) });

async function transaction<T>(pool: pg.Pool, identity: Identity, work: (db: Db, statements: Statements) => Promise<T>): Promise<T> {
  const client = await checkout(pool);
  const opening = [{ text: 'begin' }, enter(identity)];
  const talk = conversation(client, (isFirst) => (isFirst ? opening : []), () => watch(client));
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

/** Sends nothing more and rolls back; answers the failure that makes the connection unfit for anybody else. It is destroyed then, never reused. */
async function undo(talk: Conversation, error: unknown): Promise<unknown> {
  // Part of the work may still be going on: what it asks for from now on must not reach whoever has the connection next.
  talk.abandon();
  if (!isAnswerOfPostgres(error) && isUnavailable(error)) return error;
  if (isStalePlan(error)) return error;
  if (!talk.isOpen) return undefined;
  return talk.last({ text: 'rollback' }).then(() => undefined, (failure: unknown) => failure);
}

/**
 * Statements that are asked for together are one message and one implicit transaction, which the identity's settings
 * open; so a list costs one round trip. What writes has one such message and no second: two would be two transactions.
 */
async function messages<T>(pool: pg.Pool, identity: Identity, work: (db: Db, statements: Statements) => Promise<T>, options: TransactionOptions): Promise<T> {
  const client = await checkout(pool);
  const front: Ahead[] = [options.enter ?? (options.atOnce ? enter(identity) : enterReading(identity))];
  const talk = conversation(client, () => front, () => watch(client));
  const statements = options.atOnce ? inOneMessage(talk) : talk;
  let broken: unknown;
  try {
    return await work(dbOver(statements), statements);
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
export function withSystem<T>(pool: pg.Pool, work: (db: Db, statements: Statements) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  return withTenant(pool, system, work, options);
}
