import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { startEmbedded } from '../../src/db/embedded.ts';
import { migrate } from '../../src/db/migrate.ts';
import { connected, databaseAt, loginUrl, setLoginPassword } from '../../src/db/roles.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import { writeFilled } from './filled-database.ts';

/** Wrote `filled-1.0.0.json.gz` from the demo world; to be run again at a later baseline only. */
const dir = await mkdtemp(join(tmpdir(), 'portal-filled-'));
await chmod(dir, 0o755);
const server = await startEmbedded({ dir, durable: false });
try {
  await connected(server.url, (client) => client.query('create database portal'));
  const url = databaseAt(server.url, 'portal');
  await migrate(url);
  await setLoginPassword(url, loginUrl(url));
  await seedDemo(loginUrl(url), readConfig({ NODE_ENV: 'test', DATA_DIR: dir }), console.info);
  await connected(url, writeFilled);
} finally {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
}
