import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { createPool } from '../src/db/client.ts';
import { conversation, type Ahead } from '../src/db/conversation.ts';
import { enterReading, type Identity } from '../src/db/tenant.ts';
import { median } from './load.ts';
import { record } from './record.ts';
import { atMost, result, type Result } from './results.ts';

type Recorded = { text: string; values: unknown[] };

/** Runs in one go, and how often the two sides take turns: short turns, so that whatever else happens meets both. */
const goes = 20;
const turns = 60;

/**
 * Row 8, what row-level security and the tenant context cost: the statements of lists and of the search as a
 * tenant's, and as those of the tables' owner, whom no policy binds and who enters no tenant. The same rows come back.
 * Entering costs the same few microseconds everywhere, so the shortest statements show the largest share.
 */
export async function benchWalls(bench: { app: FastifyInstance; databaseUrl: string; token: string }): Promise<Result[]> {
  const pool = createPool({ url: bench.databaseUrl, max: 1 });
  const owners = createPool({ url: bench.databaseUrl, max: 1, role: 'owner' });
  const [tenant, owner] = [await pool.connect(), await owners.connect()];
  const identity = await identityOf(owner);
  const results: Result[] = [];
  for (const [work, path] of [['order list', '/api/company/orders?pageSize=50'], ['employee list', '/api/company/employees?pageSize=50'], ['search', '/api/search?q=winther%2012']] as const) {
    const statements = await statementsOf(bench.app, path, bench.token);
    const ask = async (client: pg.PoolClient, ahead: Ahead[]) => {
      const talk = conversation(client, () => ahead);
      return Promise.all(statements.map((statement) => talk.query<object>(statement))).finally(() => talk.settled());
    };
    const behind = () => ask(tenant, [enterReading(identity)]);
    const beyond = () => ask(owner, []);
    const [one, other] = [await behind(), await beyond()].map((answers) => JSON.stringify(answers.map(({ rows }) => rows)));
    if (one !== other) throw new Error(`${path}: the owner reads other rows than the tenant`);
    results.push(result(8, `row-level security and tenant context, ${work}`, [percent(await bothTimes(behind, beyond))], '% more time', '≤ 8 %', atMost(15, '%')));
  }
  tenant.release();
  owner.release();
  await Promise.all([pool.end(), owners.end()]);
  return results;
}

type Times = { own: number; bare: number };
const percent = ({ own, bare }: Times) => (100 * (own - bare)) / bare;

/** The time behind the wall and beyond it, turn by turn; the first turns warm both sides up. */
async function bothTimes(behind: () => Promise<unknown>, beyond: () => Promise<unknown>): Promise<Times> {
  const times: Times[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [own, bare] = [await timeOf(behind), await timeOf(beyond)];
    if (turn >= turns / 6) times.push({ own, bare });
  }
  // One slow turn says something about the machine, not about the wall.
  return { own: median(times.map(({ own }) => own)), bare: median(times.map(({ bare }) => bare)) };
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let go = 0; go < goes; go += 1) await run();
  return performance.now() - started;
}

// The admin of the median company, as `benchTokens` signs in.
async function identityOf(owner: pg.PoolClient): Promise<Identity> {
  const { rows: [row] } = await owner.query<{ user: string; company: string }>(
    `select m.user_id as "user", m.company_id as company from memberships m join users u on u.id = m.user_id where u.email = 'admin2@company.example'`);
  if (!row) throw new Error('the world has no admin of the median company');
  return { role: 'company', userId: row.user, companyId: row.company, supplierId: null, employeeId: null };
}

async function statementsOf(app: FastifyInstance, path: string, token: string): Promise<Recorded[]> {
  return record(async () => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
  });
}
