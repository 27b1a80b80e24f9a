import type pg from 'pg';
import { enter, type Identity } from './identity.ts';
import { noteWrite } from './replica.ts';
import { transaction, type Db } from './transaction.ts';

export type { Db };

export type TransactionOptions = {
  /** nothing is written: a statement that writes fails */
  readOnly?: boolean;
  /** bookkeeping and mail, which no person waits to see: a replica may have it later (`noteWrite`) */
  background?: boolean;
};

const begin = { sql: 'begin', parameters: [] };
const beginReading = { sql: 'begin read only', parameters: [] };

/** Runs `work` in one transaction as `identity`, behind row-level security (SECURITY section 2). */
export async function withTenant<T>(
  pool: pg.Pool,
  identity: Identity,
  work: (db: Db) => Promise<T>,
  { readOnly = false, background = false }: TransactionOptions = {},
): Promise<T> {
  const result = await transaction(pool, [readOnly ? beginReading : begin, enter(identity)], work);
  if (!readOnly && !background) await noteWrite(pool, identity);
  return result;
}

/**
 * Runs `work` in one transaction outside of every tenant, where no table can be read and only what was granted to the
 * login can be called: what comes before there is a session.
 */
export const withoutTenant = <T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> =>
  transaction(pool, [begin], work);

const system: Identity = { role: 'system', userId: null, companyId: null, supplierId: null, employeeId: null };

/**
 * The portal's own work, for all tenants: logging in, jobs, the demo world. Routes must not use it
 * (lint says who may); each caller names its reason where it calls.
 */
export const withSystem = <T>(
  pool: pg.Pool,
  work: (db: Db) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> => withTenant(pool, system, work, options);
