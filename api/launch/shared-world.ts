import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../src/config.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { loginUrl } from '../src/db/roles.ts';
import { scratchFolder } from './scratch-folder.ts';
import { prepareWorld } from './world.ts';

/**
 * Fills the data folder `dir` with the demo world that the suites of one run share: the first suite makes it and keeps
 * it in `shared`, the others copy it from there. The owners of the database's files stay.
 */
export async function copySharedWorld(shared: string, dir: string, config: Config): Promise<void> {
  if (!existsSync(shared)) await makeWorld(shared, config);
  copy(shared, dir);
}

async function makeWorld(shared: string, config: Config): Promise<void> {
  const dir = await scratchFolder('portal-world-');
  const database = await startEmbedded({ dir, durable: false });
  await prepareWorld(
    { ...database, url: loginUrl(database.url), ownerUrl: database.url },
    { ...config, dataDir: dir, filesDir: join(dir, 'files') },
    () => undefined,
  ).finally(database.stop);
  const complete = `${shared}.${process.pid}`;
  copy(dir, complete);
  await rm(dir, { recursive: true });
  // Another suite that made the same world a moment earlier is as good.
  await rename(complete, shared).catch(() => rm(complete, { recursive: true }));
}

const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);
