import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../launch/build-server.ts';
import { buildApp } from '../src/app.ts';
import { movableClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { createPool } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { connected, databaseAt, loginUrl, setLoginPassword } from '../src/db/roles.ts';
import { localFiles } from '../src/files/local-files.ts';
import { directQueue } from '../src/jobs/direct-queue.ts';
import type { Services } from '../src/services.ts';
import { benchBrowser } from './browser.ts';
import { benchExport } from './exports.ts';
import { benchHostileUpload } from './hostile-upload.ts';
import { benchImport } from './imports.ts';
import { benchListUnderImport } from './list-under-import.ts';
import { benchLists } from './lists.ts';
import { benchLogin } from './login.ts';
import { benchPages } from './pages.ts';
import { benchProcess } from './process-figures.ts';
import { startOurs } from './processes.ts';
import { report, result, atMost, type Result } from './results.ts';
import { benchSalaryFile } from './salary-file.ts';
import { fullWorld, seedWorld, shortWorld } from './seed.ts';
import { benchStarts } from './starts.ts';
import { benchTokens } from './tokens.ts';
import { benchWalls } from './walls.ts';

/**
 * `npm run bench`: seeds the world of PERFORMANCE, takes every figure against its limit in the same run, prints the
 * table, writes bench/results.json, and ends with 1 when a gate is broken. `--short` takes a tenth of the world.
 */
const short = process.argv.includes('--short');
const size = short ? shortWorld : fullWorld;
// Many short turns rather than few long ones: the machine is not as fast at one moment as at the next.
const [seconds, rounds] = short ? [2, 3] : [3, 9];
const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
await chmod(dir, 0o755);
const server = await startEmbedded({ dir, durable: true });
let good = false;
try {
  await buildServer();
  await connected(server.url, (client) => client.query('create database bench'));
  const url = databaseAt(server.url, 'bench');
  await migrate(url);
  await setLoginPassword(url, loginUrl(url));
  console.log(
    `Seeding ${size.companies} companies, ${size.employees} employees, ${size.orders} orders, ${size.draws} draws …`,
  );
  const seedMs = await seedWorld(databaseAt(server.superuserUrl, 'bench'), size);
  console.log(`Seeded in ${(seedMs / 1000).toFixed(0)} s`);
  const postmaster = Number((await readFile(join(dir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]);
  const secret = 'bench secret of more than thirty-two characters';
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: loginUrl(url),
    DATA_DIR: dir,
    JWT_SECRET: secret,
    RATE_LIMIT_PER_MINUTE: '100000000',
  });
  const pool = createPool({ url: loginUrl(url), max: 8 });
  const services: Services = {
    pool,
    config,
    clock: movableClock('2026-11-19T12:00:00Z'),
    files: localFiles(join(dir, 'files')),
    queue: directQueue(),
  };
  const app = await buildApp(services);
  const tokens = await benchTokens(app, pool);
  const running = await startOurs(url, dir, secret);
  const ours = { url: running.url, pid: running.pid };
  const results: Result[] = [
    result(0, 'seed the world', [seedMs / 1_000], 's', '≈ 60 s', atMost(300, 's')),
    ...(await benchLists({ app, ours, databaseUrl: url, dir, postmaster, tokens, seconds, rounds })),
    ...(await benchPages({ app, databaseUrl: url, token: tokens.admin })),
    ...(await benchWalls({ app, databaseUrl: url, token: tokens.median })),
    ...(await benchProcess({ databaseUrl: url, dir, secret, token: tokens.median })),
    ...(await benchLogin({ ours, pool, token: tokens.median, postmaster, seconds, rounds })),
    ...(await benchImport({ services, app, url, token: tokens.median, rows: short ? 20_000 : 100_000, ours })),
    ...(await benchListUnderImport({
      ours,
      token: tokens.median,
      otherToken: tokens.largest,
      rows: short ? 20_000 : 100_000,
    })),
    ...(await benchHostileUpload({ ours, token: tokens.median, otherToken: tokens.largest, short })),
    // After the imports, so that a company has a list that is worth it.
    ...(await benchExport({ databaseUrl: url, dir, secret, tokens, rounds: short ? 1 : 2 })),
    ...(await benchSalaryFile({ services, app, url: databaseAt(server.superuserUrl, 'bench'), token: tokens.largest })),
  ];
  await running.stop();
  await app.close();
  await pool.end();
  results.push(...(await benchBrowser(short ? 3 : 15)), ...(short ? [] : await benchStarts()));
  good = report(results, { world: size, at: new Date().toISOString() });
} finally {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
}
process.exit(good ? 0 : 1);
