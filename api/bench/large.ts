import { drawGrowth } from './curves.ts';
import { benchGrowth } from './growth.ts';
import { benchInstances } from './instances.ts';
import { benchInvitationDay } from './invitation-day.ts';
import type { Result } from './results.ts';
import { benchSalaryNight } from './salary-night.ts';
import { grown, type WorldSize } from './seed.ts';
import { onPostgres, openWorld } from './worlds.ts';

/** How often the world is there, beside each other in one Postgres. */
const times = [1, 3, 10];

/**
 * Rows 17 to 20: how work grows with the world, then on the largest of them a salary night, an invitation day, and two
 * instances.
 */
export async function benchLarge(base: WorldSize, isShort: boolean, wanted?: readonly number[]): Promise<Result[]> {
  const isWanted = (row: number) => !wanted || wanted.includes(row);
  const results: Result[] = [];
  const keep = (some: readonly Result[]) => {
    for (const { row, work, median, unit } of some) console.log(`${row} ${work}: ${median.toFixed(2)} ${unit}`);
    results.push(...some);
  };
  await onPostgres(async (postgres) => {
    const worlds = [];
    for (const scale of isWanted(17) ? times : times.slice(-1)) {
      const size = grown(base, scale);
      const world = await openWorld(postgres, size, isShort, `bench_${scale}`, { JOBS: 'false' });
      worlds.push({ size, ...world });
    }
    const largest = worlds.pop()!;
    if (isWanted(17)) {
      const growth = await benchGrowth([...worlds, largest]);
      drawGrowth([...worlds, largest], growth.curves);
      keep(growth.results);
    }
    for (const world of worlds) await world.close();
    if (isWanted(20)) keep(await benchInstances(largest, postgres));
    if (isWanted(18)) keep(await benchSalaryNight(largest));
    if (isWanted(19)) keep(await benchInvitationDay(largest));
    await largest.close();
  });
  return results;
}
