import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { connected } from '../src/db/roles.ts';
import type { Recipe } from './bare-server.ts';
import { median, paired, type Paired, type Side } from './load.ts';
import { startBare } from './processes.ts';
import { record } from './record.ts';
import { atLeast, atMost, noGate, result, type Result } from './results.ts';

export type ListBench = {
  app: FastifyInstance;
  ours: Side;
  databaseUrl: string;
  dir: string;
  postmaster: number;
  tokens: { median: string; largest: string; admin: string };
  seconds: number;
  rounds: number;
};

const percent = (run: Paired) => run.ours.map((load, index) => (100 * load.perSecond) / run.bare[index]!.perSecond);
const cpuRatio = (run: Paired) =>
  run.ours.map((load, index) => load.cpuPerRequestMs / run.bare[index]!.cpuPerRequestMs);

/** The place of the session check among the pages. */
const sessionCheck = 5;

const companyOfMedian = (url: string) =>
  connected(url, async (client) => {
    const {
      rows: [row],
    } = await client.query<{ id: string }>(
      `select m.company_id as id from memberships m join users u on u.id = m.user_id where u.email = 'admin2@company.example'`,
    );
    if (!row) throw new Error('the world has no admin of the median company');
    return row.id;
  });

/** Rows 1–3, 5, 6: lists, search and session check against the bare handler with the same statements. */
export async function benchLists(bench: ListBench): Promise<Result[]> {
  const { tokens } = bench;
  // Row 1 wants the exact total; row 3 what the page asks for, whose count stops at the limit.
  const list = '/api/company/orders?pageSize=50';
  const company = await companyOfMedian(bench.databaseUrl);
  const pages: { path: string; token: string; as?: { role: string; tenant: string } }[] = [
    { path: `${list}&count=exact`, token: tokens.median },
    { path: `${list}&view=ALL`, token: tokens.largest },
    { path: '/api/company/employees?pageSize=50', token: tokens.median },
    { path: '/api/search?q=winther%2012', token: tokens.median, as: { role: 'company', tenant: company } },
    {
      path: '/api/search?q=1003',
      token: tokens.admin,
      as: { role: 'admin', tenant: '00000000-0000-0000-0000-000000000000' },
    },
    { path: '/api/auth/check-session', token: tokens.median },
    { path: list, token: tokens.median },
  ];
  const recipe: Recipe = [];
  for (const { path, token, as } of pages)
    recipe.push({ path, statements: await statementsOf(bench.app, path, token), ...(as ? { as } : {}) });
  // Everywhere else the session is what bare does without; here it is the work itself.
  recipe[sessionCheck]?.statements.push({ text: 'select * from open_session($1)', values: [sessionIn(tokens.median)] });
  const file = join(bench.dir, 'recipe.json');
  writeFileSync(file, JSON.stringify(recipe));
  const bareServer = await startBare(bench.databaseUrl, file);
  const bare: Side = { url: bareServer.url, pid: bareServer.pid };
  const run = async (index: number, connections: number) => {
    const { path, token } = pages[index]!;
    const loads = await paired(
      { ...bench.ours, path, headers: { authorization: `Bearer ${token}` } },
      { ...bare, path: `/${index}` },
      { connections, seconds: bench.seconds, rounds: bench.rounds, postmaster: bench.postmaster },
    );
    const failed = [...loads.ours, ...loads.bare].reduce((total, { errors }) => total + errors, 0);
    if (failed > 0) throw new Error(`${path}: ${failed} failed requests`);
    return loads;
  };
  const small16 = await run(0, 16);
  const small64 = await run(0, 64);
  const large = await run(1, 16);
  const employees = await run(2, 16);
  const searchOne = await run(3, 16);
  const searchAll = await run(4, 16);
  const session = await run(sessionCheck, 16);
  const median16 = await run(6, 16);
  await bareServer.stop();
  const cpu = (loads: Paired) => median(loads.ours.map(({ cpuPerRequestMs }) => cpuPerRequestMs));
  return [
    result(1, 'order list, 16 connections', percent(small16), '% of bare', '≥ 115 %', atLeast(80)),
    result(1, 'order list, 64 connections', percent(small64), '% of bare', '≥ 115 %', atLeast(80)),
    result(1, 'employee list, 16 connections', percent(employees), '% of bare', '—', noGate),
    result(2, 'CPU per list request', cpuRatio(small16), '× bare', '≤ 0.95 ×', atMost(1.3, '×')),
    result(
      3,
      'largest company against the median one',
      [cpu(large) / cpu(median16)],
      '× CPU',
      '≤ 1.2 ×',
      atMost(2, '×'),
    ),
    result(5, 'search inside one company', percent(searchOne), '% of bare', 'p50 ≤ 5 ms', atLeast(70)),
    result(5, 'search everywhere', percent(searchAll), '% of bare', 'p50 ≤ 3 ms', atLeast(70)),
    result(6, 'session check', percent(session), '% of bare', '≥ 90 %', atLeast(70)),
  ];
}

const sessionIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

async function statementsOf(app: FastifyInstance, path: string, token: string) {
  return record(async () => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
  });
}
