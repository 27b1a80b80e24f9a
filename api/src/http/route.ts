import type { Endpoint, ResponseOf } from '@portal/contract/endpoint';
import { exportOf, type ListEndpoint } from '@portal/contract/list-exports';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { scopeOf } from '../access/scope.ts';
import { identityOf, type Session } from '../access/session.ts';
import { withDays } from '../db/conditions.ts';
import { replicaOf } from '../db/replica.ts';
import { withSystem, withTenant, type Db } from '../db/tenant.ts';
import type { WorkKind } from '../jobs/queue.ts';
import type { Services } from '../services.ts';
import type { Context, OpenContext } from './context.ts';
import { guard, signedIn } from './guards.ts';
import { idempotent } from './idempotency.ts';
import { schemaOf } from './openapi.ts';
import { assertPolicy } from './policy.ts';
import { recordDownload } from './record-download.ts';
import { sendList } from './send-list.ts';

type Envelope<E extends Endpoint> =
  ResponseOf<E> extends { data: unknown; meta: unknown }
    ? ResponseOf<E>
    : ResponseOf<E> extends { data: infer D }
      ? D
      : ResponseOf<E>;

/** What a handler returns: the data of `{ data }`, a whole page for lists, the plain answer for the fixed five. */
export type Answer<E extends Endpoint> = E['response'] extends null ? unknown : Envelope<E>;

/** Registers endpoints on one Fastify instance, with the guard that their policy names. */
export type Router = {
  route<const E extends Endpoint>(endpoint: E, handler: (context: Context<E>) => Promise<Answer<E>>): void;
  /** reads that a replica may answer while it is fresh enough for the caller: lists, search, exports, shop */
  read<const E extends Endpoint & { method: 'GET' }>(
    endpoint: E,
    handler: (context: Context<E>) => Promise<Answer<E>>,
  ): void;
  /** a list and, beside it, the same list as a file; read as by `read` */
  list<const E extends ListEndpoint>(endpoint: E, handler: (context: Context<E>) => Promise<Answer<E>>): void;
  open<const E extends Endpoint>(endpoint: E, handler: (context: OpenContext<E>) => Promise<Answer<E>>): void;
};

/** Every route registered so far, for the boot check, OpenAPI and the authorization matrix. */
export const routeTable = (app: FastifyInstance): readonly Endpoint[] => app.portalRoutes;

export function routerFor(app: FastifyInstance, services: Services): Router {
  const add = <const E extends Endpoint>(
    endpoint: E,
    handler: (context: Context<E>) => Promise<Answer<E>>,
    make = contextOf,
  ) => {
    const audited = endpoint.response === null ? { onSend: recordDownload(services, endpoint) } : {};
    register(app, endpoint, { onRequest: guard(services, endpoint), ...audited }, (request, reply) =>
      handler(make(services, endpoint, request, reply, signedIn(request)) as unknown as Context<E>),
    );
  };
  const router: Router = {
    route: (endpoint, handler) => add(endpoint, handler),
    read(endpoint, handler) {
      app.portalReads.push(endpoint);
      add(endpoint, handler, readingContextOf);
    },
    list(endpoint, handler) {
      router.read(endpoint, handler);
      const file: Endpoint & { method: 'GET'; response: null } = exportOf(endpoint);
      router.read(file, (context) => {
        const { format, ...filters } = context.query as unknown as { format: 'csv' | 'xlsx' };
        const read = (paging: object) =>
          handler({ ...context, query: { ...filters, ...paging } } as unknown as Context<typeof endpoint>);
        return sendList(context.reply, endpoint, read, format, context.session.language);
      });
    },
    open(endpoint, handler) {
      register(app, endpoint, {}, (request, reply) =>
        handler(base(services, request, reply) as unknown as OpenContext<typeof endpoint>),
      );
    },
  };
  return router;
}

function contextOf(
  services: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) {
  const identity = identityOf(session);
  const options = { readOnly: endpoint.method === 'GET' || session.seenBy !== null };
  const keyed = idempotent(request, endpoint, session, services.config.jwtSecret);
  let isFirst = true;
  const tenant = <T>(work: (db: Db) => Promise<T>) => {
    if (!isFirst) return look(work);
    isFirst = false;
    return withTenant(services.pool, identity, (db) => keyed.once(db, () => work(db)), options);
  };
  const look = <T>(work: (db: Db) => Promise<T>) => withTenant(services.pool, identity, work, { readOnly: true });
  const thenNotify = async <T>(kind: WorkKind, work: (db: Db) => Promise<T>) => {
    const answer = await tenant(work);
    services.queue.notify({ kind });
    return answer;
  };
  const proved = async <P, T>(prove: () => Promise<P>, work: (db: Db, proof: P) => Promise<T>): Promise<T> => {
    const earlier = await look((db) => keyed.earlier<T>(db));
    if (earlier) return earlier.answer;
    const proof = await prove();
    return withSystem(services.pool, (db) => keyed.once(db, () => work(db, proof)));
  };
  return { ...base(services, request, reply), session, scope: scopeOf(session), tenant, thenNotify, look, proved };
}

/** The same where a replica may answer what the caller's own transactions read; the guard asked the primary. */
const readingContextOf: typeof contextOf = (services, endpoint, request, reply, session) => {
  const { pool } = services;
  const context = contextOf(services, endpoint, request, reply, session);
  const replica = replicaOf(pool);
  if (!replica) return context;
  const identity = identityOf(session);
  const tenant = <T>(work: (db: Db) => Promise<T>) =>
    replica.read(pool, session.needs, (server) => withTenant(server, identity, work, { readOnly: true }));
  return { ...context, tenant };
};

function base(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { clock } = services;
  return {
    params: request.params,
    query: withDays(request.query, clock.today()),
    body: request.body,
    now: clock.now(),
    today: clock.today(),
    requestId: request.id,
    services,
    request,
    reply,
  };
}

function register(
  app: FastifyInstance,
  endpoint: Endpoint,
  extra: Partial<RouteOptions>,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  assertPolicy(endpoint);
  app.portalRoutes.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    config: { endpoint },
    ...extra,
    handler: async (request, reply) => {
      const answer = await handler(request, reply);
      if (reply.sent) return reply;
      if (endpoint.response === null) return answer;
      reply.code(endpoint.status ?? 200);
      return hasEnvelope(endpoint) ? wrap(answer) : answer;
    },
  });
}

function hasEnvelope(endpoint: Endpoint): boolean {
  return (
    endpoint.response !== null && 'entries' in endpoint.response && 'data' in (endpoint.response.entries as object)
  );
}

function wrap(answer: unknown): unknown {
  const isPage = typeof answer === 'object' && answer !== null && 'data' in answer && 'meta' in answer;
  return isPage ? answer : { data: answer };
}
