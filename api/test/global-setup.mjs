import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * One Postgres for the whole run: yours when TEST_DATABASE_URL is set, else an embedded one without fsync. It runs in
 * a process of its own, because jest's module system does not load it.
 */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'database-server.ts')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  globalThis.portalDatabase = child;
  process.env.TEST_DATABASE_URL = await new Promise((done, failed) => {
    child.once('message', (message) => done(message.url));
    child.once('exit', (code) => failed(new Error(`the test database did not start (${code})`)));
  });
  child.unref();
}
