import autocannon from 'autocannon';
import { cpuSeconds } from './processes.ts';

export type Side = { url: string; pid: number; headers?: Record<string, string> };
export type Load = { perSecond: number; p50: number; p99: number; cpuPerRequestMs: number; errors: number };

/** Loads one address for some seconds and takes what it cost. */
export async function load(
  side: Side,
  path: string,
  options: { connections: number; seconds: number; postmaster: number; method?: 'POST'; body?: string },
): Promise<Load> {
  const before = cpuSeconds(side.pid, options.postmaster);
  const result = await autocannon({
    url: `${side.url}${path}`,
    connections: options.connections,
    duration: options.seconds,
    headers: side.headers ?? {},
    ...(options.method ? { method: options.method, body: options.body ?? '' } : {}),
  });
  const used = cpuSeconds(side.pid, options.postmaster) - before;
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuPerRequestMs: (used * 1_000) / Math.max(1, answered),
    errors: result.errors + result.non2xx,
  };
}

export const median = (values: number[]): number =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)]!;

export type Paired = { ours: Load[]; bare: Load[] };

/** Both sides in turns, so that whatever else the machine does meets both. */
export async function paired(
  ours: Side & { path: string },
  bare: Side & { path: string },
  options: { connections: number; seconds: number; rounds: number; postmaster: number },
): Promise<Paired> {
  const result: Paired = { ours: [], bare: [] };
  for (const side of [ours, bare]) await load(side, side.path, { ...options, seconds: 1 });
  for (let round = 0; round < options.rounds; round += 1) {
    result.ours.push(await load(ours, ours.path, options));
    result.bare.push(await load(bare, bare.path, options));
  }
  const failed = [...result.ours, ...result.bare].reduce((total, { errors }) => total + errors, 0);
  if (failed > 0) throw new Error(`${ours.path}: ${failed} failed requests`);
  return result;
}
