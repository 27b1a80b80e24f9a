import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { createPool, ownerPool } from '../src/db/client.ts';
import type { Identity } from '../src/db/identity.ts';
import { loginUrl } from '../src/db/roles.ts';
import { withTenant } from '../src/db/tenant.ts';
import { adminOf } from './admins.ts';
import type { Bench } from './bench.ts';
import { statementsOf, type Recorded } from './record.ts';
import { atMost, result, type Result } from './results.ts';

/** Runs in one go, and how often the two sides take turns; the first turns warm both up. */
const goes = 20;
const turns = 24;
const warmUps = 4;

const works = {
  'order list': '/api/company/orders?pageSize=50',
  'employee list': '/api/company/employees?pageSize=50',
  search: '/api/search?q=winther%2012',
};

/**
 * Row 8, what row-level security and the tenant context cost: the statements of lists and of the search as a tenant's,
 * and as those of the tables' owner, whom no policy binds and who enters no tenant. The same rows come back.
 */
export async function benchWalls({ app, services, ownerUrl, tokens }: Bench): Promise<Result[]> {
  const [tenants, owners] = [createPool({ url: loginUrl(ownerUrl), max: 1 }), ownerPool(ownerUrl)];
  const { userId, companyId } = await adminOf(services.pool, 2);
  const identity: Identity = { role: 'company', userId, companyId, supplierId: null, employeeId: null };
  // The functions of a search ask as whom they look, of their owner too.
  await owners.query(`select set_config('app.role', 'company', false), set_config('app.tenant', $1, false)`, [
    companyId,
  ]);
  const results: Result[] = [];
  for (const [work, path] of Object.entries(works)) {
    const shares = await sharesOfWalls(tenants, owners, identity, await statementsOf(app, path, tokens.median));
    results.push(
      result(8, `row-level security and tenant context, ${work}`, shares, '% more time', '≤ 15 %', atMost(25, '%')),
    );
  }
  await Promise.all([tenants.end(), owners.end()]);
  return results;
}

/** How much longer `statements` take behind the wall than beyond it in each turn, in percent. */
async function sharesOfWalls(
  tenants: pg.Pool,
  owners: pg.Pool,
  identity: Identity,
  statements: readonly Recorded[],
): Promise<number[]> {
  const behind = () =>
    withTenant(
      tenants,
      identity,
      (db) =>
        Promise.all(
          statements.map(({ text, values }) => db.executeQuery<object>(CompiledQuery.raw(text, [...values]))),
        ),
      { readOnly: true },
    );
  const beyond = () =>
    Promise.all(
      statements.map((statement, at) =>
        owners.query<object>({ name: `s${at}_${statement.text.length}`, ...statement }),
      ),
    );
  const [one, other] = [await behind(), await beyond()].map((answers) =>
    JSON.stringify(answers.map(({ rows }) => rows)),
  );
  if (one !== other) throw new Error(`the owner reads other rows than the tenant: ${statements[0]?.text}`);
  const shares: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [own, bare] = [await timeOf(behind), await timeOf(beyond)];
    if (turn >= warmUps) shares.push((100 * (own - bare)) / bare);
  }
  return shares;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let go = 0; go < goes; go += 1) await run();
  return performance.now() - started;
}
