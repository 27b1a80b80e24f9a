import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Balancer = {
  url: string;
  sent: () => readonly number[];
  /** waits until every server said last that it is ready */
  whole(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A load balancer as a hosting service gives one: it asks every server's `/api/ready` at an interval, sends requests in
 * turn to those that said 200 last, over connections that it keeps, and never sends a request twice. A request that its
 * server does not answer is a 502.
 */
export async function startBalancer(ports: readonly number[], probeMs: number, port = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const isReady = ports.map(() => false);
  const sent = ports.map(() => 0);
  let isOpen = true;
  let turn = 0;

  const probe = async (at: number) => {
    while (isOpen) {
      isReady[at] = await fetch(`http://127.0.0.1:${ports[at]}/api/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
      await pause(probeMs);
    }
  };
  const probing = Promise.all(ports.map((_port, at) => probe(at)));

  const server = createServer((incoming, outgoing) => {
    const ready = ports.flatMap((_port, at) => (isReady[at] ? [at] : []));
    const at = ready[turn++ % ready.length];
    if (at === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    sent[at] = (sent[at] ?? 0) + 1;
    const { method, url, headers } = incoming;
    const onward = request(
      { port: ports[at], host: '127.0.0.1', agent, ...(method ? { method } : {}), path: url ?? '/', headers },
      (answer: IncomingMessage) => {
        const { connection: _ofItsOwn, ...kept } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, kept);
        answer.pipe(outgoing);
      },
    );
    onward.once('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(onward);
  });
  // A client's idle connection is not closed just as it sends its next request: after 5 s Node would.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  const whole = async () => {
    while (!isReady.every(Boolean)) await pause(20);
  };
  await whole();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => [...sent],
    whole,
    async close() {
      isOpen = false;
      await probing;
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      agent.destroy();
    },
  };
}
