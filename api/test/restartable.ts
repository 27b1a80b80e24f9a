import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A program on its own data, which a test may end at any moment, stop for a while, and start again. One that ends while
 * it starts, because what it needs is away, is started anew, as systemd would.
 */
export type Restartable = {
  /** waits until it answers */
  start(): Promise<void>;
  /** sends the signal and waits for its end */
  end(signal: NodeJS.Signals): Promise<void>;
  /** stops it with all its processes, without closing anything, for so many milliseconds */
  freeze(ms: number): Promise<void>;
  pid(): number;
};

export async function startRestartable(
  name: string,
  launch: () => ChildProcess,
  answers: () => Promise<unknown>,
  tries = 600,
): Promise<Restartable> {
  let child: ChildProcess;
  let said = '';
  let exited = Promise.resolve();
  const run = () => {
    child = launch();
    child.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-2_000);
    });
    exited = new Promise((done) => child.once('exit', () => done()));
  };
  const ready = async () => {
    for (let n = 0; ; n += 1) {
      const failure = await answers().then(
        () => undefined,
        (error: Error) => error,
      );
      if (failure === undefined) return;
      if (n > tries) throw new Error(`the ${name} did not start: ${said}`, { cause: failure });
      await pause(50);
      if (child.exitCode !== null) run();
    }
  };
  const start = () => {
    run();
    return ready();
  };
  await start();
  return {
    start,
    async end(signal) {
      child.kill(signal);
      await exited;
    },
    async freeze(ms) {
      const all = family(child.pid ?? 0);
      for (const pid of all) signalTo(pid, 'SIGSTOP');
      await pause(ms);
      for (const pid of all) signalTo(pid, 'SIGCONT');
    },
    pid: () => child.pid ?? 0,
  };
}

/** Fails until a process listens on the port. */
export const openPort = (port: number): Promise<void> =>
  new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done();
    }).once('error', failed);
  });

/** One that is gone meanwhile needs no signal. */
function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** A process and its children; each connection to Postgres is a process of its own. */
function family(pid: number): number[] {
  const isChild = (other: string) => {
    try {
      return Number(readFileSync(`/proc/${other}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === pid;
    } catch {
      return false;
    }
  };
  return [
    pid,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isChild(name))
      .map(Number),
  ];
}
