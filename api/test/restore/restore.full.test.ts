import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Manifest } from '../../src/backup/manifest.ts';
import { createPool, ownerPool } from '../../src/db/client.ts';
import { connected, databaseAt, loginUrl } from '../../src/db/roles.ts';
import { withTenant } from '../../src/db/tenant.ts';
import { bossQueue } from '../../src/jobs/boss-queue.ts';
import { startKillable, type Killable } from '../faults/killable-server.ts';
import { givenMarket, givenOrder, type Market } from '../given-orders.ts';
import { givenPassword } from '../given.ts';
import { password } from '../login-calls.ts';
import { testApp, type TestApp } from '../test-app.ts';
import { folder, startOwnServer } from './own-server.ts';

const run = promisify(execFile);
const scripts = join(import.meta.dirname, '../../src');

/** A backup by the commands of the runbook, from one server of the machine's own Postgres into a fresh one. */
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
    let backup: string;
    let restored: string;
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
      backup = join(t.services.config.dataDir, 'backup');
      restored = await mkdtemp(join(tmpdir(), 'portal-restored-'));
    }, 180_000);
    afterAll(async () => {
      process.env.TEST_DATABASE_URL = before;
      await running?.stop();
      await rm(restored, { recursive: true, force: true });
      await t?.close();
      await Promise.all([from?.stop(), into?.stop()]);
    });

    const env = () => ({
      PATH: `${folder}${delimiter}${process.env.PATH}`,
      NODE_NO_WARNINGS: '1',
      MIGRATION_DATABASE_URL: ownerUrl,
      DATABASE_URL: loginUrl(ownerUrl),
      DATA_DIR: restored,
    });
    /** What a command says, and how it ends. */
    const command = (file: string, args: string[] = [], settings: Record<string, string> = {}) =>
      run(process.execPath, [join(scripts, file), ...args], { env: { ...env(), ...settings } }).then(
        ({ stdout, stderr }) => ({ code: 0, said: (stdout + stderr).trim() }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
          code,
          said: (stdout.slice(0, 2_000) + stderr).trim(),
        }),
      );
    const refused = (said: string) => ({ code: 1, said });

    test('is made beside the working portal, and says in its manifest what belongs to it', async () => {
      const source = { MIGRATION_DATABASE_URL: t.database.ownerUrl, DATA_DIR: t.services.config.dataDir };
      expect(await command('backup/backup.ts', [backup], source)).toEqual({
        code: 0,
        said: expect.stringMatching(/^the database and \d+ files are in /),
      });
      const manifest = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')) as Manifest;
      expect(Object.keys(manifest.files)).toEqual(
        expect.arrayContaining(['database.dump', 'roles.sql', 'files/audit/head/newest.json']),
      );
      expect(await command('backup/backup.ts', [backup], source)).toEqual(
        refused(`The folder ${backup} is not empty; a backup gets one of its own.`),
      );
      expect(await command('backup/backup.ts', [], source)).toEqual(refused('Name a folder: npm run backup -- FOLDER'));
    });

    test('is refused when it is damaged, cut off, of a newer release, or would go where something is', async () => {
      await connected(into.ownerUrl, (client) => client.query('create database restored'));
      const changed = async (change: (copy: string, manifest: Manifest) => Promise<unknown>) => {
        const copy = `${backup}-changed`;
        await cp(backup, copy, { recursive: true });
        const path = join(copy, 'manifest.json');
        const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest;
        await change(copy, manifest);
        await writeFile(path, JSON.stringify(manifest));
        const ending = await command('backup/restore.ts', [copy]);
        await rm(copy, { recursive: true });
        return { ...ending, said: ending.said.replace(copy, 'COPY') };
      };
      expect(await changed((copy) => appendFile(join(copy, 'database.dump'), 'x'))).toEqual(
        refused('The backup COPY is damaged: database.dump is another file.'),
      );
      expect(await changed((copy) => rm(join(copy, 'files/audit/head/newest.json')))).toEqual(
        refused('The backup COPY is damaged: files/audit/head/newest.json is missing.'),
      );
      expect(
        await changed(async (_copy, manifest) => {
          manifest.newest = '9998_more';
        }),
      ).toEqual(
        refused(
          'The backup was made by a newer release of the portal (9998_more is not part of this one); restore it ' +
            'with that release.',
        ),
      );
      expect(await command('backup/restore.ts', [restored])).toEqual(
        refused(`The folder ${restored} holds no complete backup: it has no manifest.json.`),
      );
      expect(await command('backup/restore.ts', [backup], { MIGRATION_DATABASE_URL: t.database.ownerUrl })).toEqual(
        refused('The database of MIGRATION_DATABASE_URL holds tables already; name an empty one.'),
      );
      expect((await command('backup/restore.ts', [backup], { DATA_DIR: t.services.config.dataDir })).said).toMatch(
        /^The file store holds files already \(.+\); name an empty DATA_DIR or bucket.$/,
      );
      expect(await command('backup/restore.ts', [backup], { PATH: '/nowhere' })).toEqual(
        refused('The program pg_restore was not found; install the client programs of Postgres.'),
      );
    });

    test('goes into a fresh server without roles and an empty file store by one command', async () => {
      expect(await command('backup/restore.ts', [backup])).toEqual({
        code: 0,
        said: expect.stringMatching(/^restored what was saved at \S+; every invariant holds$/),
      });
      expect(await command('db/make-roles.ts')).toEqual({ code: 0, said: 'the roles are there' });
      expect(await command('db/run-migrations.ts')).toEqual({ code: 0, said: 'the database is up to date' });
    });

    test('holds every invariant and the audit log as it was written', async () => {
      expect(await command('invariants/verify.ts')).toEqual({ code: 0, said: 'every invariant holds' });
      expect(await command('audit/verify.ts')).toEqual({
        code: 0,
        said: expect.stringMatching(/^[1-9]\d* lines, [1-9]\d* seals: the log is as it was written$/),
      });
    });

    test('lets people log in, read and search, and keeps the walls', async () => {
      const { jwtSecret: secret } = t.services.config;
      running = await startKillable({
        databaseUrl: loginUrl(ownerUrl),
        dataDir: restored,
        secret,
        now: '2026-11-02T09:00:00Z',
      });
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
    });

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
    });
  },
);
