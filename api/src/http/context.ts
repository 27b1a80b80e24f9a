import type { Day } from '@portal/contract/days';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, Role } from '@portal/contract/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ScopeOf } from '../access/scope.ts';
import type { Session } from '../access/session.ts';
import type { Db } from '../db/tenant.ts';
import type { WorkKind } from '../jobs/queue.ts';
import type { Services } from '../services.ts';

export type RolesOf<E extends Endpoint> = E['policy']['roles'] extends readonly Role[]
  ? E['policy']['roles'][number]
  : Role;

/** What a handler is given: checked input, who asks, and the one way to the database. */
export type Context<E extends Endpoint> = {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  session: Session;
  scope: ScopeOf<RolesOf<E>>;
  now: Date;
  today: Day;
  requestId: string;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
  /**
   * One transaction as the caller. Reading routes read only. A mutation with an Idempotency-Key records its answer
   * in the first, so its repetition gets the same answer; those after it read only, so there is no second effect.
   */
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** The same, and then the queue hears that it left something to do. */
  thenNotify: <T>(kind: WorkKind, work: (db: Db) => Promise<T>) => Promise<T>;
  /** What a mutation reads as the caller before its one transaction; a repetition reads it again. */
  look: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * The same for what the system does with the caller's own login: a repetition is answered before anything is proved
   * again, because the first time may have changed what would prove it.
   */
  proved: <P, T>(prove: () => Promise<P>, work: (db: Db, proof: P) => Promise<T>) => Promise<T>;
};

/** The same without a person: routes that anyone may call. */
export type OpenContext<E extends Endpoint> = Omit<
  Context<E>,
  'session' | 'scope' | 'tenant' | 'thenNotify' | 'look' | 'proved'
>;
