import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { enterAs, openSession } from '../src/access/session.ts';
import { createPool } from '../src/db/client.ts';
import { conversation, type Ahead } from '../src/db/conversation.ts';
import { median } from './load.ts';
import { record } from './record.ts';
import { sessionIn } from './tokens.ts';
import { atMost, result, type Result } from './results.ts';

type Recorded = { text: string; values: unknown[] };

/** Runs in one go, and how often the two sides take turns: short turns, so that whatever else happens meets both. */
const goes = 12;
const turns = 120;

/**
 * Row 8, what row-level security and the tenant context cost: the message that a list or the search sends, as a tenant's
 * with all that `enterAs` puts ahead of it, and as the tables' owner's, whom no policy binds and who looks at the session
 * and enters no tenant. The same rows come back. Entering costs the same few microseconds everywhere, so the shortest
 * statements show the largest share.
 */
export async function benchWalls(bench: { app: FastifyInstance; databaseUrl: string; token: string }): Promise<Result[]> {
  const pool = createPool({ url: bench.databaseUrl, max: 1 });
  const owners = createPool({ url: bench.databaseUrl, max: 1, role: 'owner' });
  const session = await openSession(pool, sessionIn(bench.token));
  if (typeof session === 'string') throw new Error(`no session: ${session}`);
  const [tenant, owner] = [await pool.connect(), await owners.connect()];
  const looking: Ahead = { text: 'select s.* from session_state($1) s', values: [session.id] };
  const results: Result[] = [];
  for (const [work, path] of [['order list', '/api/company/orders?pageSize=50'], ['employee list', '/api/company/employees?pageSize=50'], ['search', '/api/search?q=winther%2012']] as const) {
    const statements = await statementsOf(bench.app, path, bench.token);
    const ask = async (client: pg.PoolClient, ahead: Ahead) => {
      const talk = conversation(client, () => [ahead]);
      return Promise.all(statements.map((statement) => talk.query<object>(statement))).finally(() => talk.settled());
    };
    const behind = () => ask(tenant, enterAs(session, () => undefined));
    const beyond = () => ask(owner, looking);
    const [one, other] = [await behind(), await beyond()].map((answers) => JSON.stringify(answers.map(({ rows }) => rows)));
    if (one !== other) throw new Error(`${path}: the owner reads other rows than the tenant`);
    results.push(result(8, `row-level security and tenant context, ${work}`, [await percentMore(behind, beyond)], '% more time', '≤ 8 %', atMost(15, '%')));
  }
  tenant.release();
  owner.release();
  await Promise.all([pool.end(), owners.end()]);
  return results;
}

/** Turn by turn, each against its neighbour; the first turns warm both sides up. Of all shares the middle one. */
async function percentMore(behind: () => Promise<unknown>, beyond: () => Promise<unknown>): Promise<number> {
  const shares: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [own, bare] = [await timeOf(behind), await timeOf(beyond)];
    if (turn >= turns / 6) shares.push((100 * (own - bare)) / bare);
  }
  // One slow turn says something about the machine, not about the wall.
  return median(shares);
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let go = 0; go < goes; go += 1) await run();
  return performance.now() - started;
}

async function statementsOf(app: FastifyInstance, path: string, token: string): Promise<Recorded[]> {
  return record(async () => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
  });
}
