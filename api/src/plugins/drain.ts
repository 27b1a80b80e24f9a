import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isProbe } from './health.ts';

/** No request for this long: those under way have been answered. */
const quietMilliseconds = 300;
const mostMilliseconds = 8_000;
/** A request that is still being sent or answered then is given up; its idempotency key lets it be sent again. */
const lastMilliseconds = 20_000;

/**
 * Lets a server end without dropping a request. For `graceMs` only `/api/ready` says 503, so that a balancer sends no
 * more; then what is under way is answered and told to connect anew. A connection that has said nothing yet is closed:
 * a browser opens them in advance.
 */
export function useDrain(app: FastifyInstance): void {
  let underWay = 0;
  let lastArrival = 0;
  let isDraining = false;
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    silent.delete(request.raw.socket);
    // A balancer probes until the server is gone: its probes do not delay the end.
    if (isProbe(request)) {
      done();
      return;
    }
    underWay += 1;
    lastArrival = performance.now();
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (graceMs = 0) => {
    isDraining = true;
    await pause(graceMs);
    const started = performance.now();
    lastArrival = Math.max(lastArrival, started);
    while (
      performance.now() - started < mostMilliseconds &&
      (underWay > 0 || performance.now() - lastArrival < quietMilliseconds)
    )
      await pause(25);
    setInterval(() => silent.forEach((socket) => socket.destroy()), 25).unref();
    setTimeout(() => app.server.closeAllConnections(), lastMilliseconds).unref();
  });
}
