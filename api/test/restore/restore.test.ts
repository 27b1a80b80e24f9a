import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { createPool, ownerPool } from '../../src/db/client.ts';
import { connected, databaseAt, loginUrl } from '../../src/db/roles.ts';
import { withTenant } from '../../src/db/tenant.ts';
import { bossQueue } from '../../src/jobs/boss-queue.ts';
import { startKillable, type Killable } from '../faults/killable-server.ts';
import { givenMarket, givenOrder, type Market } from '../given-orders.ts';
import { givenPassword } from '../given.ts';
import { password } from '../login-calls.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { folder, program, startOwnServer } from './own-server.ts';

const run = promisify(execFile);
const scripts = join(import.meta.dirname, '../../src');

/** A backup as README's "Operate" describes it, from one server of the machine's own Postgres into a fresh one. */
(folder ? describe : describe.skip)(
  `a backup${folder ? '' : ' (skipped: no postgresql server with its pg_dump is installed)'}`,
  () => {
    const before = process.env.TEST_DATABASE_URL;
    let from: Awaited<ReturnType<typeof startOwnServer>>;
    let into: Awaited<ReturnType<typeof startOwnServer>>;
    let t: TestApp;
    let market: Market;
    let ownerUrl: string;
    let running: Killable | undefined;
    beforeAll(async () => {
      [from, into] = await Promise.all([startOwnServer(), startOwnServer()]);
      process.env.TEST_DATABASE_URL = from.ownerUrl;
      t = await testApp();
      market = await givenMarket(t);
      await givenPassword(t, market.company, password);
      for (const person of [market.anna, market.bo])
        await givenOrder(t, market, { for: person, phoneOnly: true }, { ordered_on: '2026-11-30' });
      await t.database.owner.query(
        `insert into employees (company_id, name, email, employ_no)
      select $1, 'Person ' || n || ' ' || md5(n::text), n || '@many.example', 'M' || n
      from generate_series(1, 20000) n`,
        [market.company.id],
      );
      // The queue's own tables are part of a backup too.
      const queue = bossQueue(t.database.url, { error: console.error, warn: console.warn });
      await queue.start(async () => undefined);
      await queue.stop();
      await t.runScheduledJobs();
      ownerUrl = databaseAt(into.ownerUrl, 'restored');
    }, 180_000);
    afterAll(async () => {
      process.env.TEST_DATABASE_URL = before;
      await running?.stop();
      await t?.close();
      await Promise.all([from?.stop(), into?.stop()]);
    });

    test('goes into a fresh server without an error, after the roles were made', async () => {
      const file = join(t.services.config.dataDir, 'backup');
      await run(program('pg_dump'), ['--format=custom', `--file=${file}`, t.database.ownerUrl]);
      await connected(into.ownerUrl, (client) => client.query('create database restored'));
      const env = {
        PATH: process.env.PATH,
        NODE_NO_WARNINGS: '1',
        MIGRATION_DATABASE_URL: ownerUrl,
        DATABASE_URL: loginUrl(ownerUrl),
      };
      expect((await run(process.execPath, [join(scripts, 'db/make-roles.ts')], { env })).stdout).toBe(
        'the roles are there\n',
      );
      const { stdout, stderr } = await run(program('pg_restore'), ['--exit-on-error', `--dbname=${ownerUrl}`, file]);
      expect([stdout, stderr]).toEqual(['', '']);
      await connected(ownerUrl, (client) => client.query('analyze'));
      expect((await run(process.execPath, [join(scripts, 'db/run-migrations.ts')], { env })).stdout).toBe(
        'the database is up to date\n',
      );
    }, 120_000);

    test('holds every invariant', async () => {
      const env = {
        PATH: process.env.PATH,
        NODE_NO_WARNINGS: '1',
        MIGRATION_DATABASE_URL: ownerUrl,
        DATA_DIR: t.services.config.dataDir,
      };
      const { stdout } = await run(process.execPath, [join(scripts, 'invariants/verify.ts')], { env }).catch(
        (failure: { stdout: string; stderr: string }) => ({ stdout: failure.stdout.slice(0, 2_000) + failure.stderr }),
      );
      expect(stdout).toBe('every invariant holds\n');
    }, 60_000);

    test('lets people log in, read and search, and keeps the walls', async () => {
      const { jwtSecret: secret, dataDir } = t.services.config;
      running = await startKillable({ databaseUrl: loginUrl(ownerUrl), dataDir, secret, now: '2026-11-02T09:00:00Z' });
      const login = await running.call('POST', '/auth/login', {
        token: '',
        body: { email: market.company.email, password },
      });
      expect(login).toMatchObject({ status: 200 });
      const token =
        login === 'no answer'
          ? ''
          : String(login.body.token ?? (login.body.data as { token?: string } | undefined)?.token);
      expect(await running.call('GET', '/company/orders?pageSize=50', { token })).toMatchObject({
        status: 200,
        body: { data: [{}, {}] },
      });
      expect(await running.call('GET', '/search?q=c4ca4238', { token })).toMatchObject({
        status: 200,
        body: { data: { employees: [{ employNo: 'M1' }] } },
      });
      const pool = createPool({ url: loginUrl(ownerUrl), max: 1 });
      await expect(pool.query('select * from employees')).rejects.toMatchObject({ code: '42501' });
      await pool.end();
    }, 60_000);

    test('searches by its index', async () => {
      const [owner, pool] = [ownerPool(ownerUrl), createPool({ url: loginUrl(ownerUrl), max: 1 })];
      const scans = async () =>
        (
          await owner.query<{ n: number }>(
            `select idx_scan::int as n from pg_stat_user_indexes where indexrelname = 'employees_search_idx'`,
          )
        ).rows[0]?.n ?? 0;
      const earlier = await scans();
      await withTenant(
        pool,
        { role: 'company', userId: null, companyId: market.company.id, supplierId: null, employeeId: null },
        (db) => sql`select matching_employees('%c4ca4238%', 200), pg_stat_force_next_flush()`.execute(db),
        { readOnly: true },
      );
      for (let n = 0; n < 100 && (await scans()) === earlier; n += 1) await new Promise((next) => setTimeout(next, 50));
      expect(await scans()).toBeGreaterThan(earlier);
      // And the plan of the same statement, as its owner sees it.
      const { rows } = await owner.query<{ 'QUERY PLAN': string }>(
        `explain select e.id from employees e where e.company_id = '${market.company.id}' and e.deleted_at is null
          and e.search_text ilike '%c4ca4238%' limit 200`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('employees_search_idx');
      await Promise.all([owner.end(), pool.end()]);
    }, 60_000);
  },
);
