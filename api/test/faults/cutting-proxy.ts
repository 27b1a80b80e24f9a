import { connect, createServer, type Socket } from 'node:net';

export type CuttingProxy = {
  url: string;
  /** how many connections were cut */
  readonly cuts: number;
  /** how many messages were swallowed */
  readonly swallowed: number;
  /** of the connections whose opening message names this application; of any without it */
  cutNextCommit(of?: string): void;
  /**
   * From now on nothing passes, without an error: what is open stays open. Connections of that time never work again.
   */
  swallow(): void;
  /** New connections pass again. */
  forward(): void;
  close(): Promise<void>;
};

/**
 * Stands between the API and Postgres: lets a COMMIT through and cuts the line before its answer comes back, or lets
 * nothing through without cutting.
 */
export async function cuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isArmed = false;
  let armedFor = '';
  let cuts = 0;
  let isSwallowing = false;
  let swallowed = 0;
  const halfOpen = new Set<Socket>();
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let isCut = false;
    let opening = '';
    if (isSwallowing) halfOpen.add(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        if (!isCut) upstream.destroy();
      });
    }
    client.on('data', (bytes) => {
      if (opening === '') opening = bytes.toString('latin1');
      if (halfOpen.has(client)) swallowed += 1;
      else if (isArmed && opening.includes(armedFor) && bytes.includes('commit\u0000')) {
        isArmed = false;
        isCut = true;
        cuts += 1;
        // Postgres gets the COMMIT; its answer is lost.
        upstream.write(bytes, () => {
          client.destroy();
          setTimeout(() => upstream.destroy(), 200);
        });
      } else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (!isCut && !halfOpen.has(client)) client.write(bytes);
    });
    open.add(client);
    client.on('close', () => {
      open.delete(client);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.toString(),
    get cuts() {
      return cuts;
    },
    get swallowed() {
      return swallowed;
    },
    cutNextCommit(of = '') {
      [isArmed, armedFor] = [true, of];
    },
    swallow() {
      isSwallowing = true;
      for (const client of open) halfOpen.add(client);
    },
    forward() {
      isSwallowing = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}
