import type { Endpoint } from '@portal/contract/endpoint';
import type { Session } from '../access/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** every route of the contract that is served, in order of registration */
    portalRoutes: Endpoint[];
  }
  interface FastifyRequest {
    /** set by the guard of a protected route */
    portalSession: Session | undefined;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
