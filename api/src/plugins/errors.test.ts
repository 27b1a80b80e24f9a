import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { until } from '../../test/until.ts';
import { DomainError } from '../http/domain-error.ts';
import { useErrorHandler } from './errors.ts';

type Line = { level: number; msg: string; event?: string; key?: string; reason?: string; err?: object };

/** A small server with the handler, and the lines that it writes. */
async function given() {
  const lines: Line[] = [];
  const stream = new Writable({
    write(text: Buffer, _encoding, done) {
      lines.push(JSON.parse(text.toString()) as Line);
      done();
    },
  });
  const app = Fastify({ logger: { level: 'info', stream } });
  await app.register(multipart);
  useErrorHandler(app);
  app.post('/file', async (request) => {
    const part = await request.file();
    await part?.toBuffer();
    return 'taken';
  });
  app.get('/away', async () => {
    throw new DomainError('service-unavailable');
  });
  app.get('/fault', async () => {
    throw new Error('a fault of the portal');
  });
  return { app, lines };
}

test('an upload whose sender goes away is no error of the portal', async () => {
  const { app, lines } = await given();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const heads = 'host: portal\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 100000\r\n\r\n';
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nabc';
  const received = once(app.server, 'request');
  socket.write(`POST /file HTTP/1.1\r\n${heads}${part}`);
  await received;
  socket.destroy();
  await until(() => lines.some(({ event }) => event === 'broken-off'), { what: 'a line about the broken-off upload' });
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  await app.close();
});

test('what is out of reach is one line without a stack, a fault of the portal has its stack', async () => {
  const { app, lines } = await given();
  expect((await app.inject('/away')).statusCode).toBe(503);
  expect((await app.inject('/fault')).statusCode).toBe(500);
  const [away, fault] = lines.filter(({ level }) => level >= 40);
  expect(away).toMatchObject({ level: 50, key: 'service-unavailable', reason: 'service-unavailable' });
  expect(JSON.stringify(away)).not.toContain('errors.test');
  expect(JSON.stringify(fault)).toContain('errors.test');
  await app.close();
});
