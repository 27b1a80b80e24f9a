import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildServer } from '../../launch/build-server.ts';
import { freePort } from '../../src/db/embedded.ts';
import { root } from '../docs/commands.ts';
import { ordinaryUser } from '../programs.ts';

const parts = ['package.json', 'api/package.json', 'api/launch', 'api/migrations', 'api/deploy'];
const user = ordinaryUser();

export type Running = { url: string; port: number; said(): string; stop(): Promise<number | null> };

/**
 * A built release whose files no user may write, run by another user than their owner where the test is root. `dir` is
 * a folder beside it. Programs of one release share a data folder.
 */
export type Release = {
  dir: string;
  dataDir: string;
  launch(program: 'server' | 'worker', env: Record<string, string>, port: number): ChildProcess;
  run(program: 'server' | 'worker', env: Record<string, string>, port?: number): Promise<Running>;
  remove(): Promise<void>;
};

export async function givenRelease(): Promise<Release> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-release-'));
  await chmod(dir, 0o755);
  const [copy, dataDir] = [join(dir, 'portal'), join(dir, 'data')];
  for (const part of parts) {
    await mkdir(dirname(join(copy, part)), { recursive: true });
    await cp(join(root, part), join(copy, part), { recursive: true });
  }
  await buildServer(join(copy, 'api/dist/bundle'));
  await mkdir(join(copy, 'api/dist/web'));
  await writeFile(join(copy, 'api/dist/web/index.html'), '<title>Portal</title>');
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const entries = (await readdir(copy, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
  for (const { path } of entries) await chmod(path, (await stat(path)).mode & 0o555);
  await chmod(copy, 0o555);
  await mkdir(dataDir);
  if (user.uid !== undefined && user.gid !== undefined) await chown(dataDir, user.uid, user.gid);
  const children: ChildProcess[] = [];
  const launch: Release['launch'] = (program, env, port) => {
    const child = spawn(process.execPath, [join(copy, 'api/launch/run.mjs'), program], {
      ...user,
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, ...env },
    });
    children.push(child);
    return child;
  };

  return {
    dir,
    dataDir,
    launch,
    async run(program, env, port) {
      const at = port ?? (await freePort());
      const child = launch(program, env, at);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text: Buffer) => {
          said += text.toString();
        });
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      const url = `http://127.0.0.1:${at}`;
      for (let n = 0; !(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok; n += 1) {
        if (n > 1_200 || child.exitCode !== null) throw new Error(`the ${program} did not start: ${said}`);
        await pause(50);
      }
      return {
        url,
        port: at,
        said: () => said,
        async stop() {
          child.kill('SIGTERM');
          return await ended;
        },
      };
    },
    async remove() {
      for (const child of children) child.kill('SIGKILL');
      for (const { path, isFolder } of entries) if (isFolder) await chmod(path, 0o755);
      await chmod(copy, 0o755);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
