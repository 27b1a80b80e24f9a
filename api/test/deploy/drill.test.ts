import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connected, databaseAt, loginUrl } from '../../src/db/roles.ts';
import { root } from '../docs/commands.ts';
import { startBalancer } from '../faults/balancer.ts';
import { load } from '../faults/load.ts';
import { startMailSink, type MailSink } from '../mail-sink.ts';
import { pgbouncer, startPooler } from '../pooler/pooler.ts';
import { folder, startOwnServer } from '../restore/own-server.ts';
import { givenRelease, type Release } from './given-release.ts';

const run = promisify(execFile);
const perSecond = 40;
const probeMs = 500;
const email = 'first@portal.example';

/**
 * The runbook from an empty server of the machine's own Postgres on: roles, migration, pooler, two servers, a worker, a
 * balancer and a mail server, in production; the first admin's mail, a rolling restart under load, metrics, checks and
 * a backup.
 */
const isPossible = folder !== undefined && pgbouncer !== undefined;
(isPossible ? describe : describe.skip)(
  `an installation by the runbook${isPossible ? '' : ' (skipped: postgresql or pgbouncer is not installed)'}`,
  () => {
    const stops: (() => Promise<unknown>)[] = [];
    let release: Release;
    let env: Record<string, string>;
    let owner: Record<string, string>;
    let sink: MailSink;
    beforeAll(async () => {
      const server = await startOwnServer();
      stops.push(server.stop);
      await connected(server.ownerUrl, (client) => client.query('create database portal'));
      const ownerUrl = databaseAt(server.ownerUrl, 'portal');
      sink = await startMailSink();
      stops.push(sink.stop);
      release = await givenRelease();
      stops.push(release.remove);
      env = {
        NODE_ENV: 'production',
        NODE_NO_WARNINGS: '1',
        LOG_LEVEL: 'warn',
        DATABASE_URL: loginUrl(ownerUrl),
        DATABASE_POOL: '6',
        JWT_SECRET: randomBytes(32).toString('base64'),
        METRICS_TOKEN: randomBytes(32).toString('base64'),
        SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
        PUBLIC_URL: 'http://127.0.0.1:8080',
        FIRST_ADMIN_EMAIL: email,
        SECOND_STEP: 'optional',
        DRAIN_SECONDS: '4',
        RATE_LIMIT_PER_MINUTE: '1000000',
        MAX_EVENT_LOOP_DELAY: '0',
      };
      owner = { MIGRATION_DATABASE_URL: ownerUrl };
    });
    afterAll(async () => {
      for (const stop of stops.reverse()) await stop();
    });

    const npmRun = async (settings: Record<string, string>, ...words: string[]) =>
      (
        await run('npm', ['run', '-s', ...words], {
          cwd: root,
          env: {
            ...process.env,
            NODE_OPTIONS: '',
            PATH: [folder, join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
            DATA_DIR: release.dataDir,
            ...settings,
            ...owner,
          },
        })
      ).stdout.trim();

    test('stands, serves through a restart of each process, and is saved', async () => {
      const pooler = await startPooler(owner.MIGRATION_DATABASE_URL ?? '');
      stops.push(pooler.stop);
      const settings = {
        ...env,
        DATABASE_URL: pooler.through(env.DATABASE_URL ?? ''),
        DATABASE_DIRECT_URL: env.DATABASE_URL ?? '',
      };
      expect(await npmRun(settings, 'roles')).toBe('the roles are there');
      expect(await npmRun(settings, 'migrate')).toBe('the database is up to date');
      const start = (port?: number) => release.run('server', { ...settings, JOBS: 'false' }, port);
      let worker = await release.run('worker', { ...settings, DRAIN_SECONDS: '0' });
      const servers = [await start(), await start()];
      const balancer = await startBalancer(
        servers.map(({ port }) => port),
        probeMs,
      );
      stops.push(balancer.close);

      // The first admin is let in by mail.
      for (let n = 0; sink.mails().length === 0 && n < 1_400; n += 1) await pause(50);
      const [, link] = /127\.0\.0\.1:8080\/\S*?validate-token\/([\w-]+)/.exec(sink.mails()[0]?.text ?? '') ?? [];
      const used = await fetch(`${balancer.url}/api/auth/validate-token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: link }),
      });
      expect([used.status, sink.mails()[0]?.to === email]).toEqual([200, true]);
      const { token } = (await used.json()) as { token: string };

      const stop = load(balancer.url, token, perSecond);
      await pause(1_000);
      for (const [at, server] of servers.entries()) {
        expect(await server.stop()).toBe(0);
        servers[at] = await start(server.port);
        await pause(3 * probeMs);
      }
      expect(await worker.stop()).toBe(0);
      worker = await release.run('worker', { ...settings, DRAIN_SECONDS: '0' }, worker.port);
      const statuses = await stop();
      console.info(`drill: ${JSON.stringify(statuses)}`);
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(statuses[200]).toBeGreaterThan(5 * perSecond);

      for (const { url } of [...servers, worker]) {
        const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } });
        expect([answer.status, (await answer.text()).includes('portal_database_up 1')]).toEqual([200, true]);
      }
      expect(await npmRun(env, 'verify')).toBe('every invariant holds');
      const backup = join(release.dir, 'backup');
      await mkdir(backup);
      await chmod(backup, 0o700);
      expect(await npmRun(env, 'backup', '--', backup)).toMatch(/^the database and \d+ files are in /);
      expect(await Promise.all([...servers, worker].map((one) => one.stop()))).toEqual([0, 0, 0]);
    }, 240_000);
  },
);
