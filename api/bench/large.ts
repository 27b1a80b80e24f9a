import { drawGrowth } from './curves.ts';
import { benchGrowth, type Curve } from './growth.ts';
import { benchHostileUpload } from './hostile-upload.ts';
import { benchInstances } from './instances.ts';
import { benchInvitationDay } from './invitation-day.ts';
import { benchPooled } from './pooled.ts';
import type { Result } from './results.ts';
import { benchSalaryNight } from './salary-night.ts';
import { grown, type WorldSize } from './seed.ts';
import { benchShop } from './shop.ts';
import { onPostgres, openWorld } from './worlds.ts';

/** How often the world is there, beside each other in one Postgres. */
const times = [1, 3, 10];

/**
 * Rows 17 to 22: how work grows with the world, then on the largest of them two instances, a salary night, a large
 * shop, hostile uploads and an invitation day.
 */
export async function benchLarge(base: WorldSize, isShort: boolean, wanted?: readonly number[]): Promise<Result[]> {
  const isWanted = (row: number) => !wanted || wanted.includes(row);
  const results: Result[] = [];
  const curves: Curve[] = [];
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
      keep(growth.results);
      curves.push(...growth.curves);
    }
    for (const world of worlds) await world.close();
    if (isWanted(20)) {
      keep(await benchInstances(largest));
      keep(await benchPooled(largest, postgres));
    }
    if (isWanted(18)) keep(await benchSalaryNight(largest));
    if (isWanted(21)) keep(await benchShop(largest));
    if (isWanted(22)) keep(await benchHostileUpload(largest));
    if (isWanted(19)) keep(await benchInvitationDay(largest));
    await largest.close();
    if (isWanted(17)) drawGrowth([...worlds, largest], curves, results);
  });
  return results;
}
