import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../src/db/embedded.ts';
import { databaseAt } from '../src/db/roles.ts';
import { cloneDatabase } from '../test/database.ts';
import { fullTest } from '../test/full-test.ts';

const repository = join(import.meta.dirname, '../..');
/** As `openssl rand -base64 32` makes one. */
const random = 'Nm+34mAlqlDJimJ0uDoRzakh03Dx882uQpF2Q3YeykM=';
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-start-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

type Ending = { code: number | null; said: string; left: boolean };

/** `npm start` behind the installation, in a process group of its own, so that whatever it leaves running is seen. */
async function start(env: Record<string, string>, program = 'launch/portal.ts'): Promise<Ending> {
  const child = spawn(process.execPath, [join(repository, 'api', program)], {
    cwd: dir,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_NO_WARNINGS: '1',
      DATA_DIR: join(dir, 'data'),
      PORT: String(await freePort()),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, said: said.trim(), left: isRunning(-(child.pid ?? 0)) };
}

function isRunning(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

const listening = (port: number) =>
  new Promise<Server>((done) => {
    const server = createServer().listen(port, '127.0.0.1', () => done(server));
  });
const sentence = (said: string): Ending => ({ code: 1, said, left: false });
/** What `npm start`, `npm run serve` and `npm run worker` run. */
const programs = ['launch/portal.ts', 'src/server.ts', 'src/worker.ts'];

test('a taken port', async () => {
  const port = await freePort();
  const other = await listening(port);
  expect(await start({ PORT: String(port) })).toEqual(
    sentence(`Port ${port} is taken by another program; stop it or set PORT to a free one.`),
  );
  other.close();
});

fullTest('a data folder that cannot be written, for root too', async () => {
  // Root may write into any folder, but no user makes a folder below a file.
  const file = join(dir, 'a-file');
  await writeFile(file, '');
  const below = join(file, 'data');
  expect(await start({ DATA_DIR: below })).toEqual(
    sentence(`The folder ${below} cannot be written; give this user the right or set DATA_DIR to another folder.`),
  );
  const closed = await mkdtemp(join(dir, 'closed-'));
  await chmod(closed, 0o500);
  if (process.getuid?.() !== 0)
    expect((await start({ DATA_DIR: closed })).said).toContain(`The folder ${closed} cannot be written`);
});

fullTest('a data folder where the system makes no folder', async () => {
  expect(await start({ DATA_DIR: '/proc/portal/data' })).toEqual(
    sentence(
      'The folder /proc/portal/data cannot be written; give this user the right or set DATA_DIR to another folder.',
    ),
  );
});

test('an unreachable database is named without its password', async () => {
  const port = await freePort();
  const { code, said, left } = await start({ DATABASE_URL: `postgres://portal:hidden@127.0.0.1:${port}/portal` });
  expect([code, left, said]).toEqual([
    1,
    false,
    `The database of DATABASE_URL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED); start it or correct ` +
      'the address.',
  ]);
});

fullTest('a database that refuses the password, and one that is not there, in words', async () => {
  const database = await cloneDatabase();
  const { host } = new URL(database.url);
  const wrong = new URL(database.url);
  wrong.password = 'hidden';
  expect(await start({ DATABASE_URL: wrong.href })).toEqual(
    sentence(
      `The database of DATABASE_URL at ${host} cannot be reached (it refuses the user or the password); start ` +
        'it or correct the address.',
    ),
  );
  expect(await start({ DATABASE_URL: databaseAt(database.url, 'not_there') })).toEqual(
    sentence(
      `The database of DATABASE_URL at ${host} cannot be reached (it has no database of that name); start it ` +
        'or correct the address.',
    ),
  );
  await database.drop();
});

test('a wrong address past the pooler is named before the port is open', async () => {
  const database = await cloneDatabase();
  const port = await freePort();
  const direct = `postgres://portal_api:hidden@127.0.0.1:${port}/portal`;
  const said = await start({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: direct }, 'src/server.ts');
  expect(said).toEqual(
    sentence(
      `The database of DATABASE_DIRECT_URL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED); ` +
        'start it or correct ' +
        'the address.',
    ),
  );
  await database.drop();
});

test('in production, a user of the database who may do more than the server needs', async () => {
  const database = await cloneDatabase();
  const production = {
    NODE_ENV: 'production',
    JWT_SECRET: randomBytes(32).toString('hex'),
    SMTP_URL: 'smtp://mail.example',
    PUBLIC_URL: 'https://portal.example',
  };
  for (const urls of [
    { DATABASE_URL: database.ownerUrl },
    { DATABASE_URL: database.ownerUrl, MIGRATION_DATABASE_URL: database.ownerUrl },
  ]) {
    expect(await start({ ...production, ...urls })).toEqual(
      sentence(
        'The user portal_owner of DATABASE_URL owns the database or its tables, which the server must not; ' +
          'name the login portal_api there and the owner in MIGRATION_DATABASE_URL.',
      ),
    );
  }
  await database.drop();
});

fullTest('a database that was not migrated, for a start that may not do it', async () => {
  const database = await cloneDatabase();
  await database.owner.query(`delete from kysely_migration where name = '1008_orders'`);
  const missing = (name: string) =>
    sentence(
      `The database has not run ${name} yet; run npm run migrate with the owner's address in ` +
        'MIGRATION_DATABASE_URL first.',
    );
  for (const program of programs)
    expect(await start({ DATABASE_URL: database.url }, program)).toEqual(missing('1008_orders'));
  await database.owner.query('drop function applied_migrations()');
  expect(await start({ DATABASE_URL: database.url })).toEqual(missing('1001_foundation'));
  await database.drop();
});

fullTest('a database of a newer release', async () => {
  const database = await cloneDatabase();
  await database.owner.query(`insert into kysely_migration (name, timestamp) values ('9998_more', now())`);
  for (const program of programs)
    expect(await start({ DATABASE_URL: database.url }, program)).toEqual(
      sentence(
        'The database was made by a newer release of the portal (9998_more is not part of this one); start that ' +
          'release, or restore a backup of this one.',
      ),
    );
  await database.drop();
});

fullTest('a server or a worker that lacks what only npm start brings', async () => {
  const url = { DATABASE_URL: 'postgres://portal_api@127.0.0.1:1/portal' };
  for (const [program, env, said] of [
    ['src/server.ts', {}, 'DATABASE_URL must be set (npm start sets it)'],
    [
      'src/server.ts',
      { ...url, WEB_ROOT: dir },
      `The folder ${dir} of WEB_ROOT holds no published front end; run npm run build first.`,
    ],
    [
      'src/server.ts',
      url,
      'The database of DATABASE_URL at 127.0.0.1:1 cannot be reached (ECONNREFUSED); start it or correct the address.',
    ],
    ['src/worker.ts', { ...url, JOBS: 'false' }, 'JOBS must be true for a worker, which does nothing else'],
  ] as const)
    expect(await start(env, program)).toEqual(sentence(said));
});

fullTest('a database whose migrations are others than those of this release, unchanged', async () => {
  const database = await cloneDatabase();
  await database.owner.query(`update kysely_migration_checksum set checksum = 'another' where name = '1008_orders'`);
  expect((await start({ DATABASE_URL: database.ownerUrl })).said).toBe(
    'The migration 1008_orders is another one than the one that made this database; ' +
      'start the release that made it, or restore its data into a new database.',
  );
  await database.drop();
});

fullTest('an address of a database that is none', async () => {
  expect(await start({ DATABASE_URL: 'postgres://portal:hidden@:99999' })).toEqual(
    sentence('DATABASE_URL must be a postgres:// address such as postgres://user:password@host:5432/database.'),
  );
});

fullTest.each([
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be at least 1, not "0"'],
  [{ PORT: 'abc' }, 'PORT must be a port number, not "abc"'],
  [{ JOBS: 'yes' }, 'JOBS must be true or false, not "yes"'],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must be at least 32 characters'],
  [{ NODE_ENV: 'production' }, 'JWT_SECRET must be set in production (at least 32 characters)'],
  [
    { NODE_ENV: 'production', JWT_SECRET: 'a'.repeat(32) },
    'JWT_SECRET must be random in production, no words and no pattern; make one with: openssl rand -base64 48',
  ],
  [
    { NODE_ENV: 'production', JWT_SECRET: random },
    'SMTP_URL must be set in production; without a mail server nobody would be invited and no file sent',
  ],
  [
    { NODE_ENV: 'production', JWT_SECRET: random, SMTP_URL: 'smtp://127.0.0.1' },
    'PUBLIC_URL must be set in production; links in mails lead there',
  ],
])('a wrong setting %j', async (env, said) => {
  expect(await start(env)).toEqual(sentence(said));
});
