import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '../src/config.ts';
import { freePort, startEmbedded } from '../src/db/embedded.ts';
import { loginUrl } from '../src/db/roles.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startServer } from './server-process.ts';
import { copySharedWorld } from './shared-world.ts';
import { prepareWorld } from './world.ts';

/**
 * The portal for browser suites: built artefacts, a database of its own with the demo world, on `PORT` (else a free
 * one, which it prints), on the day of `PORTAL_NOW`. Everything is gone when it stops, unless the suite names a folder
 * of its own with `E2E_DIR`: then the next start in it finds the same data, on another day if the suite says so, and
 * the suite removes it. `E2E_WORLD` names a folder that suites share: the first start keeps its new world there for the
 * others.
 */
const root = join(import.meta.dirname, '../..');
const kept = process.env.E2E_DIR;
const shared = kept ? undefined : process.env.E2E_WORLD;
const dir = kept ?? (await scratchFolder('portal-e2e-'));
const env = {
  PORT: String(await freePort()),
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOGIN_RATE_LIMIT: '100000',
  LOGIN_LINKS_PER_ADDRESS: '1000',
  LOGIN_LINKS_PER_HOUR: '100000',
  PORTAL_NOW: '2026-11-20T09:00:00Z',
  PROCESS_HOLD_SECONDS: '2',
  MAX_EVENT_LOOP_DELAY: '0',
  ...process.env,
  DATA_DIR: dir,
  WEB_ROOT: process.env.WEB_ROOT ?? join(dir, 'web'),
  JWT_SECRET: 'browser suites use this secret of 32+ characters',
};
const config = readConfig(env);
if (shared) await copySharedWorld(shared, dir, config);
const database = await startEmbedded({ dir, durable: false });
const stops = [() => database.stop(), ...(kept ? [] : [() => rm(dir, { recursive: true, force: true })])];
let stopping = false;
const stop = async (code: number) => {
  if (stopping) return;
  stopping = true;
  for (const step of stops) await step();
  process.exit(code);
};
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop(0));

try {
  if (!process.env.WEB_ROOT) {
    const { publishBuilt } = await import('./build-front-end.ts');
    await publishBuilt(root, env.WEB_ROOT);
  }
  const url = await prepareWorld(
    { ...database, url: loginUrl(database.url), ownerUrl: database.url },
    config,
    () => undefined,
  );
  const server = await startServer({ ...env, DATABASE_URL: url });
  stops.unshift(() => server.stop());
  server.onExit((code) => void stop(code));
  console.log(`listening on ${config.publicUrl}`);
} catch (error) {
  console.error(error);
  await stop(1);
}
