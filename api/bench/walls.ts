import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { createPool } from '../src/db/client.ts';
import { conversation, type Ahead } from '../src/db/conversation.ts';
import { enterReading, type Identity } from '../src/db/tenant.ts';
import { median } from './load.ts';
import { record } from './record.ts';
import { atMost, result, type Result } from './results.ts';

type Recorded = { text: string; values: unknown[] };

/** Runs in one go, how often the two sides take turns on a connection, and on how many connections they do. */
const goes = 20;
const turns = 24;
const connections = 9;

/** May do what a tenant may, and no policy binds it. Not the owner, who here is a superuser: nothing is looked up for one. */
const unbound = 'bench_beyond_the_wall';

const works = [['order list', '/api/company/orders?pageSize=50'], ['employee list', '/api/company/employees?pageSize=50'], ['search', '/api/search?q=winther%2012']] as const;

/**
 * Row 8, what row-level security and the tenant context cost: the statements of lists and of the search as a
 * tenant's, and as those of a role that no policy binds and that enters no tenant. The same rows come back.
 * Both sides take turns on one connection, because two processes of Postgres differ by more than what is measured, and
 * on several connections one after another, because a process keeps the luck that it had with its memory.
 * Entering costs the same few microseconds everywhere, so the shortest statements show the largest share.
 */
export async function benchWalls(bench: { app: FastifyInstance; databaseUrl: string; token: string }): Promise<Result[]> {
  const owner = createPool({ url: bench.databaseUrl, max: 1, role: 'owner' });
  const identity = await identityOf(owner);
  await owner.query(`create role ${unbound} nologin bypassrls in role portal_tenant`);
  await owner.end();
  const pool = new pg.Pool({ connectionString: bench.databaseUrl, max: 1, options: `-c role=${unbound}` });
  const results: Result[] = [];
  for (const [work, path] of works) {
    const statements = await statementsOf(bench.app, path, bench.token);
    const shares: number[] = [];
    for (let connection = 0; connection < connections; connection += 1) {
      const client = await pool.connect();
      shares.push(await shareOfWalls(client, statements, identity).finally(() => client.release(true)));
    }
    results.push(result(8, `row-level security and tenant context, ${work}`, shares, '% more time', '≤ 8 %', atMost(15, '%')));
  }
  await pool.end();
  return results;
}

/** How much longer `statements` take behind the wall than beyond it, in percent. */
async function shareOfWalls(client: pg.PoolClient, statements: Recorded[], identity: Identity): Promise<number> {
  // A remark makes it another text, so each side keeps a plan of its own.
  const beyondTheWall = statements.map(({ text, values }) => ({ text: `${text} -- beyond the wall`, values }));
  const ask = async (asked: Recorded[], ahead: Ahead[]) => {
    const talk = conversation(client, () => ahead);
    return Promise.all(asked.map((statement) => talk.query<object>(statement))).finally(() => talk.settled());
  };
  const behind = () => ask(statements, [enterReading(identity)]);
  const beyond = () => ask(beyondTheWall, []);
  const [one, other] = [await behind(), await beyond()].map((answers) => JSON.stringify(answers.map(({ rows }) => rows)));
  if (one !== other) throw new Error(`other rows are read beyond the wall: ${statements[0]?.text}`);
  const times: Times[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [own, bare] = [await timeOf(behind), await timeOf(beyond)];
    // The first turns warm both sides up.
    if (turn >= turns / 6) times.push({ own, bare });
  }
  // One slow turn says something about the machine, not about the wall.
  const bare = median(times.map((time) => time.bare));
  return (100 * (median(times.map(({ own }) => own)) - bare)) / bare;
}

type Times = { own: number; bare: number };

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let go = 0; go < goes; go += 1) await run();
  return performance.now() - started;
}

// The admin of the median company, as `benchTokens` signs in.
async function identityOf(owner: pg.Pool): Promise<Identity> {
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
