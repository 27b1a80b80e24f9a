import { randomBytes } from 'node:crypto';
import { freePort } from '../../src/db/embedded.ts';
import { givenRelease } from '../deploy/given-release.ts';
import { startBalancer } from '../faults/balancer.ts';
import { startMailSink, type MailSink } from '../mail-sink.ts';
import { keepsNames, startPooler } from '../pooler/pooler.ts';
import { startRestartable, type Restartable } from '../restartable.ts';
import { startOwnServer } from '../restore/own-server.ts';
import { testApp, type TestApp } from '../test-app.ts';

export const targets = ['server 1', 'server 2', 'worker', 'database', 'pooler', 'mail sink'] as const;
export type Target = (typeof targets)[number];

/** Everything that runs, in production; each program may be killed at any moment. */
export type Stage = {
  /** the balancer before both servers */
  url: string;
  /** the same database past every program, for what a test gives and looks at */
  t: TestApp;
  dataDir: string;
  sink: MailSink;
  programs: Readonly<Record<Target, Restartable>>;
  paymentSecret: string;
  stop(): Promise<void>;
};

/** Two servers without jobs behind a balancer, a worker, PgBouncer, Postgres and a mail server. */
export async function startStage(): Promise<Stage> {
  const secret = () => randomBytes(32).toString('base64');
  const [jwtSecret, paymentSecret] = [secret(), secret()];
  const [database, release, sink] = await Promise.all([startOwnServer(), givenRelease(), startMailSink()]);
  process.env.TEST_DATABASE_URL = database.ownerUrl;
  const t = await testApp({ now: new Date().toISOString(), env: { JWT_SECRET: jwtSecret } });
  const pooler = await startPooler(database.ownerUrl);
  const settings = {
    NODE_ENV: 'production',
    NODE_NO_WARNINGS: '1',
    LOG_LEVEL: 'warn',
    DATABASE_URL: pooler.through(t.database.url),
    DATABASE_DIRECT_URL: t.database.url,
    DATABASE_STATEMENT_NAMES: String(keepsNames),
    DATABASE_POOL: '6',
    JWT_SECRET: jwtSecret,
    PAYMENT_SECRET: paymentSecret,
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    SECOND_STEP: 'optional',
    PROCESS_HOLD_SECONDS: '0',
    DRAIN_SECONDS: '0',
    MAX_EVENT_LOOP_DELAY: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOGIN_RATE_LIMIT: '100000',
    LOGIN_LINKS_PER_ADDRESS: '1000',
    LOGIN_LINKS_PER_HOUR: '100000',
  };
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const run = (program: 'server' | 'worker', port: number) =>
    startRestartable(
      program,
      () => release.launch(program, { ...settings, JOBS: String(program === 'worker') }, port),
      async () => {
        const { ok } = await fetch(`http://127.0.0.1:${port}/api/ready`);
        if (!ok) throw new Error('not ready');
      },
      1_200,
    );
  const [one, two, worker] = await Promise.all([
    run('server', ports[0]),
    run('server', ports[1]),
    run('worker', ports[2]),
  ]);
  const balancer = await startBalancer(ports.slice(0, 2), 200);
  return {
    url: balancer.url,
    t,
    dataDir: release.dataDir,
    sink,
    paymentSecret,
    programs: {
      'server 1': one,
      'server 2': two,
      worker,
      database: database.program,
      pooler: pooler.program,
      'mail sink': sink.program,
    },
    async stop() {
      await balancer.close();
      await Promise.all([one, two, worker].map((program) => program.end('SIGTERM')));
      // Its connection for dropping the database went with the first kill; the whole server goes.
      await Promise.all([t.app.close(), t.services.pool.end(), t.database.owner.end()]);
      for (const stop of [pooler.stop, database.stop, sink.stop, release.remove]) await stop();
    },
  };
}
