import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtServer } from '../launch/build-server.ts';
import { freePort } from '../src/db/embedded.ts';
import { loginUrl } from '../src/db/roles.ts';

export const benchSecret = 'bench secret of more than thirty-two characters';
export type Running = { url: string; pid: number; startMs: number; stop(): Promise<void> };

/** The portal's server, bundled as in production (`run.ts` builds it), with quiet logs and limits that no load hits. */
export async function startOurs(
  databaseUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort();
  return start(builtServer, port, {
    DATABASE_URL: loginUrl(databaseUrl),
    DATA_DIR: dataDir,
    JWT_SECRET: benchSecret,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_MINUTE: '100000000',
    LOGIN_RATE_LIMIT: '100000000',
    MAX_EVENT_LOOP_DELAY: '0',
    NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
    PORTAL_NOW: '2026-11-19T12:00:00Z',
    ...env,
  });
}

/** The limit: a bare Fastify handler with pg over the same statements (`bare-server.ts`). */
export async function startBare(databaseUrl: string, recipe: string): Promise<Running> {
  const port = await freePort();
  return start(join(import.meta.dirname, 'bare-server.ts'), port, { DATABASE_URL: databaseUrl, RECIPE: recipe });
}

async function start(script: string, port: number, env: Record<string, string>): Promise<Running> {
  const started = performance.now();
  const child: ChildProcess = fork(script, {
    execArgv: [],
    env: { ...process.env, NODE_NO_WARNINGS: '1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((done, failed) => {
    child.once('message', () => done());
    child.once('exit', (code) => failed(new Error(`${script} stopped (${code})`)));
  });
  const url = `http://127.0.0.1:${port}`;
  await fetch(`${url}/api/health`);
  return {
    url,
    pid: child.pid!,
    startMs: performance.now() - started,
    stop: () =>
      new Promise<void>((done) => {
        child.once('exit', () => done());
        child.kill('SIGTERM');
      }),
  };
}

const ticksPerSecond = 100;
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

/** Seconds of processor that a server and the whole of Postgres have used so far. */
export function cpuSeconds(pid: number, postmaster: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => parentOf(candidate) === postmaster);
  return [pid, postmaster, ...children].reduce((total, one) => total + cpuOf(one), 0);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Resident memory in MB. */
export function rssOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((text) => text.startsWith('VmRSS'));
  return Number(line?.replace(/\D/g, '') ?? 0) / 1024;
}

/** The most memory that the process has while `work` is done, in MB. */
export async function peakOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = rssOf(pid);
  const watch = setInterval(() => {
    peak = Math.max(peak, rssOf(pid));
  }, 50);
  await work().finally(() => clearInterval(watch));
  return peak;
}
