import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { isFullRun } from '../../../shared-ui/presets/full-run.ts';
import { buildApp } from '../../src/app.ts';
import { sealAudit } from '../../src/audit/seal-audit.ts';
import { createPool } from '../../src/db/client.ts';
import { Replica } from '../../src/db/replica.ts';
import { connected } from '../../src/db/roles.ts';
import { bossQueue } from '../../src/jobs/boss-queue.ts';
import { root } from '../docs/commands.ts';
import { fullTest } from '../full-test.ts';
import { givenDispatchedOrder, givenSalarySystem } from '../given-draws.ts';
import { givenMarket } from '../given-orders.ts';
import { givenAdmin } from '../given.ts';
import { apiSuite } from '../test-app.ts';
import { evaluatedEvery, isFiring, secondsOf, sentAt } from './promql.ts';

/** Each alert fires once its fault is made, and stops once that is mended; on the text that Prometheus reads. */
type Rules = { groups: { rules: { alert: string; expr: string; for: string }[] }[] };
const rules = (parse(readFileSync(join(root, 'api/deploy/monitoring/alerts.yaml'), 'utf8')) as Rules).groups.flatMap(
  (group) => group.rules,
);
const METRICS_TOKEN = 'a token of Prometheus for tests only';
const tried = new Set<string>();
/** What Prometheus read of each alert with its fault and after it was mended: before and now. */
const readings = new Map<string, Partial<Record<'faulty' | 'mended', [before: string, now: string]>>>();

function judge(alert: string, before: string, now: string): boolean {
  const { expr = '' } = rules.find((rule) => rule.alert === alert) ?? {};
  const isTrue = isFiring(expr, before, now);
  readings.set(alert, { ...readings.get(alert), [isTrue ? 'faulty' : 'mended']: [before, now] });
  return isTrue;
}

const t = apiSuite({ env: { METRICS_TOKEN } });
// Each is tried, and is sent after its wait: not for a fault that is mended in time, and later where there was a gap.
afterAll(() => {
  if (isFullRun) expect([...tried].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
  for (const { alert, expr, for: wait } of rules.filter(({ alert }) => tried.has(alert))) {
    const { faulty, mended } = readings.get(alert) ?? {};
    if (!faulty || !mended) throw new Error(`${alert} was not seen both ways`);
    const isFaulty = isFiring(expr, ...faulty);
    const isMended = !isFiring(expr, ...mended);
    const sent = (hasFault: (second: number) => boolean) =>
      sentAt(wait, (second) => (hasFault(second) ? isFaulty : !isMended));
    const [needed, gap] = [secondsOf(wait), secondsOf(wait) - evaluatedEvery];
    expect([
      alert,
      sent(() => true),
      sent((second) => second < needed),
      sent((second) => second !== gap),
      sent(() => false),
    ]).toEqual([alert, needed, undefined, gap + evaluatedEvery + needed, undefined]);
  }
});

const scrape = async (app: FastifyInstance): Promise<string> =>
  (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).body;

/** Whether the alert fires over what happens in `meanwhile`. */
async function fires(alert: string, meanwhile?: () => Promise<unknown>, app = t.app): Promise<boolean> {
  tried.add(alert);
  const before = await scrape(app);
  await meanwhile?.();
  return judge(alert, before, await scrape(app));
}
const minutesLater = (minutes: number) =>
  t.clock.moveTo(new Date(t.clock.now().getTime() + minutes * 60_000).toISOString());

test('PortalDown: a process that does not listen', async () => {
  tried.add('PortalDown');
  const app = await buildApp(t.services);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  // What Prometheus writes down beside the text: whether it got one.
  const up = async () =>
    fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }).then(
      ({ status }) => `up{job="portal"} ${status === 200 ? 1 : 0}\n`,
      () => 'up{job="portal"} 0\n',
    );
  expect(judge('PortalDown', '', await up())).toBe(false);
  await app.close();
  expect(judge('PortalDown', '', await up())).toBe(true);
});

fullTest('PortalErrors: a table that requests need is gone', async () => {
  const { token } = await givenAdmin(t);
  const ask = async () => {
    for (let n = 0; n < 5; n += 1) await t.call('GET', '/admin/companies', { token });
  };
  await t.database.owner.query('alter table companies rename to companies_away');
  expect(await fires('PortalErrors', ask)).toBe(true);
  await t.database.owner.query('alter table companies_away rename to companies');
  expect(await fires('PortalErrors', ask)).toBe(false);
});

