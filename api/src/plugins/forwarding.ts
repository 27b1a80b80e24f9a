import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

const hint =
  'forwarding headers come from an address that TRUSTED_PROXIES does not name; ' +
  'if it is a proxy of yours, name it, else all its visitors count as one';

/** By the settings of the instance: the address that speaks for others without being trusted. */
const untrusted = new WeakMap<Config, string>();

/** Where forwarding headers came from although no setting trusts it; undefined while none did. */
export const untrustedProxyOf = (config: Config): string | undefined => untrusted.get(config);

/**
 * Says once in the log, and on the operations page, that requests come through a proxy that `TRUSTED_PROXIES` does not
 * name: then all visitors are one address, and share one limit. Any client may send such a header, so it is a hint.
 */
export function useForwardingHint(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { remoteAddress } = request.raw.socket;
    const isForwarded = headers.some((name) => request.headers[name] !== undefined);
    // Behind a trusted proxy there is a second address, which may be the proxy's own.
    const isTrusted = (request.ips?.length ?? 0) > 1;
    if (isForwarded && remoteAddress && !isTrusted && !untrusted.has(config)) {
      untrusted.set(config, remoteAddress);
      app.log.warn({ event: 'untrusted-proxy', from: remoteAddress }, hint);
    }
    done();
  });
}
