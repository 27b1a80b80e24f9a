import { fork } from 'node:child_process';
import { join } from 'node:path';
import { givenAdmin } from '../../test/given.ts';
import { apiSuite } from '../../test/test-app.ts';
import { hashPassword } from '../access/passwords.ts';
import { freePort } from '../db/embedded.ts';
import { withSystem } from '../db/tenant.ts';
import { markDemoWorld, refuseDemoWorld } from './demo-mark.ts';
import { demoLogins } from './logins.ts';

const sentence =
  'This database holds the demo world, whose passwords are public, and production refuses it; set ' +
  'DATABASE_URL or DATA_DIR to another one.';

const t = apiSuite({}, { perTest: true });

/** The server itself in production, until it ends or listens. */
async function startProduction(): Promise<{ code: number | 'listening' | null; said: string }> {
  const child = fork(join(import.meta.dirname, '../server.ts'), {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_NO_WARNINGS: '1',
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      DATABASE_URL: t.database.url,
      DATA_DIR: t.services.config.dataDir,
      LOG_LEVEL: 'silent',
      JWT_SECRET: 'Nm+34mAlqlDJimJ0uDoRzakh03Dx882uQpF2Q3YeykM=',
      SMTP_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://portal.benefits.example',
      DRAIN_SECONDS: '0',
      JOBS: 'false',
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  return new Promise((done) => {
    child.once('exit', (code) => done({ code, said: said.trim() }));
    child.once('message', () => {
      child.removeAllListeners('exit').once('exit', () => done({ code: 'listening', said: said.trim() }));
      child.kill('SIGTERM');
    });
  });
}

test('production refuses a database that was marked when the demo world was made', async () => {
  await refuseDemoWorld(t.services.pool);
  await withSystem(t.services.pool, (db) => markDemoWorld(db, t.clock.now()));
  await withSystem(t.services.pool, (db) => markDemoWorld(db, t.clock.now()));
  await expect(refuseDemoWorld(t.services.pool)).rejects.toThrow(sentence);
  expect(await startProduction()).toEqual({ code: 1, said: sentence });
});

test('production refuses a demo world that was made before there was a mark, by any of its logins', async () => {
  const { userId } = await givenAdmin(t);
  for (const { email, password } of demoLogins) {
    await t.database.owner.query('update users set email = $1, password_hash = $2 where id = $3', [
      email,
      await hashPassword(password),
      userId,
    ]);
    await expect(refuseDemoWorld(t.services.pool)).rejects.toThrow(sentence);
  }
});

test('an address of the demo world that opens by link or by another password is a person’s own', async () => {
  const { userId } = await givenAdmin(t);
  for (const { email } of demoLogins)
    for (const hash of [null, await hashPassword('a password of their own')]) {
      await t.database.owner.query('update users set email = $1, password_hash = $2 where id = $3', [
        email,
        hash,
        userId,
      ]);
      await refuseDemoWorld(t.services.pool);
    }
});

test('production starts on a database of its own', async () => {
  await givenAdmin(t);
  expect((await startProduction()).code).toBe('listening');
});
