import { loginUrl } from '../src/db/roles.ts';
import { keepsNames, pgbouncer, pgbouncerVersion, startPooler } from '../test/pooler/pooler.ts';
import { bearer, type Bench } from './bench.ts';
import { paired, type Load } from './load.ts';
import { startOurs } from './processes.ts';
import { atLeast, noGate, result, type Result } from './results.ts';

const path = '/api/company/orders?pageSize=50';

/**
 * Row 20: order lists through the PgBouncer that is installed against direct, without statement names and, where it
 * keeps them apart, with them. The pooler works on the same processors, and its own work is not in the processor time.
 */
export async function benchPooled(bench: Bench, { url }: { url: string }): Promise<Result[]> {
  if (!pgbouncer) return [];
  const { ownerUrl, dir, ours, tokens } = bench;
  const headers = bearer(tokens.median);
  const pooler = await startPooler(url);
  const results: Result[] = [];
  for (const isNamed of keepsNames ? [true, false] : [false]) {
    const pooled = await startOurs(pooler.through(ownerUrl), dir, {
      JOBS: 'false',
      DATABASE_DIRECT_URL: loginUrl(ownerUrl),
      DATABASE_STATEMENT_NAMES: String(isNamed),
    });
    const sides = await paired({ ...pooled, headers, path }, { ...ours, headers, path }, { ...bench, connections: 16 });
    await pooled.stop();
    const against = (of: (load: Load) => number) => sides.ours.map((load, at) => of(load) / of(sides.bare[at]!));
    const percent = against(({ perSecond }) => perSecond).map((share) => 100 * share);
    const work = `through PgBouncer ${pgbouncerVersion}, ${isNamed ? 'with' : 'without'} statement names`;
    results.push(
      result(20, work, percent, '% of direct', '≥ 85 %', atLeast(70)),
      result(
        20,
        `${work}: processor time`,
        against(({ cpuPerRequestMs }) => cpuPerRequestMs),
        '× direct',
        '—',
        noGate,
      ),
    );
  }
  await pooler.stop();
  return results;
}
