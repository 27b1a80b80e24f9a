import { spawn } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { givenRelease, type Release } from '../test/deploy/given-release.ts';
import { root } from '../test/docs/commands.ts';
import { givenAdmin } from '../test/given.ts';
import { apiSuite } from '../test/test-app.ts';
import { until } from '../test/until.ts';

const t = apiSuite();
let release: Release;
beforeAll(async () => {
  release = await givenRelease();
  t.onClose(() => release.remove());
});

const run = (program: 'server' | 'worker', env: Record<string, string> = {}) =>
  release.run(program, {
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATABASE_URL: t.database.url,
    JWT_SECRET: t.services.config.jwtSecret,
    MAX_EVENT_LOOP_DELAY: '0',
    ...env,
  });

test('a server without jobs and a worker run for a user who may write nothing but the data folder', async () => {
  const person = await givenAdmin(t);
  const worker = await run('worker');
  const server = await run('server', { JOBS: 'false' });
  expect(await (await fetch(server.url)).text()).toContain('<title>Portal</title>');
  // A mail that the server writes is the worker's to send, which learns of it at once and not with the next minute.
  const asked = await fetch(`${server.url}/api/auth/magiclink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  });
  expect(asked.status).toBe(200);
  await until(async () => (await mailsTo(person.email))[0] === 'SENT');
  // The worker answers probes alone.
  expect((await fetch(`${worker.url}/api/health`)).status).toBe(200);
  for (const path of ['/', '/api/user', '/api/admin/companies'])
    expect((await fetch(worker.url + path)).status).toBe(404);
  expect(await Promise.all([server.stop(), worker.stop()])).toEqual([0, 0]);
  expect([server.said(), worker.said()]).toEqual(['', '']);
});

const mailsTo = async (address: string) =>
  (
    await t.database.owner.query<{ status: string }>('select status from outbox where to_address = $1', [address])
  ).rows.map(({ status }) => status);

test('without a build it says what is missing', async () => {
  const bare = join(release.dir, 'bare/api/launch');
  await mkdir(bare, { recursive: true });
  await cp(join(root, 'api/launch/run.mjs'), join(bare, 'run.mjs'));
  const child = spawn(process.execPath, [join(bare, 'run.mjs'), 'server'], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString();
  });
  expect(await new Promise((done) => child.once('close', done))).toBe(1);
  expect(said).toBe('Nothing is built yet; run npm run build first.\n');
});
