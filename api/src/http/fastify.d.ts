import type { Endpoint } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';
import type { Session } from '../access/session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** every route of the contract that is served, in order of registration */
    portalRoutes: Endpoint[];
    /** those that a replica may answer */
    portalReads: Endpoint[];
    /** waits for requests under way; the server can be closed afterwards */
    drain: (graceMs?: number) => Promise<void>;
    /** the description of every route of the contract */
    /** it was told to end */
    isDraining: () => boolean;
  }
  interface FastifyRequest {
    /** set by the guard of a protected route */
    portalSession: Session | undefined;
    /** the body's bytes as text, where a signature is over them */
    portalRawBody: string;
    /** the key that the request was refused with */
    portalRefusal: ErrorKey | undefined;
    /** hash of the file that the handler read, empty without one */
    portalUpload: string;
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}
