import { execFile, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/db/embedded.ts';
import { connected } from '../../src/db/roles.ts';
import { ordinaryUser, programOf } from '../programs.ts';
import { startRestartable, type Restartable } from '../restartable.ts';

const run = promisify(execFile);

/** Where Debian's packages put the programs of each version; the newest whose server and dump are both there. */
const folders = (() => {
  try {
    return readdirSync('/usr/lib/postgresql')
      .map(Number)
      .filter((version) => version >= 15)
      .sort((a, b) => b - a)
      .map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
})();
const programs = ['initdb', 'postgres', 'pg_basebackup', 'pg_dump', 'pg_restore'] as const;
export const folder = folders.find((path) => programs.every((name) => programOf(name, [path]) === join(path, name)));
export const program = (name: (typeof programs)[number]) => join(folder ?? '', name);

const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=60'];

export type OwnServer = {
  ownerUrl: string;
  program: Restartable;
  /** a second server that replays what this one writes; answers the same address at it */
  startReplica(): Promise<{ at(url: string): string; stop(): Promise<void> }>;
  stop(): Promise<void>;
};

/** A server of the machine's own Postgres with one ordinary owner, who may make databases and roles. */
export async function startOwnServer(): Promise<OwnServer> {
  const user = ordinaryUser();
  const dir = await mkdtemp(join(tmpdir(), 'portal-server-'));
  await chmod(dir, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) await chown(dir, user.uid, user.gid);
  const data = join(dir, 'pg');
  await run(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    user,
  );
  const superuserAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
  const postgres = (name: string, from: string, port: number, more: readonly string[] = []) =>
    startRestartable(
      name,
      () =>
        spawn(
          program('postgres'),
          ['-D', from, '-p', String(port), ...[...settings, ...more].flatMap((setting) => ['-c', setting])],
          { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
        ),
      () => connected(superuserAt(port), (client) => client.query('select')),
    );
  const port = await freePort();
  const primary = await postgres('database server', data, port);
  await connected(superuserAt(port), (client) =>
    client.query(`create role an_owner login createrole createdb password 'an owner'`),
  );
  return {
    ownerUrl: `postgres://an_owner:an%20owner@127.0.0.1:${port}/postgres`,
    program: primary,
    async startReplica() {
      const [copy, own] = [join(dir, 'replica'), await freePort()];
      const words = ['-D', copy, '-d', superuserAt(port), '--write-recovery-conf', '--checkpoint=fast'];
      await run(program('pg_basebackup'), words, user);
      const replica = await postgres('replica', copy, own, ['hot_standby_feedback=on']);
      return {
        at(url) {
          const address = new URL(url);
          address.port = String(own);
          return address.href;
        },
        stop: () => replica.end('SIGINT'),
      };
    },
    async stop() {
      await primary.end('SIGINT');
      await rm(dir, { recursive: true, force: true });
    },
  };
}
