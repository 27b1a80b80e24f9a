import { createHmac } from 'node:crypto';
import { chooseMembership } from '@portal/contract/auth';
import type { Endpoint } from '@portal/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/tenant.ts';
import { DomainError } from './domain-error.ts';
import { notPlainJson } from './plain-json.ts';
import { takesKey } from './refusals.ts';

export type Keyed = {
  /** runs the work of the first transaction, or answers from the first answer */
  once: <T>(db: Db, work: () => Promise<T>) => Promise<T>;
  /** the first answer to the same request, for a route that has something to prove before its work */
  earlier: <T>(db: Db) => Promise<{ answer: T } | undefined>;
};

type Caller = { userId: string; membershipId: string };

/**
 * What was asked as one of the login's memberships is not answered to another of them. Choosing a membership is the one
 * request that stays the same, because its repetition comes from the membership that it chose.
 */
const actingAs = (endpoint: Endpoint, { membershipId }: Caller) =>
  endpoint === chooseMembership ? null : membershipId;

/**
 * Wraps the first transaction of a mutation that carries an Idempotency-Key, which is written with the effect. What was
 * sent is kept as a keyed hash, because a password may be part of it. The answer must be plain JSON with or without a
 * key, so that a handler which forgets it fails in its first test.
 */
export function idempotent(request: FastifyRequest, endpoint: Endpoint, caller: Caller, secret: string): Keyed {
  const { userId } = caller;
  const key = request.headers['idempotency-key'];
  const nothing = async () => undefined;
  // What tells a secret is answered anew each time: kept for a repetition, the secret would lie in the database.
  if (!takesKey(endpoint)) return { once: (_db, work) => work(), earlier: nothing };
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    return { once: async (_db, work) => asserted(await work(), endpoint), earlier: nothing };
  const route = `${endpoint.method} ${request.url}`;
  // A file is read by its handler, before the first transaction and after this.
  const rowOf = () => ({
    user_id: userId,
    key,
    route,
    request_hash: createHmac('sha256', secret)
      .update(JSON.stringify([request.body ?? null, request.portalUpload, actingAs(endpoint, caller)]))
      .digest('base64url'),
  });
  return {
    async once(db, work) {
      const row = rowOf();
      // Waits for a twin that is still running, because the twin's row is locked until it commits.
      const inserted = await db
        .insertInto('idempotency_keys')
        .values(row)
        .onConflict((on) => on.doNothing())
        .executeTakeFirst();
      if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return replay(db, row);
      const result = asserted(await work(), endpoint);
      await db
        .updateTable('idempotency_keys')
        .set({ status: endpoint.status ?? 200, body: JSON.stringify(result ?? null) })
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .execute();
      return result;
    },
    async earlier<T>(db: Db) {
      const row = rowOf();
      const first = await db
        .selectFrom('idempotency_keys')
        .select('key')
        .where('user_id', '=', userId)
        .where('key', '=', key)
        .executeTakeFirst();
      return first && { answer: await replay<T>(db, row) };
    },
  };
}

function asserted<T>(result: T, { method, path }: Endpoint): T {
  const fault = notPlainJson(result);
  if (fault !== undefined)
    throw new Error(`${method} ${path}: its first transaction returns what JSON cannot give back: ${fault}`);
  return result;
}

async function replay<T>(
  db: Db,
  row: { user_id: string; key: string; route: string; request_hash: string },
): Promise<T> {
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['route', 'request_hash', 'body'])
    .where('user_id', '=', row.user_id)
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (!first || first.route !== row.route || first.request_hash !== row.request_hash)
    throw new DomainError('idempotency-key-reused');
  if (first.body === null) throw new DomainError('request-in-progress');
  const answer: T = JSON.parse(first.body);
  return answer;
}
