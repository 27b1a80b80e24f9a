import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { apiSuite } from '../../test/test-app.ts';
import { until } from '../../test/until.ts';
import { freePort } from '../db/embedded.ts';
import { doWork } from '../jobs/work.ts';
import { mailsAtOnce } from './transport.ts';

/** A mail server that remembers who was written to, and over how many connections. */
type MailServer = {
  arrived: string[];
  received: string[];
  connections: Set<string>;
  most: number;
  stop(): Promise<void>;
};

const now = '2026-11-06T18:00:00Z';
let port: number;
const t = apiSuite(
  async () => {
    port = await freePort();
    return { now, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } };
  },
  { perTest: true },
);
let server: MailServer;
/** What the server says of a mail; nothing: it takes it. */
let refusal: ((taken: number) => Error | undefined) | undefined;
let whileTaking: () => Promise<void>;
beforeEach(async () => {
  [refusal, whileTaking] = [undefined, async () => undefined];
  server = await startMailServer();
  t.onClose(() => server.stop());
});

async function startMailServer(): Promise<MailServer> {
  const known: MailServer = { arrived: [], received: [], connections: new Set(), most: 0, stop: async () => undefined };
  let open = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect({ id }, done) {
      known.connections.add(id);
      known.most = Math.max(known.most, (open += 1));
      done();
    },
    onClose() {
      open -= 1;
    },
    onData(stream, { envelope }: SMTPServerSession, done) {
      stream.resume();
      stream.on('end', async () => {
        known.arrived.push(...envelope.rcptTo.map(({ address }) => address));
        await whileTaking();
        const no = refusal?.(known.received.length);
        if (no) return done(no);
        known.received.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  await new Promise<void>((ready) => {
    smtp.listen(port, '127.0.0.1', ready);
  });
  known.stop = () => new Promise((stopped) => smtp.close(stopped));
  return known;
}

const queued = (kind: string, count: number) =>
  t.database.owner.query(
    `insert into outbox (kind, to_address, subject, html, text, locale, created_at, send_after)
      select $1, $1 || n || '@nordlys.example', 'Hello', '', '', 'en-us', $2, $2 from generate_series(1, $3::int) n`,
    [kind, now, count],
  );
const rows = async () =>
  (
    await t.database.owner.query<{ status: string; attempts: number; n: number }>(
      `select status, attempts, count(*)::int as n from outbox group by 1, 2 order by 1, 2`,
    )
  ).rows;
const deliver = () => doWork(t.services, { kind: 'deliver-mail' });
const says = (responseCode: number) => Object.assign(new Error('later'), { responseCode });

test('many mails share a few connections, and two instances send each once', async () => {
  await queued('mail', 120);
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(new Set(server.received).size).toBe(120);
  expect(server.received).toHaveLength(120);
  expect(await rows()).toEqual([{ status: 'SENT', attempts: 1, n: 120 }]);
  expect(server.most).toBeLessThanOrEqual(2 * mailsAtOnce);
  expect(server.connections.size).toBeLessThan(30);
});

test('a server that refuses for the moment sets the pace: the rest waits untried for the next minute', async () => {
  await queued('mail', 100);
  refusal = (taken) => (taken >= 30 ? says(451) : undefined);
  await deliver();
  expect(server.received).toHaveLength(30);
  const tried = (await rows()).find(({ status, attempts }) => status === 'WAITING' && attempts === 1)?.n ?? 0;
  expect(tried).toBeGreaterThan(0);
  expect(tried).toBeLessThanOrEqual(3 * mailsAtOnce);
  refusal = undefined;
  t.clock.moveTo('2026-11-06T18:01:00Z');
  await deliver();
  expect(server.received).toHaveLength(100 - tried);
  t.clock.moveTo('2026-11-06T18:05:00Z');
  await deliver();
  expect([new Set(server.received).size, server.received.length]).toEqual([100, 100]);
});

test('an address that is refused for good holds nothing back', async () => {
  await queued('mail', 40);
  refusal = () => says(550);
  await deliver();
  expect(await rows()).toEqual([{ status: 'WAITING', attempts: 1, n: 40 }]);
});

test('a mail that was taken is noted when the database is back, and does not leave again', async () => {
  await queued('mail', 1);
  const connect = t.services.pool.connect.bind(t.services.pool);
  let away = 0;
  whileTaking = async () => {
    away = 2;
  };
  t.services.pool.connect = (async () => {
    if ((away -= 1) >= 0) throw Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });
    return connect();
  }) as typeof connect;
  await deliver();
  await deliver();
  expect([server.received.length, await rows()]).toEqual([1, [{ status: 'SENT', attempts: 1, n: 1 }]]);
});

/** All claims are gone at once, as when the database restarts, while the mail server is still thinking. */
const loseClaims = () =>
  t.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'portal-mail'`,
  );

test('a mail on its way is left alone by another instance when its claim is lost, however long it takes', async () => {
  await queued('mail', 1);
  whileTaking = async () => {
    whileTaking = async () => undefined;
    await loseClaims();
    await deliver();
    // As long as a mail server may say nothing at all.
    t.clock.moveTo('2026-11-06T18:00:20Z');
    await deliver();
  };
  await expect(deliver()).rejects.toThrow('connection');
  await deliver();
  expect([server.received.length, await rows()]).toEqual([1, [{ status: 'SENT', attempts: 1, n: 1 }]]);
});

test('a mail whose instance is gone before it noted the arrival leaves again, half a minute later', async () => {
  await queued('mail', 1);
  const connect = t.services.pool.connect.bind(t.services.pool);
  whileTaking = async () => {
    t.services.pool.connect = (async () => {
      throw new Error('the process ended');
    }) as typeof connect;
  };
  await expect(deliver()).rejects.toThrow('1 mails failed');
  t.services.pool.connect = connect;
  whileTaking = async () => undefined;
  t.clock.moveTo('2026-11-06T18:00:29Z');
  await deliver();
  expect(server.received).toHaveLength(1);
  t.clock.moveTo('2026-11-06T18:00:30Z');
  await deliver();
  expect([server.received.length, await rows()]).toEqual([2, [{ status: 'SENT', attempts: 1, n: 1 }]]);
});

test('no transaction is open while the mail server takes its time', async () => {
  await queued('mail', 1);
  let open: unknown;
  whileTaking = async () => {
    const { rows: found } = await t.database.owner.query(
      `select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and xact_start is not null`,
    );
    open = found;
  };
  await deliver();
  expect(open).toEqual([]);
});

test('a login link leaves before the invitations that wait already', async () => {
  await queued('subscription-invitation', 30);
  await t.database.owner.query(
    `insert into outbox (kind, to_address, subject, html, text, locale, created_at, send_after)
      values ('login-link', 'anna@nordlys.example', 'Log in', '', '', 'en-us', $1, $1)`,
    [new Date(Date.parse(now) - 1)],
  );
  await t.database.owner.query(`update outbox set send_after = '2026-11-06T17:00Z' where kind <> 'login-link'`);
  // None is followed by the next before the first ones have arrived.
  whileTaking = () => until(() => server.arrived.length >= mailsAtOnce);
  await deliver();
  expect(server.arrived.slice(0, mailsAtOnce)).toContain('anna@nordlys.example');
});