fullTest('PortalSlow: a lock that requests wait for', async () => {
  const { token } = await givenAdmin(t);
  const ask = () => t.call('GET', '/admin/companies', { token });
  const slowly = async () => {
    const blocker = await t.database.owner.connect();
    await blocker.query('begin; lock table companies in access exclusive mode');
    const asked = [ask(), ask()];
    await pause(1_300);
    await blocker.query('rollback');
    blocker.release();
    await Promise.all(asked);
  };
  expect(await fires('PortalSlow', slowly)).toBe(true);
  expect(await fires('PortalSlow', ask)).toBe(false);
});

fullTest('PortalTrialHalted: a release on trial failed too often', async () => {
  const halt = (at: string) =>
    t.database.owner.query(
      `insert into halted_releases (remote, version, halted_at, loads, failures) values ('mfe_company', '2', $1, 9, 9)
       on conflict (remote, version) do update set halted_at = excluded.halted_at`,
      [at],
    );
  await halt('2026-11-02T07:00:00Z');
  expect(await fires('PortalTrialHalted')).toBe(true);
  await halt('2026-10-30T07:00:00Z');
  expect(await fires('PortalTrialHalted')).toBe(false);
});

fullTest('PortalPoolWaits: all connections are in use', async () => {
  const { token } = await givenAdmin(t);
  const taken = await Promise.all(Array.from({ length: t.services.pool.options.max }, () => t.services.pool.connect()));
  const asked = t.call('GET', '/admin/companies', { token });
  await pause(50);
  expect(await fires('PortalPoolWaits')).toBe(true);
  for (const client of taken) client.release();
  await asked;
  expect(await fires('PortalPoolWaits')).toBe(false);
});

fullTest('PortalReplicaUnused: the replica does not answer', async () => {
  const pool = createPool({ url: t.database.url, max: 2 });
  const away = new Replica(pool, { url: 'postgres://portal_api@127.0.0.1:1/portal', maxLagSeconds: 10 });
  const app = await buildApp({ ...t.services, pool });
  expect(await fires('PortalReplicaUnused', undefined, app)).toBe(true);
  // It was taken out of the settings.
  expect(await fires('PortalReplicaUnused')).toBe(false);
  await app.close();
  await away.close();
  await pool.end();
});

