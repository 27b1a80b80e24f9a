import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/db/embedded.ts';
import { givenAdmin } from '../test/given.ts';
import { ordinaryUser } from '../test/programs.ts';
import { testApp, type TestApp } from '../test/test-app.ts';
import { buildServer } from './build-server.ts';

const repository = join(import.meta.dirname, '../..');
const parts = ['package.json', 'api/package.json', 'api/launch', 'api/migrations', 'api/deploy'];
const user = ordinaryUser();

let t: TestApp;
let dir: string;
let copy: string;
const running: ChildProcess[] = [];
beforeAll(async () => {
  t = await testApp();
  dir = await mkdtemp(join(tmpdir(), 'portal-release-'));
  await chmod(dir, 0o755);
  copy = join(dir, 'portal');
  for (const part of parts) {
    await mkdir(dirname(join(copy, part)), { recursive: true });
    await cp(join(repository, part), join(copy, part), { recursive: true });
  }
  await buildServer(join(copy, 'api/dist/bundle'));
  await mkdir(join(copy, 'api/dist/web'));
  await writeFile(join(copy, 'api/dist/web/index.html'), '<title>Portal</title>');
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
  for (const { path } of await everything()) await chmod(path, (await stat(path)).mode & 0o555);
  await chmod(copy, 0o555);
}, 60_000);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await chmod(copy, 0o755);
  for (const { path, isFolder } of await everything()) if (isFolder) await chmod(path, 0o755);
  await rm(dir, { recursive: true, force: true });
  await t.close();
});

async function everything() {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }));
}

async function run(program: 'server' | 'worker', env: Record<string, string>) {
  const port = await freePort();
  const data = join(dir, program);
  await mkdir(data);
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid);
  const { databaseUrl = '', jwtSecret } = t.services.config;
  const child = spawn(process.execPath, [join(copy, 'api/launch/run.mjs'), program], {
    ...user,
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      JWT_SECRET: jwtSecret,
      MAX_EVENT_LOOP_DELAY: '0',
      DATA_DIR: data,
      ...env,
    },
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  for (let n = 0; !(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok; n += 1) {
    if (n > 300 || child.exitCode !== null) throw new Error(`the ${program} did not start: ${said}`);
    await pause(50);
  }
  return {
    url,
    said: () => said,
    async stop() {
      child.kill('SIGTERM');
      return await ended;
    },
  };
}

test('a server without jobs and a worker run for a user who may write nothing but the data folder', async () => {
  const person = await givenAdmin(t);
  const worker = await run('worker', {});
  const server = await run('server', { JOBS: 'false' });
  expect(await (await fetch(server.url)).text()).toContain('<title>Portal</title>');
  // A mail that the server writes is the worker's to send, which learns of it at once and not with the next minute.
  const asked = await fetch(`${server.url}/api/auth/magiclink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  });
  expect(asked.status).toBe(200);
  const started = performance.now();
  for (let n = 0; (await mailsTo(person.email))[0] !== 'SENT'; n += 1) {
    if (n > 200) throw new Error('the mail was not sent');
    await pause(50);
  }
  expect(performance.now() - started).toBeLessThan(10_000);
  // The worker answers probes alone.
  expect((await fetch(`${worker.url}/api/health`)).status).toBe(200);
  for (const path of ['/', '/api/user', '/api/admin/companies'])
    expect((await fetch(worker.url + path)).status).toBe(404);
  expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0]);
  expect([server.said(), worker.said()]).toEqual(['', '']);
}, 60_000);

const mailsTo = async (address: string) =>
  (
    await t.database.owner.query<{ status: string }>('select status from outbox where to_address = $1', [address])
  ).rows.map(({ status }) => status);

test('without a build it says what is missing', async () => {
  const bare = join(dir, 'bare/api/launch');
  await mkdir(bare, { recursive: true });
  await cp(join(repository, 'api/launch/run.mjs'), join(bare, 'run.mjs'));
  const child = spawn(process.execPath, [join(bare, 'run.mjs'), 'server'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  expect(await new Promise((done) => child.once('close', done))).toBe(1);
  expect(said).toBe('Nothing is built yet; run npm run build first.\n');
});
