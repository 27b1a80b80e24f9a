import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
import type { Bench } from './bench.ts';
import { benchBrowser } from './browser.ts';
import { benchExport } from './exports.ts';
import { benchHostileUpload } from './hostile-upload.ts';
import { benchImport } from './imports.ts';
import { benchLists } from './lists.ts';
import { benchLogin } from './login.ts';
import { benchProcess } from './process-figures.ts';
import { benchSecret, startOurs } from './processes.ts';
import { report, type Result } from './results.ts';
import { benchSalaryFile } from './salary-file.ts';
import { fullWorld, seedWorld, shortWorld } from './seed.ts';
import { benchShop } from './shop.ts';
import { benchStarts } from './starts.ts';
import { benchTokens } from './tokens.ts';
import { benchWalls } from './walls.ts';

/**
 * `npm run bench`: seeds the world of PERFORMANCE, takes every figure against its gate in the same run, prints the
 * table, writes bench/results.json, and ends with 1 when a gate is broken. `--short` takes a tenth of the world,
 * `--rows 7,12` only what these rows belong to.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, rows: { type: 'string' } } });
const isShort = values.short;
const size = isShort ? shortWorld : fullWorld;
const wanted = values.rows?.split(',').map(Number);

type Part<Given extends unknown[]> = { rows: number[]; measure: (...given: Given) => Promise<Result[]> };
const onTheWorld: Part<[Bench]>[] = [
  { rows: [1, 2, 3, 4, 5, 6], measure: benchLists },
  { rows: [8], measure: benchWalls },
  { rows: [12], measure: benchProcess },
  { rows: [7], measure: benchLogin },
  { rows: [9], measure: benchImport },
  { rows: [22], measure: benchHostileUpload },
  { rows: [10], measure: benchExport },
  { rows: [11], measure: benchSalaryFile },
  { rows: [21], measure: benchShop },
];
const onTheProduct: Part<[]>[] = [
  { rows: [13, 14, 15], measure: () => benchBrowser(isShort ? 3 : 15) },
  { rows: [16], measure: () => (isShort && !wanted ? Promise.resolve([]) : benchStarts()) },
];

const results: Result[] = [];
async function measureAll<Given extends unknown[]>(parts: readonly Part<Given>[], ...given: Given): Promise<void> {
  for (const { measure } of parts) results.push(...(await measure(...given)));
}
const chosen = <Given extends unknown[]>(parts: readonly Part<Given>[]) =>
  parts.filter(({ rows }) => !wanted || rows.some((row) => wanted.includes(row)));

if (chosen(onTheWorld).length > 0) await onWorld((bench) => measureAll(chosen(onTheWorld), bench));
await measureAll(chosen(onTheProduct));
process.exit(report(results, { world: size, at: new Date().toISOString() }) ? 0 : 1);

async function onWorld(work: (bench: Bench) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await chmod(dir, 0o755);
  const server = await startEmbedded({ dir, durable: true });
  try {
    await buildServer();
    await connected(server.url, (client) => client.query('create database bench'));
    const [ownerUrl, superuserUrl] = [databaseAt(server.url, 'bench'), databaseAt(server.superuserUrl, 'bench')];
    await migrate(ownerUrl);
    await setLoginPassword(ownerUrl, loginUrl(ownerUrl));
    console.log(`Seeding ${JSON.stringify(size)} …`);
    console.log(`Seeded in ${((await seedWorld(superuserUrl, size)) / 1000).toFixed(0)} s`);
    const services = servicesOn(loginUrl(ownerUrl), dir);
    const app = await buildApp(services);
    const ours = await startOurs(ownerUrl, dir);
    await work({
      app,
      services,
      ours,
      ownerUrl,
      superuserUrl,
      dir,
      postmaster: Number((await readFile(join(dir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0]),
      tokens: await benchTokens(app, services.pool),
      isShort,
      // Many short turns rather than few long ones: the machine is not as fast at one moment as at the next.
      seconds: isShort ? 2 : 3,
      rounds: isShort ? 3 : 9,
    });
    await ours.stop();
    await app.close();
    await services.pool.end();
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

function servicesOn(url: string, dir: string): Services {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    DATA_DIR: dir,
    JWT_SECRET: benchSecret,
    RATE_LIMIT_PER_MINUTE: '100000000',
  });
  return {
    pool: createPool({ url, max: 8 }),
    config,
    clock: movableClock('2026-11-19T12:00:00Z'),
    files: localFiles(join(dir, 'files')),
    queue: directQueue(),
  };
}
