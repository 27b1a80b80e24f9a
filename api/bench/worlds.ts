import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../launch/build-server.ts';
import { buildApp } from '../src/app.ts';
import { movableClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { createPool } from '../src/db/client.ts';
import { startEmbedded, type EmbeddedServer } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { connected, databaseAt, loginUrl, setLoginPassword } from '../src/db/roles.ts';
import { localFiles } from '../src/files/local-files.ts';
import { directQueue } from '../src/jobs/direct-queue.ts';
import type { Services } from '../src/services.ts';
import type { Bench } from './bench.ts';
import { benchSecret, startOurs } from './processes.ts';
import { seedWorld, type WorldSize } from './seed.ts';
import { benchTokens } from './tokens.ts';

/** A Postgres for measuring, with its process id. */
export type Postgres = EmbeddedServer & { dir: string; postmaster: number };

/** Starts one in a folder that is gone afterwards, beside a new bundle of the server. */
export async function onPostgres(work: (postgres: Postgres) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await chmod(dir, 0o755);
  const server = await startEmbedded({ dir, durable: true });
  try {
    await buildServer();
    const pid = (await readFile(join(dir, 'pg/postmaster.pid'), 'utf8')).split('\n')[0];
    await work({ ...server, dir, postmaster: Number(pid) });
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/** A seeded world as a database of its own, with its servers. */
export async function openWorld(
  { url, superuserUrl, dir: home, postmaster }: Postgres,
  size: WorldSize,
  isShort: boolean,
  name = 'bench',
  env: Record<string, string> = {},
): Promise<Bench & { close: () => Promise<void> }> {
  const dir = join(home, name);
  await mkdir(dir);
  await connected(url, (client) => client.query(`create database ${name}`));
  const [ownerUrl, seedUrl] = [databaseAt(url, name), databaseAt(superuserUrl, name)];
  await migrate(ownerUrl);
  await setLoginPassword(ownerUrl, loginUrl(ownerUrl));
  console.log(`Seeding ${JSON.stringify(size)} …`);
  console.log(`Seeded in ${((await seedWorld(seedUrl, size)) / 1000).toFixed(0)} s`);
  const services = servicesOn(loginUrl(ownerUrl), dir);
  const app = await buildApp(services);
  // The world has salary files that are due: a server that made them meanwhile would be measured with them.
  const ours = await startOurs(ownerUrl, dir, { JOBS: 'false', ...env });
  return {
    app,
    services,
    ours,
    ownerUrl,
    superuserUrl: seedUrl,
    dir,
    postmaster,
    tokens: await benchTokens(app, services.pool),
    isShort,
    // Many short turns rather than few long ones: the machine is not as fast at one moment as at the next.
    seconds: isShort ? 2 : 3,
    rounds: isShort ? 3 : 9,
    async close() {
      await ours.stop();
      await app.close();
      await services.pool.end();
    },
  };
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
