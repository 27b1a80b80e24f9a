import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/db/embedded.ts';
import { atMost, result, type Result } from './results.ts';

const root = join(import.meta.dirname, '../..');

/** Row 16: `npm start` in a new clone, and once more. Packages come from npm's cache; nothing else is there. */
export async function benchStarts(): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-clone-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, join(folder, 'portal')]);
    const first = await startAndStop(join(folder, 'portal'));
    const second = await startAndStop(join(folder, 'portal'));
    return [
      result(16, 'npm start in a new clone', [first], 's', '≤ 120 s', atMost(240, 's')),
      result(16, 'npm start again', [second], 's', '≤ 5 s', atMost(15, 's')),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seconds until the portal answers a browser. */
async function startAndStop(folder: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return (performance.now() - started) / 1_000;
      await new Promise((next) => setTimeout(next, 100));
    }
  } finally {
    await stop(child);
  }
}

/** As Ctrl-C does: the signal reaches the whole group. */
function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return Promise.resolve();
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  process.kill(-child.pid, 'SIGINT');
  return ended;
}
