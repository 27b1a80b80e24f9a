import { spawn, spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../src/db/embedded.ts';
import { connected, loginUrl } from '../../src/db/roles.ts';
import { ordinaryUser, programOf } from '../programs.ts';
import { startRestartable, type Restartable } from '../restartable.ts';

export const pgbouncer = programOf('pgbouncer');

/** Such as `1.18.0`. */
export const pgbouncerVersion =
  pgbouncer && /PgBouncer ([\d.]+)/.exec(spawnSync(pgbouncer, ['--version'], { encoding: 'utf8' }).stdout)?.[1];

/** Since 1.21 it knows the names that each connection gave to its statements. */
export const keepsNames = Number(pgbouncerVersion?.split('.')[1]) >= 21;

export type Pooler = {
  /** an address of the server's login, through the pooler */
  through(url: string): string;
  program: Restartable;
  stop(): Promise<void>;
};

/** PgBouncer in transaction mode before the test server, set as in `deploy/compose.yaml`. */
export async function startPooler(server: string): Promise<Pooler> {
  const { hostname, port: behind } = new URL(server);
  const login = new URL(loginUrl(server));
  const dir = await mkdtemp(join(tmpdir(), 'portal-pooler-'));
  await chmod(dir, 0o755);
  const port = await freePort();
  await writeFile(join(dir, 'users.txt'), `"${login.username}" "${decodeURIComponent(login.password)}"\n`, {
    mode: 0o644,
  });
  await writeFile(
    join(dir, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${behind}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${join(dir, 'users.txt')}`,
      'pool_mode = transaction',
      'max_client_conn = 200',
      'default_pool_size = 10',
      'server_login_retry = 1',
      ...(keepsNames ? ['max_prepared_statements = 200'] : []),
      '',
    ].join('\n'),
  );
  const through = (url: string) => {
    const address = new URL(url);
    [address.hostname, address.port] = ['127.0.0.1', String(port)];
    return address.href;
  };
  const program = await startRestartable(
    'pooler',
    () =>
      spawn(pgbouncer ?? '', [join(dir, 'pgbouncer.ini')], { ...ordinaryUser(), stdio: ['ignore', 'ignore', 'pipe'] }),
    // One that refuses answers too: before the first installation it has no login to let in.
    () =>
      connected(through(login.href), async () => undefined).catch((error: { severity?: string }) => {
        if (error.severity === undefined) throw error;
      }),
  );
  return {
    through,
    program,
    async stop() {
      await program.end('SIGTERM');
      await rm(dir, { recursive: true, force: true });
    },
  };
}
