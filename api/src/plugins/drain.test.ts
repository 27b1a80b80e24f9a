import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { useDrain } from './drain.ts';

async function listening() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  useDrain(app);
  let answer = () => {};
  const asked = new Promise<void>((arrived) => {
    app.get('/slow', async () => {
      arrived();
      await new Promise<void>((done) => {
        answer = done;
      });
      return 'whole';
    });
  });
  app.get('/', async () => 'here');
  app.get('/api/ready', async () => 'asked');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    asked,
    answer: () => answer(),
    end: async () => {
      await app.drain();
      await app.close();
    },
  };
}

/** A connection opened in advance, as browsers do, and the way it ended. */
async function silentConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  await new Promise((done) => socket.once('connect', done));
  return { socket, ended: new Promise((done) => socket.once('close', done)) };
}

test('the end does not wait for connections without a request', async () => {
  const { port, end } = await listening();
  const [{ ended }, asking] = [await silentConnection(port), await silentConnection(port)];
  asking.socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n');
  await new Promise((done) => asking.socket.once('data', done));
  const started = performance.now();
  await end();
  await Promise.all([ended, asking.ended]);
  expect(performance.now() - started).toBeLessThan(60_000);
});

test('who is under way is answered whole, and who speaks meanwhile too', async () => {
  const { port, asked, answer, end } = await listening();
  const { socket } = await silentConnection(port);
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  const ended = end();
  socket.write('GET / HTTP/1.1\r\nhost: portal\r\n\r\n');
  const late = String(await new Promise((done) => socket.once('data', done)));
  expect(late).toMatch(/200 OK[^]*connection: close[^]*here/i);
  answer();
  expect(await (await slow).text()).toBe('whole');
  await ended;
});

test('an ending server is not ready at once and answers everything else until its grace period is over', async () => {
  const { app, port, asked, answer } = await listening();
  const ended = app.drain(1_500).then(() => app.close());
  expect(app.isDraining()).toBe(true);
  await pause(1_000);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  const slow = fetch(`http://127.0.0.1:${port}/slow`);
  await asked;
  await pause(1_000);
  answer();
  expect(await (await slow).text()).toBe('whole');
  await ended;
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test('a balancer that keeps asking does not hold the end up', async () => {
  const { app, port } = await listening();
  app.log.level = 'silent';
  const started = performance.now();
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
      await pause(50);
    }
  })();
  await app.drain();
  expect(performance.now() - started).toBeLessThan(60_000);
  isOver = true;
  await probing;
  await app.close();
});
