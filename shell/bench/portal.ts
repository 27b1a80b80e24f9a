import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const port = 4390;
export const portal = `http://localhost:${port}`;

/** The portal on built artefacts, with the demo world in `folder`, which the caller removes. */
export async function startPortal(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../api/launch/e2e-server.ts')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', E2E_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(`${portal}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((next) => setTimeout(next, 200));
  }
  throw new Error('the portal did not start');
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

/** Where the portal in `folder` keeps its rows; Postgres writes its port on the fourth line. */
export async function databaseOf(folder: string): Promise<string> {
  const lines = (await readFile(join(folder, 'pg/postmaster.pid'), 'utf8')).split('\n');
  // As api/src/db/embedded.ts derives it.
  const password = createHmac('sha256', await readFile(join(folder, 'database.key'), 'utf8'))
    .update('portal_owner')
    .digest('base64url');
  return `postgres://portal_owner:${password}@127.0.0.1:${lines[3]}/portal`;
}
