import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Nobody asked for this long: whoever was on the way has been heard. */
const quietMilliseconds = 300;
const mostMilliseconds = 8_000;

/**
 * Lets a server end without dropping anybody: whoever is under way, or has connected and not spoken yet, is answered
 * and told to connect anew, which then reaches another instance.
 */
export function useDrain(app: FastifyInstance): void {
  let underWay = 0;
  let lastArrival = 0;
  let isDraining = false;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    lastArrival = performance.now();
    reply.raw.once('close', () => { underWay -= 1; });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('drain', async () => {
    isDraining = true;
    const started = performance.now();
    lastArrival = Math.max(lastArrival, started);
    while (performance.now() - started < mostMilliseconds && (underWay > 0 || performance.now() - lastArrival < quietMilliseconds)) await pause(25);
  });
}
