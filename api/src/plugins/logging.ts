import { randomUUID } from 'node:crypto';
import { LogController, type FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { redactedFields } from '../db/employee-columns.ts';

/** Personal and secret values never reach a log line, however deep they sit (SECURITY 4). */
const secrets = ['authorization', 'password', 'token', 'nonce', 'address', 'amount', 'price', ...redactedFields];
const redact = ['req.headers.authorization', ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])];

/** Structured logs with a request id; the route's template is logged, not the address with its ids and tokens. */
export function loggingOptions(config: Config): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    // One line a request, written by the app itself with the route's template.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => requestId(),
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: { paths: redact, censor: '[redacted]' },
            serializers: {
              err: (error: Error & { code?: string }) => ({
                type: error.name,
                code: error.code,
                message: error.message,
                stack: error.stack ?? '',
              }),
            },
          },
  };
}

/** Time-ordered id of one request: header, envelope, log lines and audit rows carry it. */
export function requestId(): string {
  const time = Date.now().toString(16).padStart(12, '0');
  const random = randomUUID();
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
