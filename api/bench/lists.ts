import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminOf } from './admins.ts';
import type { Recipe } from './bare-server.ts';
import { bearer, type Bench } from './bench.ts';
import { paired, type Load, type Paired } from './load.ts';
import { startBare } from './processes.ts';
import { statementsOf } from './record.ts';
import { atLeast, atMost, result, type Result } from './results.ts';

const ratios = (run: Paired, of: (load: Load) => number) => run.ours.map((ours, at) => of(ours) / of(run.bare[at]!));
const perSecond = (load: Load) => load.perSecond;
const percent = (run: Paired) => ratios(run, perSecond).map((share) => 100 * share);
const cpuRatio = (run: Paired) => ratios(run, ({ cpuPerRequestMs }) => cpuPerRequestMs);
const orders = '/api/company/orders?pageSize=50';

/** Rows 1 to 6: lists, search and session check against the bare handler with the same statements. */
export async function benchLists(bench: Bench): Promise<Result[]> {
  const { median: token, largest, admin } = bench.tokens;
  const { companyId } = await adminOf(bench.services.pool, 2);
  const pages = {
    orders: { path: `${orders}&count=exact`, token },
    employees: { path: '/api/company/employees?pageSize=50', token },
    company: { path: '/api/search?q=winther%2012', token, as: { role: 'company', tenant: companyId } },
    everywhere: {
      path: '/api/search?q=1003',
      token: admin,
      as: { role: 'admin', tenant: '00000000-0000-0000-0000-000000000000' },
    },
    session: { path: '/api/auth/check-session', token },
  };
  const recipe: Recipe = {};
  for (const [name, page] of Object.entries(pages)) {
    const statements = await statementsOf(bench.app, page.path, page.token);
    recipe[name] = { statements, ...('as' in page ? { as: page.as } : {}) };
  }
  // Everywhere else the session is what bare does without; here it is the work itself.
  recipe['session']?.statements.push({ text: 'select * from open_session($1)', values: [sessionIn(token)] });
  const file = join(bench.dir, 'recipe.json');
  writeFileSync(file, JSON.stringify(recipe));
  const bare = await startBare(bench.ownerUrl, file);
  const ours = (path: string, as: string) => ({ ...bench.ours, path, headers: bearer(as) });
  const against = (name: keyof typeof pages, connections = 16) =>
    paired(ours(pages[name].path, pages[name].token), { ...bare, path: `/${name}` }, { ...bench, connections });
  const small = await against('orders');
  const many = await against('orders', 64);
  const employees = await against('employees');
  const all = `${orders}&view=ALL`;
  const sizes = await paired(ours(all, largest), ours(all, token), { ...bench, connections: 16 });
  const everyOrder = '/api/admin/orders?pageSize=50';
  const nextPage = await paired(ours(everyOrder, admin), ours(`${everyOrder}&page=2`, admin), {
    ...bench,
    connections: 1,
  });
  const inCompany = await against('company');
  const everywhere = await against('everywhere');
  const session = await against('session');
  await bare.stop();
  return [
    result(1, 'order list, 16 connections', percent(small), '% of bare', '≥ 90 %', atLeast(60)),
    result(1, 'order list, 64 connections', percent(many), '% of bare', '≥ 90 %', atLeast(60)),
    result(1, 'employee list, 16 connections', percent(employees), '% of bare', '≥ 90 %', atLeast(40)),
    result(2, 'CPU per list request', cpuRatio(small), '× bare', '≤ 1.2 ×', atMost(1.7, '×')),
    result(3, 'largest company against the median one', cpuRatio(sizes), '× CPU', '≤ 1.2 ×', atMost(2, '×')),
    // Of one reader: its requests per second on the first page through those on the next.
    result(4, 'next page of all orders', ratios(nextPage, perSecond), '× page 1', '≤ 1.05 ×', atMost(1.2, '×')),
    result(5, 'search inside one company', percent(inCompany), '% of bare', 'p50 ≤ 5 ms', atLeast(50)),
    result(5, 'search everywhere', percent(everywhere), '% of bare', 'p50 ≤ 5 ms', atLeast(50)),
    result(6, 'session check', percent(session), '% of bare', '≥ 75 %', atLeast(50)),
  ];
}

const sessionIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
