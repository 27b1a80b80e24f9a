import { availableParallelism } from 'node:os';
import { loginUrl } from '../src/db/roles.ts';
import { pgbouncer, startPooler } from '../test/pooler/pooler.ts';
import { bearer, type Bench } from './bench.ts';
import { load, paired } from './load.ts';
import { startOurs } from './processes.ts';
import { atLeast, result, type Result } from './results.ts';

const path = '/api/company/orders?pageSize=50';

/**
 * Row 20: order lists of two instances against one, with as many readers in all, and through PgBouncer against direct.
 * What two instances bring is bounded by the processors, which Postgres and this program share.
 */
export async function benchInstances(bench: Bench, { url }: { url: string }): Promise<Result[]> {
  const { ownerUrl, dir, ours, tokens, seconds, rounds, postmaster } = bench;
  const headers = bearer(tokens.median);
  const second = await startOurs(ownerUrl, dir, { JOBS: 'false' });
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const of = (side: { url: string; pid: number }, connections: number) =>
      load({ ...side, headers }, path, { connections, seconds, postmaster });
    const alone = await of(ours, 16);
    const both = await Promise.all([of(ours, 8), of(second, 8)]);
    if (round > 0) ratios.push(both.reduce((sum, { perSecond }) => sum + perSecond, 0) / alone.perSecond);
  }
  await second.stop();
  const work = `two instances against one, ${availableParallelism()} processors`;
  const results = [result(20, work, ratios, '×', '≥ 1.7 ×', atLeast(1.4, '×'))];
  if (!pgbouncer) return results;
  const pooler = await startPooler(url);
  const pooled = await startOurs(pooler.through(ownerUrl), dir, {
    JOBS: 'false',
    DATABASE_DIRECT_URL: loginUrl(ownerUrl),
  });
  const sides = await paired({ ...pooled, headers, path }, { ...ours, headers, path }, { ...bench, connections: 16 });
  const shares = sides.ours.map(({ perSecond }, at) => (100 * perSecond) / sides.bare[at]!.perSecond);
  await pooled.stop();
  await pooler.stop();
  return [...results, result(20, 'through a transaction pooler', shares, '% of direct', '≥ 85 %', atLeast(70))];
}
