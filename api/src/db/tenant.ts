import { Kysely } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.ts';
import { connectionDialect } from './connection-dialect.ts';
import { isRetryable } from './failures.ts';

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
  /** nothing is written: the answer need not wait for COMMIT */
  readOnly?: boolean;
};

// The settings end with the transaction, so a pooled connection never carries one request's identity into the next.
const enter = {
  name: 'enter-tenant',
  text: `select set_config('role', 'portal_tenant', true), set_config('app.role', $1, true), set_config('app.user', $2, true),
    set_config('app.company', $3, true), set_config('app.supplier', $4, true), set_config('app.employee', $5, true)`,
};

/**
 * Runs `work` in one transaction as `identity`, behind row-level security (SECURITY section 2). Serialization
 * failures and deadlocks are tried again, at most three times, so `work` must touch nothing but the database.
 */
export async function withTenant<T>(pool: pg.Pool, identity: Identity, work: (db: Db, client: pg.PoolClient) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction(pool, identity, work, options);
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}

async function transaction<T>(pool: pg.Pool, identity: Identity, work: (db: Db, client: pg.PoolClient) => Promise<T>, { readOnly }: TransactionOptions): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const values = [identity.role, identity.userId, identity.companyId, identity.supplierId, identity.employeeId].map((value) => value ?? '');
    // Sent together with the first statement of `work`; if they fail, every later statement of the transaction fails too.
    const opened = Promise.all([client.query(readOnly ? 'begin read only' : 'begin'), client.query({ ...enter, values })]);
    opened.catch(() => undefined);
    const result = await work(new Kysely<DB>({ dialect: connectionDialect(client) }), client);
    await opened;
    if (readOnly) {
      client.query('commit').then(() => client.release(), (error: Error) => client.release(error));
      return result;
    }
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection whose state is unknown is destroyed, never reused.
    await client.query('rollback').catch((failure: Error) => { broken = failure; });
    client.release(broken);
    throw error;
  }
}

const system: Identity = { role: 'system', userId: null, companyId: null, supplierId: null, employeeId: null };

/**
 * The portal's own work, for all tenants: logging in, jobs, the demo world. Routes of an area must not use it
 * (lint says who may); each caller names its reason where it calls.
 */
export function withSystem<T>(pool: pg.Pool, work: (db: Db, client: pg.PoolClient) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  return withTenant(pool, system, work, options);
}
