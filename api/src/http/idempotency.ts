import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@portal/contract/endpoint';
import type { Db } from '../db/tenant.ts';
import { DomainError } from './domain-error.ts';
import { notPlainJson } from './plain-json.ts';

type Keyed = <T>(db: Db, work: () => Promise<T>) => Promise<T>;

/**
 * Wraps the first transaction of a mutation that carries an Idempotency-Key. The key is written with the effect, so
 * both exist or neither: the same request again gets the first answer, another body under the same key is refused.
 * With or without a key, what the transaction returns must be plain JSON, so that a handler which forgets it fails in
 * its first test and not with the first client that sends a key.
 */
export function idempotent(request: FastifyRequest, endpoint: Endpoint, userId: string): Keyed {
  const key = request.headers['idempotency-key'];
  if (endpoint.method === 'GET') return (_db, work) => work();
  const plain: Keyed = async (_db, work) => asserted(await work(), endpoint);
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) return plain;
  const route = `${endpoint.method} ${request.url}`;
  const hash = createHash('sha256').update(JSON.stringify(request.body ?? null)).digest('base64url');
  return async (db, work) => {
    const row = { user_id: userId, key, route, request_hash: hash };
    // Waits for a twin that is still running, because the twin's row is locked until it commits.
    const inserted = await db.insertInto('idempotency_keys').values(row).onConflict((on) => on.doNothing()).executeTakeFirst();
    if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return replay(db, row);
    const result = asserted(await work(), endpoint);
    await db.updateTable('idempotency_keys').set({ status: endpoint.status ?? 200, body: JSON.stringify(result ?? null) })
      .where('user_id', '=', userId).where('key', '=', key).execute();
    return result;
  };
}

function asserted<T>(result: T, { method, path }: Endpoint): T {
  const fault = notPlainJson(result);
  if (fault !== undefined) throw new Error(`${method} ${path}: its first transaction returns what JSON cannot give back: ${fault}`);
  return result;
}

async function replay<T>(db: Db, row: { user_id: string; key: string; route: string; request_hash: string }): Promise<T> {
  const first = await db.selectFrom('idempotency_keys').select(['route', 'request_hash', 'body'])
    .where('user_id', '=', row.user_id).where('key', '=', row.key).executeTakeFirst();
  if (!first || first.route !== row.route || first.request_hash !== row.request_hash) throw new DomainError('idempotency-key-reused');
  if (first.body === null) throw new DomainError('request-in-progress');
  return JSON.parse(first.body) as T;
}
