import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Client } from './client.ts';
import { targets, type Stage, type Target } from './stage.ts';

/** One disturbance; `bit` when a request, a job or a mail was under way and was cut off by it. */
export type Kill = { target: Target; frozen: boolean; from: number; until: number; bit: boolean };

/** The database has more to lose than a pooler, and servers and workers are what changes with each release. */
const often: Record<Target, number> = {
  'server 1': 3,
  'server 2': 3,
  worker: 4,
  database: 2,
  pooler: 2,
  'mail sink': 2,
};
const lots = targets.flatMap((target) => Array.from({ length: often[target] }, () => target));
const everyMs = 9_500;
const freezes = 0.08;

/**
 * `isHeld` says that a check wants rest, `down` what is killed or stopped now; `fail` hears of what does not come
 * back.
 */
export type Killing = {
  kills: Kill[];
  isHeld: () => boolean;
  down: Map<Target, Promise<void>>;
  fail: (rows: string[]) => void;
};

/**
 * Kills one program after the other until the deadline, each at a random moment, and starts it again; the next one may
 * be killed before the one before is back. Half of the kills wait for a moment at which their target has something to
 * lose.
 */
export async function killUntil(
  deadline: number,
  stage: Stage,
  client: Client,
  random: () => number,
  { kills, isHeld, down, fail }: Killing,
): Promise<void> {
  let workerSince = Date.now();
  const isAtWork = async (target: Target): Promise<boolean> => {
    if (target.startsWith('server')) return client.underWay() > 0;
    if (connectionsTo(stage.sink.port) > 0) return true;
    return target !== 'mail sink' && (await activeJobs(stage.t.database.owner, workerSince)) > 0;
  };
  const disturb = async (target: Target, frozen: boolean, ms: number): Promise<void> => {
    const cutsWork = !frozen && !target.startsWith('server') && (await isAtWork(target));
    const [from, before] = [Date.now(), client.failures.length];
    const program = stage.programs[target];
    if (frozen) await program.freeze(ms);
    else {
      await program.end(target === 'database' ? 'SIGQUIT' : 'SIGKILL');
      await program.start();
      if (target === 'worker') workerSince = Date.now();
    }
    // Who waited for an answer at that moment hears of it now.
    await pause(300);
    const lost = client.failures.slice(before).some((failure) => failure.from <= from);
    kills.push({ target, frozen, from, until: Date.now(), bit: lost || cutsWork });
  };
  for (let next = Date.now() + everyMs / 2; Date.now() < deadline;) {
    await pause(Math.max(0, next - Date.now()));
    next = Math.max(next + everyMs * (0.5 + random()), Date.now());
    const [lot, frozen, isAimed, ms] = [random(), random() < freezes, random() < 0.5, 2_000 + 3_000 * random()];
    const up = lots.filter((target) => !down.has(target));
    const target = up[Math.floor(lot * up.length)];
    if (isHeld() || !target) continue;
    for (const began = Date.now(); isAimed && Date.now() - began < 3_000 && !(await isAtWork(target));) await pause(5);
    down.set(
      target,
      disturb(target, frozen, ms)
        .catch((error: Error) => fail([error.message]))
        .finally(() => down.delete(target)),
    );
  }
  await Promise.all(down.values());
}

/** Jobs that this worker has begun and not ended; 0 while the database is away. */
async function activeJobs(owner: pg.Pool, since: number): Promise<number> {
  const text = `select from pgboss.job where state = 'active' and started_on > $1`;
  return owner.query(text, [new Date(since)]).then(
    ({ rowCount }) => rowCount ?? 0,
    () => 0,
  );
}

/** Open connections of this machine to a port: each is a mail that is being handed over. */
function connectionsTo(port: number): number {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => {
      const [, , remote = '', state] = line.trim().split(/\s+/);
      return remote.endsWith(end) && state === '01';
    }).length;
}
