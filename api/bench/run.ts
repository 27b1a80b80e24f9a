import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';
import { benchBrowser } from './browser.ts';
import { benchExport } from './exports.ts';
import { benchHostileUpload } from './hostile-upload.ts';
import { benchImport } from './imports.ts';
import { benchLargeCompany, oneCompany } from './large-company.ts';
import { benchLarge } from './large.ts';
import { benchLists } from './lists.ts';
import { benchLogin } from './login.ts';
import { benchProcess } from './process-figures.ts';
import { report, type Result } from './results.ts';
import { benchSalaryFile } from './salary-file.ts';
import { fullWorld, shareOf, shortWorld } from './seed.ts';
import { benchShop } from './shop.ts';
import { benchStarts } from './starts.ts';
import { benchWalls } from './walls.ts';
import { onPostgres, openWorld } from './worlds.ts';

/**
 * `npm run bench`: seeds the world of PERFORMANCE, takes every figure against its gate in the same run, prints the
 * table, writes bench/results.json, and ends with 1 when a gate is broken. `--short` takes a tenth of the world,
 * `--rows 7,12` only what these rows belong to. `--large` measures rows 17 to 22 instead, on worlds of one, three and
 * ten times that size, and draws how each work grows; `--scale 0.04` takes that share of the world of PERFORMANCE.
 */
const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    scale: { type: 'string' },
    rows: { type: 'string' },
  },
});
const isShort = values.short;
const size = values.scale ? shareOf(fullWorld, Number(values.scale)) : isShort ? shortWorld : fullWorld;
const wanted = values.rows?.split(',').map(Number);

type Part<Given extends unknown[]> = { rows: number[]; measure: (...given: Given) => Promise<Result[]> };
const onTheWorld: Part<[Bench]>[] = [
  { rows: [1, 2, 3, 4, 5, 6], measure: benchLists },
  { rows: [8], measure: benchWalls },
  { rows: [12], measure: benchProcess },
  { rows: [7], measure: benchLogin },
  { rows: [9], measure: benchImport },
  { rows: [22], measure: benchHostileUpload },
  { rows: [10], measure: benchExport },
  { rows: [11], measure: benchSalaryFile },
  { rows: [21], measure: benchShop },
];
const onOneCompany: Part<[Bench]>[] = [{ rows: [23], measure: benchLargeCompany }];
const onTheProduct: Part<[]>[] = [
  { rows: [13, 14, 15], measure: () => benchBrowser(isShort ? 3 : 15) },
  { rows: [16], measure: () => (isShort && !wanted ? Promise.resolve([]) : benchStarts()) },
];

const results: Result[] = [];
async function measureAll<Given extends unknown[]>(parts: readonly Part<Given>[], ...given: Given): Promise<void> {
  for (const { measure } of parts) results.push(...(await measure(...given)));
}
const chosen = <Given extends unknown[]>(parts: readonly Part<Given>[]) =>
  parts.filter(({ rows }) => !wanted || rows.some((row) => wanted.includes(row)));

if (values.large) results.push(...(await benchLarge(size, isShort, wanted)));
else {
  for (const [seeded, parts, env] of [
    [size, chosen(onTheWorld), {}],
    // Its changes of all people are the work of jobs.
    [oneCompany(isShort), chosen(onOneCompany), { JOBS: 'true' }],
  ] as const)
    if (parts.length > 0)
      await onPostgres(async (postgres) => {
        const bench = await openWorld(postgres, seeded, isShort, 'bench', env);
        await measureAll(parts, bench);
        await bench.close();
      });
  await measureAll(chosen(onTheProduct));
}
process.exit(report(results, { world: size, at: new Date().toISOString() }) ? 0 : 1);
