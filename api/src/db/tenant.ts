import type pg from 'pg';
import { enter, type Identity } from './identity.ts';
import { transaction, type Db } from './transaction.ts';

export type { Db };

export type TransactionOptions = {
  /** nothing is written: a statement that writes fails */
  readOnly?: boolean;
};

const begin = { sql: 'begin', parameters: [] };
const beginReading = { sql: 'begin read only', parameters: [] };

/** Runs `work` in one transaction as `identity`, behind row-level security (SECURITY section 2). */
export const withTenant = <T>(
  pool: pg.Pool,
  identity: Identity,
  work: (db: Db) => Promise<T>,
  { readOnly = false }: TransactionOptions = {},
): Promise<T> => transaction(pool, [readOnly ? beginReading : begin, enter(identity)], work);

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
