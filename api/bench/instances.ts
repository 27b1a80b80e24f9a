import { availableParallelism } from 'node:os';
import { bearer, type Bench } from './bench.ts';
import { load } from './load.ts';
import { startOurs } from './processes.ts';
import { limitProcessor } from './processor-share.ts';
import { atLeast, result, type Result } from './results.ts';

const path = '/api/company/orders?pageSize=50';
const percent = 25;

/**
 * Row 20: order lists of two instances against one, with as many readers in all. Each instance stands for a machine, so
 * it gets its own share of a processor, where Linux lets this program give it; what is left is enough for Postgres and
 * the readers, whether one instance runs or two. Elsewhere all of them share the processors, which then bound what a
 * second instance brings.
 */
export async function benchInstances({ ownerUrl, dir, tokens, seconds, rounds, postmaster }: Bench): Promise<Result[]> {
  const start = () => startOurs(ownerUrl, dir, { JOBS: 'false' });
  const [first, second] = [await start(), await start()];
  const perSecond = async (side: { url: string; pid: number }, connections: number) =>
    (await load({ ...side, headers: bearer(tokens.median) }, path, { connections, seconds, postmaster })).perSecond;
  // Compiled before it is measured, while it has the whole processor.
  for (const instance of [first, second]) await perSecond(instance, 16);
  const limits = [first, second].map(({ pid }) => limitProcessor(pid, percent));
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const alone = await perSecond(first, 16);
    const [one, other] = await Promise.all([perSecond(first, 8), perSecond(second, 8)]);
    ratios.push((one + other) / alone);
  }
  for (const instance of [first, second]) await instance.stop();
  for (const limit of limits) limit?.remove();
  const given = limits.every(Boolean)
    ? `each with ${percent} % of a processor`
    : `${availableParallelism()} processors for all`;
  return [result(20, `two instances against one, ${given}`, ratios, '×', '≥ 1.7 ×', atLeast(1.4, '×'))];
}
