import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../src/db/embedded.ts';
import { mailsAtOnce } from '../../src/mail/transport.ts';
import { apiSuite } from '../test-app.ts';
import { startKillable } from './killable-server.ts';

const rounds = 50;
const t = apiSuite({}, { perTest: true });
const ask = async (text: string, values: unknown[] = []) => (await t.database.owner.query(text, values)).rowCount ?? 0;

test('mails: each arrives, and only those that were on their way come twice, under one Message-ID', async () => {
  const received = new Map<string, Set<string>>();
  let arrived = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      let text = '';
      stream.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      stream.on('end', () => {
        arrived += 1;
        const to = envelope.rcptTo[0]?.address ?? '';
        received.set(to, (received.get(to) ?? new Set()).add(/^Message-ID: (.+)$/im.exec(text)?.[1] ?? 'none'));
        done();
      });
    },
  });
  // Who is killed leaves its connection in the middle of a word.
  server.on('error', () => undefined);
  const port = await freePort();
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', ready);
  });
  const start = (now: string) =>
    startKillable({
      databaseUrl: t.database.url,
      dataDir: t.services.config.dataDir,
      secret: t.services.config.jwtSecret,
      now,
      env: { SMTP_URL: `smtp://127.0.0.1:${port}` },
    });
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    await ask(
      `insert into outbox (kind, to_address, subject, html, text, locale)
        select 'mail', 'm' || n || '@round' || $1::int || '.example', 'Hello', '', '', 'en-us'
        from generate_series(1, 150) n`,
      [round],
    );
    const [killed, before] = [await start('2027-01-19T09:00:00Z'), arrived];
    for (let look = 0; look < 100 && arrived < before + 20; look += 1) await pause(5);
    await pause(Math.random() * 100);
    await killed.kill();
    kills += 1;
  }
  // What was on its way is left alone for half a minute.
  const last = await start('2027-01-19T09:01:00Z');
  for (const started = Date.now(); (await ask(`select from outbox where status <> 'SENT'`)) > 0; await pause(100))
    if (Date.now() - started > 90_000) throw new Error('it did not happen');
  await last.stop();
  await new Promise<void>((closed) => {
    server.close(closed);
  });
  console.info(`mails: ${kills} kills, ${arrived - received.size} of ${received.size} came twice`);
  expect(received.size).toBe(rounds * 150);
  expect([...received.values()].every((ids) => ids.size === 1)).toBe(true);
  expect(arrived - received.size).toBeLessThanOrEqual(kills * mailsAtOnce);
}, 300_000);
