import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connected } from '../../src/db/roles.ts';

export type ReplicatedServer = {
  /** of the owner, at the primary and at the replica */
  url: string;
  replicaUrl: string;
  /** from now on each change waits for so long at the replica */
  setDelay(seconds: number): Promise<void>;
  /** waits until the replica has all that is there now */
  caughtUp(): Promise<void>;
  kill(): void;
  start(): void;
  stop(): Promise<void>;
};

/** Two real Postgres servers, the second of which replays what the first one writes. */
export async function startReplicated(): Promise<ReplicatedServer> {
  const child = fork(join(import.meta.dirname, 'servers.ts'), {
    execArgv: [],
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const { url, superuserUrl, replicaPort } = await new Promise<{
    url: string;
    superuserUrl: string;
    replicaPort: number;
  }>((done, failed) => {
    child.once('message', (message) => done(message as never));
    void exited.then(() => failed(new Error('the servers did not start')));
  });
  const onReplica = (at: string) => {
    const address = new URL(at);
    address.port = String(replicaPort);
    return address.href;
  };
  const position = (at: string, text: string) =>
    connected(at, async (client) => (await client.query<{ is: boolean }>(text)).rows[0]?.is === true).catch(
      () => false,
    );
  const until = async (at: string, text: string) => {
    for (let n = 0; !(await position(at, text)); n += 1) {
      if (n > 400) throw new Error(`the replica never said so: ${text}`);
      await pause(50);
    }
  };
  const server: ReplicatedServer = {
    url,
    replicaUrl: onReplica(url),
    async setDelay(seconds) {
      await connected(onReplica(superuserUrl), async (client) => {
        await client.query(`alter system set recovery_min_apply_delay = '${seconds}s'`);
        await client.query('select pg_reload_conf()');
      });
      await pause(200);
    },
    async caughtUp() {
      const written = await connected(superuserUrl, async (client) => {
        // Something that ends a page of the log, so that all before it is sent.
        await client.query('select pg_switch_wal()');
        return (await client.query<{ at: string }>('select pg_current_wal_lsn()::text as at')).rows[0]?.at ?? '';
      });
      await until(onReplica(superuserUrl), `select pg_last_wal_replay_lsn() >= '${written}' as is`);
    },
    kill: () => child.send('kill'),
    start: () => child.send('start'),
    async stop() {
      child.disconnect();
      await exited;
    },
  };
  await until(onReplica(superuserUrl), 'select pg_is_in_recovery() as is');
  return server;
}
