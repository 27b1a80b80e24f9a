import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { appendFile, chown, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scratchFolder } from '../../launch/scratch-folder.ts';
import { freePort, startEmbedded } from '../../src/db/embedded.ts';
import { connected } from '../../src/db/roles.ts';
import { unprivileged } from '../../src/db/unprivileged.ts';
import { makeTemplate } from '../template.ts';

/**
 * A primary with the migrated template and its streaming replica, made by Postgres' own means, for as long as the
 * parent process lives. It is a process of its own, because jest's module system does not load the embedded Postgres.
 */
const dir = await scratchFolder('portal-replica-');
const home = await unprivileged(dir);
const [data, copy] = [join(home.dir, 'pg'), join(home.dir, 'replica')];
const primary = await startEmbedded({ dir, durable: false });
await makeTemplate(primary.url);
await appendFile(join(data, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n');
await connected(primary.superuserUrl, (client) => client.query('select pg_reload_conf()'));
await takeCopy();
const port = await freePort();
let replica = start();
process.send?.({ url: primary.url, superuserUrl: primary.superuserUrl, replicaPort: port });

process.on('message', (wish) => {
  if (wish === 'kill') replica.kill('SIGKILL');
  if (wish === 'start') replica = start();
});
const stop = async () => {
  replica.kill('SIGQUIT');
  await primary.stop();
  await rm(dir, { recursive: true, force: true });
  process.exit(0);
};
process.once('disconnect', () => void stop());
process.once('SIGTERM', () => void stop());

/** The embedded package has no pg_basebackup, which does the same. */
async function takeCopy(): Promise<void> {
  const label = await connected(primary.superuserUrl, async (client) => {
    await client.query(`select pg_backup_start('replica', true)`);
    // A file that goes away meanwhile is in the log that the replica replays.
    await promisify(execFile)('cp', ['--archive', data, copy]).catch(() => undefined);
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    return rows[0]?.label ?? '';
  });
  await rm(join(copy, 'postmaster.pid'), { force: true });
  for (const [name, text] of [
    ['backup_label', label],
    ['standby.signal', ''],
  ] as const) {
    await writeFile(join(copy, name), text);
    if (home.user.uid !== undefined && home.user.gid !== undefined)
      await chown(join(copy, name), home.user.uid, home.user.gid);
  }
}

function start(): ChildProcess {
  const from = new URL(primary.superuserUrl);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    primary_conninfo: `host=127.0.0.1 port=${from.port} user=${from.username} password=${from.password}`,
    wal_retrieve_retry_interval: '200ms',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(home.bin('postgres'), ['-D', copy, '-p', String(port), ...flags], {
    ...home.user,
    stdio: ['ignore', 'ignore', process.env.REPLICA_LOG ? 'inherit' : 'ignore'],
  });
}
