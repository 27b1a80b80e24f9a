import { connect } from 'node:net';
import { apiSuite } from '../../test/test-app.ts';

const t = apiSuite({ env: { PAYMENT_SECRET: 'a payment secret of more than 32 characters' } });

/** What is answered while the sender goes on sending. */
async function answerToEndless(path: string): Promise<string> {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = t.app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: portal\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
  for (let sent = 0; sent < 1_000 && answer === ''; sent += 1) {
    socket.write(chunk);
    await new Promise((next) => setTimeout(next, 20));
  }
  socket.destroy();
  return answer;
}

test('T15: a payment whose body never ends is refused once it is too large, and not collected', async () => {
  const answer = await answerToEndless('/api/payments/callback');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('"message":"file-too-large"');
});
