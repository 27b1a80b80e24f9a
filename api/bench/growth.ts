import { bearer, type Bench } from './bench.ts';
import { load, median } from './load.ts';
import { cpuSeconds } from './processes.ts';
import { atMost, result, type Result } from './results.ts';
import { backToPlanned, givenSalaryFile } from './salary-file.ts';

/** Of one kind of work: milliseconds a request, and of processor time, in each world; medians of the rounds. */
export type Curve = { work: string; ms: number[]; cpuMs: number[] };

const pages: Record<string, { path: string; as: keyof Bench['tokens'] }> = {
  'order list': { path: '/api/company/orders?pageSize=50&count=exact', as: 'median' },
  'employee list': { path: '/api/company/employees?pageSize=50', as: 'median' },
  'next page of all orders': { path: '/api/admin/orders?pageSize=50&page=2', as: 'admin' },
  'search inside one company': { path: '/api/search?q=winther%2012', as: 'median' },
  'search everywhere': { path: '/api/search?q=1003', as: 'admin' },
};

/** Row 17: the work of rows 1, 4, 5 and 11 in each world, in turns, so that the machine's other work meets all. */
export async function benchGrowth(worlds: readonly Bench[]): Promise<{ results: Result[]; curves: Curve[] }> {
  const [results, curves]: [Result[], Curve[]] = [[], []];
  const take = (work: string, rounds: readonly { ms: number; cpuMs: number }[][]) => {
    const at = (world: number, of: 'ms' | 'cpuMs') => median(rounds.map((round) => round[world]![of]));
    curves.push({ work, ms: worlds.map((_, n) => at(n, 'ms')), cpuMs: worlds.map((_, n) => at(n, 'cpuMs')) });
    const ratios = rounds.map((round) => round.at(-1)!.ms / round[0]!.ms);
    results.push(result(17, `${work}, ten times the world`, ratios, '× of one', '≤ 1.15 ×', atMost(1.5, '×')));
  };
  for (const [work, { path, as }] of Object.entries(pages)) {
    const rounds = [];
    const [{ seconds, rounds: turns }] = worlds as [Bench];
    // The first turn warms up.
    for (let turn = 0; turn <= turns; turn += 1) {
      const round = [];
      for (const { ours, tokens, postmaster } of worlds) {
        const side = { ...ours, headers: bearer(tokens[as]) };
        const taken = await load(side, path, { connections: 16, seconds: turn === 0 ? 1 : seconds, postmaster });
        if (taken.errors > 0) throw new Error(`${path}: ${taken.errors} failed requests`);
        round.push({ ms: 1_000 / taken.perSecond, cpuMs: taken.cpuPerRequestMs });
      }
      if (turn > 0) rounds.push(round);
    }
    take(work, rounds);
  }
  take('salary file of the largest company', await salaryFiles(worlds));
  return { results, curves };
}

async function salaryFiles(worlds: readonly Bench[]) {
  const given = await Promise.all(worlds.map(givenSalaryFile));
  const rounds = [];
  for (let turn = 0; turn <= 3; turn += 1) {
    const round = [];
    for (const [at, { owner, make }] of given.entries()) {
      await backToPlanned(owner);
      const used = () => cpuSeconds(process.pid, worlds[at]!.postmaster) * 1_000;
      const before = used();
      const ms = await make();
      round.push({ ms, cpuMs: used() - before });
    }
    if (turn > 0) rounds.push(round);
  }
  for (const { owner, end } of given) {
    await backToPlanned(owner);
    await end();
  }
  return rounds;
}