fullTest('PortalDatabaseDown: the database refuses every connection', async () => {
  const { pathname } = new URL(t.database.url);
  const name = pathname.slice(1);
  const allow = (isAllowed: boolean) =>
    connected(process.env.TEST_DATABASE_URL ?? '', (client) =>
      client.query(`alter database ${name} allow_connections ${isAllowed}`),
    );
  await allow(false);
  await t.database.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'portal_api'`,
    [name],
  );
  expect(await fires('PortalDatabaseDown')).toBe(true);
  await allow(true);
  expect(await fires('PortalDatabaseDown')).toBe(false);
});

fullTest('PortalRefusesCalls: all visitors count as one', async () => {
  const { token } = await givenAdmin(t);
  const app = await buildApp({ ...t.services, config: { ...t.services.config, rateLimitPerMinute: 3 } });
  const ask = (network: string) => async () => {
    for (let n = 0; n < 12; n += 1)
      await app.inject({
        url: '/api/admin/companies',
        headers: { authorization: `Bearer ${token}` },
        remoteAddress: network.replace('n', String(n)),
      });
  };
  expect(await fires('PortalRefusesCalls', ask('10.0.0.1'), app)).toBe(true);
  expect(await fires('PortalRefusesCalls', ask('10.1.n.1'), app)).toBe(false);
  await app.close();
});

fullTest('PortalPagesMissing: the registry names files that are not published', async () => {
  const webRoot = await mkdtemp(join(tmpdir(), 'portal-web-'));
  await mkdir(join(webRoot, 'mfe/mfe-company/1'), { recursive: true });
  await writeFile(join(webRoot, 'index.html'), '<title>Portal</title>');
  const app = await buildApp({ ...t.services, config: { ...t.services.config, webRoot } });
  const load = async () => {
    await app.inject({ url: '/mfe/mfe-company/1/app.js' });
  };

  expect(await fires('PortalPagesMissing', load, app)).toBe(true);
  await writeFile(join(webRoot, 'mfe/mfe-company/1/app.js'), '');
  expect(await fires('PortalPagesMissing', load, app)).toBe(false);
  await app.close();
  await rm(webRoot, { recursive: true });
});

fullTest('PortalRemoteFails: the pages of a role fail in six browsers', async () => {
  const report = async () => {
    const { token } = await givenAdmin(t);
    const body = { remote: 'mfe_admin', version: '1.0.0-0123abc', onTrial: false, failed: true };
    expect((await t.call('POST', '/releases/loads', { token, body })).status).toBe(200);
  };
  for (let n = 0; n < 5; n += 1) await report();
  expect(await fires('PortalRemoteFails')).toBe(false);
  await report();
  expect(await fires('PortalRemoteFails')).toBe(true);
  minutesLater(16);
  expect(await fires('PortalRemoteFails')).toBe(false);
});

fullTest('PortalNoWorker: no worker has done what is due for six minutes', async () => {
  const log = { error: () => undefined, warn: () => undefined };
  const queue = bossQueue(t.database.url, log);
  let runs = 0;
  const until = async (most: number) => {
    for (let n = 0; runs < most && n < 400; n += 1) await pause(50);
  };
  await queue.start(async ({ kind }) => {
    if (kind === 'scheduled-jobs') runs += 1;
  });
  await until(1);
  await queue.stop();
  expect(await fires('PortalNoWorker')).toBe(false);
  await t.database.owner.query(
    `update pgboss.job set completed_on = now() - interval '6 minutes' where name = 'scheduled-jobs'`,
  );
  expect(await fires('PortalNoWorker')).toBe(true);
  const another = bossQueue(t.database.url, log);
  await another.start(async ({ kind }) => {
    if (kind === 'scheduled-jobs') runs += 1;
  });
  await until(2);
  await another.stop();
  expect(await fires('PortalNoWorker')).toBe(false);
});

fullTest('PortalJobsWait: a job that no worker takes', async () => {
  await t.database.owner.query(`insert into jobs (kind, created_at) values ('import', $1)`, [
    new Date(t.clock.now().getTime() - 11 * 60_000),
  ]);
  expect(await fires('PortalJobsWait')).toBe(true);
  await t.database.owner.query(`update jobs set status = 'DONE'`);
  expect(await fires('PortalJobsWait')).toBe(false);
});

test('PortalMailsWait, PortalMailsGivenUp: a mail does not leave', async () => {
  const { email } = await givenAdmin(t);
  await t.call('POST', '/auth/magiclink', { body: { email } });
  expect(await fires('PortalMailsWait')).toBe(false);
  minutesLater(16);
  expect(await fires('PortalMailsWait')).toBe(true);
  expect(await fires('PortalMailsGivenUp')).toBe(false);
  const { rows } = await t.database.owner.query<{ id: string }>(
    `update outbox set status = 'FAILED', attempts = 99 where to_address = $1 returning id`,
    [email],
  );
  expect(await fires('PortalMailsGivenUp')).toBe(true);
  const { token } = await givenAdmin(t);
  expect((await t.call('POST', `/admin/operations/mails/${rows[0]?.id}/retry`, { token })).status).toBe(200);
  await t.work();
  expect(await fires('PortalMailsGivenUp')).toBe(false);
  expect(await fires('PortalMailsWait')).toBe(false);
});

fullTest('PortalAuditUnsealed: a line has no seal for eleven minutes', async () => {
  await sealAudit(t.services);
  await t.database.owner.query(
    `insert into audit_log (at, actor_role, action, entity, entity_id) values ($1, 'system', 'a', 'b', 'c')`,
    [t.clock.now()],
  );
  expect(await fires('PortalAuditUnsealed')).toBe(false);
  minutesLater(11);
  expect(await fires('PortalAuditUnsealed')).toBe(true);
  await sealAudit(t.services);
  expect(await fires('PortalAuditUnsealed')).toBe(false);
});

test('PortalSalaryFilesDue, PortalSalaryFilesNotSent: a file is not made, and one cannot be sent', async () => {
  const { company, anna, supplier, catalogId, categoryId, subscriptionId } = await givenMarket(t);
  await t.database.owner.query('update companies set salary_system_id = $1 where id = $2', [
    await givenSalarySystem(t),
    company.id,
  ]);
  await givenDispatchedOrder(t, company, anna, { supplierId: supplier.id, catalogId, categoryId, subscriptionId });
  expect(await fires('PortalSalaryFilesDue')).toBe(false);
  t.clock.moveTo('2027-01-20T05:00:00Z');
  expect(await fires('PortalSalaryFilesDue')).toBe(true);
  await t.runScheduledJobs();
  expect(await fires('PortalSalaryFilesDue')).toBe(false);
  expect(await fires('PortalSalaryFilesNotSent')).toBe(false);
  await t.database.owner.query('update salary_files set is_sent = false, send_failed_at = now()');
  expect(await fires('PortalSalaryFilesNotSent')).toBe(true);
  await t.database.owner.query('update salary_files set is_sent = true, send_failed_at = null');
  expect(await fires('PortalSalaryFilesNotSent')).toBe(false);
});
