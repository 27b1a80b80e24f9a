import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { connected } from './roles.ts';
import { unprivileged, type Home } from './unprivileged.ts';

export type EmbeddedServer = {
  /** of the ordinary owner, who makes databases and roles */
  url: string;
  /** of the administrator; nothing but handing an old database to the owner needs it */
  superuserUrl: string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** folder of the server's files; made when missing */
  dir: string;
  port?: number;
  /** tests trade safety on power loss for speed; real data never does */
  durable?: boolean;
  /**
   * looks at a folder from before passwords were demanded, at the administrator's address; what it throws leaves the
   * folder as it was
   */
  beforeSecuring?: (superuserUrl: string) => Promise<void>;
};

/**
 * A real Postgres server from npm, for machines that have none. A server that outlived a killed portal is taken over;
 * as root it runs as an unprivileged user. All passwords come from one secret beside the data, which only this user can
 * read.
 */
export async function startEmbedded({
  dir,
  port,
  durable = true,
  beforeSecuring,
}: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = await unprivileged(resolve(dir));
  const data = join(home.dir, 'pg');
  const passwords = passwordsIn(home.dir);
  const served = (serverPort: number, pid: number) =>
    usable({ port: serverPort, data, passwords, beforeSecuring, stop: () => stopProcess(pid, data) });
  const running = runningServer(data);
  if (running) return await served(running.port, running.pid);

  if (!existsSync(join(data, 'PG_VERSION'))) initialise(home, data, passwords('postgres'));
  const chosen = port ?? (await freePort());
  const settings = durable
    ? // After a crash one call flushes the file system before the log is replayed, not one for each file.
      // (a second for a thousand files), and a checkpoint a minute leaves little to replay.
      {
        shared_buffers: '256MB',
        max_connections: '100',
        recovery_init_sync_method: 'syncfs',
        checkpoint_timeout: '60s',
      }
    : {
        shared_buffers: '128MB',
        max_connections: '200',
        fsync: 'off',
        synchronous_commit: 'off',
        full_page_writes: 'off',
        autovacuum: 'on',
      };
  const flags = Object.entries({ listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  );
  // Its own process group: Ctrl-C reaches the portal first, which closes the database last.
  const server = spawn(home.bin('postgres'), ['-D', data, '-p', String(chosen), ...flags], {
    ...home.user,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4_000);
  });
  server.unref();
  if (server.stderr instanceof Socket) server.stderr.unref();
  await answering(urlOf(chosen, 'postgres', passwords('postgres')), () => (server.exitCode === null ? undefined : log));
  return await served(chosen, server.pid ?? 0);
}

/** The owner's address in the server that runs in `dir`, if one does. */
export async function runningEmbedded(dir: string): Promise<string | undefined> {
  const home = await unprivileged(resolve(dir));
  const running = runningServer(join(home.dir, 'pg'));
  return running && urlOf(running.port, owner, passwordsIn(home.dir)(owner));
}

const urlOf = (port: number, user: string, password: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;

type Passwords = (user: string) => string;

/** A password for each user of the server, from the secret beside its data; made at the first start. */
function passwordsIn(dir: string): Passwords {
  const file = join(dir, 'database.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  const secret = readFileSync(file, 'utf8');
  return (user) => createHmac('sha256', secret).update(user).digest('base64url');
}

const owner = 'portal_owner';
const doors = ['127.0.0.1/32', '::1/128'].map((from) => `host all all ${from} scram-sha-256\n`).join('');

type Running = {
  port: number;
  data: string;
  passwords: Passwords;
  beforeSecuring: EmbeddedOptions['beforeSecuring'];
  stop: () => Promise<void>;
};

/** Demands passwords, also of a folder from before they were demanded, and makes the owner. */
async function usable({ port, data, passwords, beforeSecuring, stop }: Running): Promise<EmbeddedServer> {
  const superuserUrl = urlOf(port, 'postgres', passwords('postgres'));
  const access = join(data, 'pg_hba.conf');
  const isOpen = readFileSync(access, 'utf8') !== doors;
  if (isOpen && beforeSecuring) {
    await beforeSecuring(superuserUrl).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  }
  await connected(superuserUrl, async (client) => {
    if (isOpen) {
      await client.query(`alter role postgres password '${passwords('postgres')}'`);
      writeFileSync(access, doors);
      await client.query('select pg_reload_conf()');
    }
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [owner]);
    if (rowCount === 0)
      await client.query(`create role ${owner} login createrole createdb password '${passwords(owner)}'`);
  });
  return { url: urlOf(port, owner, passwords(owner)), superuserUrl, stop };
}

const initdbFlags = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--data-checksums'];

function initialise({ bin, user }: Home, data: string, password: string): void {
  // A folder left by a first start that was cut off holds nothing yet.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o700);
  const passwordFile = `${data}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [data, passwordFile])
    if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid);
  const { status, stderr, error } = spawnSync(
    bin('initdb'),
    ['-D', data, '-U', 'postgres', `--pwfile=${passwordFile}`, ...initdbFlags],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (status !== 0)
    throw new Error(`the embedded database could not be created in ${data}: ${stderr?.trim()}`, { cause: error });
}

function runningServer(data: string): { pid: number; port: number } | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return isAlive(pid) && lines[7]?.trim() === 'ready' ? { pid, port } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A pid is reused sooner or later: it must still be a Postgres.
    return !existsSync(`/proc/${pid}/cmdline`) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

async function answering(url: string, gaveUp: () => string | undefined): Promise<void> {
  for (const started = Date.now(); ; await new Promise((next) => setTimeout(next, 50))) {
    try {
      return await connected(url, async () => undefined);
    } catch (error) {
      const log = gaveUp();
      if (log !== undefined || Date.now() - started > 30_000)
        throw new Error(`the embedded database did not start: ${log ?? ''}`, { cause: error });
    }
  }
}

/** Fast shutdown: running transactions are rolled back, everything committed is on disk. */
async function stopProcess(pid: number, data: string): Promise<void> {
  if (pid <= 0 || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  for (
    const started = Date.now();
    isAlive(pid) && existsSync(join(data, 'postmaster.pid'));
    await new Promise((next) => setTimeout(next, 25))
  ) {
    if (Date.now() - started > 15_000) {
      process.kill(pid, 'SIGQUIT');
      return;
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : failed(new Error('no free port')),
      );
    });
  });
}
