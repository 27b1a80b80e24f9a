import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Statement } from '../src/db/batch.ts';
import { createPool, ownerPool } from '../src/db/client.ts';
import { conversation } from '../src/db/conversation.ts';
import { enterReading, type Identity } from '../src/db/identity.ts';
import { loginUrl } from '../src/db/roles.ts';
import { median } from './load.ts';
import { onOneCore } from './one-core.ts';
import { record } from './record.ts';
import { atMost, result, type Result } from './results.ts';

type Recorded = { text: string; values: unknown[] };

/** Runs in one go, how often the two sides take turns on a pair of connections, and on how many pairs they do. */
const goes = 20;
const turns = 24;
const pairs = 9;

const works = [
  ['order list', '/api/company/orders?pageSize=50'],
  ['employee list', '/api/company/employees?pageSize=50'],
  ['search', '/api/search?q=winther%2012'],
] as const;

/**
 * Row 8, what row-level security and the tenant context cost: the statements of lists and of the search as a tenant's,
 * and as those of the tables' owner, whom no policy binds and who enters no tenant. The same rows come back. On several
 * pairs of connections one after another, each pair on one core (`onOneCore`): two processes of Postgres differ by
 * where they are and by the luck that they had with their memory, and by more than what is measured. Entering costs the
 * same few microseconds everywhere, so the shortest statements show the largest share.
 */
export async function benchWalls(bench: {
  app: FastifyInstance;
  databaseUrl: string;
  token: string;
}): Promise<Result[]> {
  const tenants = createPool({ url: loginUrl(bench.databaseUrl), max: 1 });
  const owners = ownerPool(bench.databaseUrl);
  const identity = await identityOf(owners);
  const results: Result[] = [];
  for (const [work, path] of works) {
    const statements = await statementsOf(bench.app, path, bench.token);
    const shares: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      const [tenant, owner] = [await tenants.connect(), await owners.connect()];
      onOneCore([tenant, owner]);
      shares.push(
        await shareOfWalls({ tenant, owner, statements, identity }).finally(() =>
          [tenant, owner].forEach((client) => client.release(true)),
        ),
      );
    }
    results.push(
      result(8, `row-level security and tenant context, ${work}`, shares, '% more time', '≤ 8 %', atMost(15, '%')),
    );
  }
  await Promise.all([tenants.end(), owners.end()]);
  return results;
}

type Sides = { tenant: pg.PoolClient; owner: pg.PoolClient; statements: Recorded[]; identity: Identity };

/** How much longer `statements` take behind the wall than beyond it, in percent. */
async function shareOfWalls({ tenant, owner, statements, identity }: Sides): Promise<number> {
  const ask = async (client: pg.PoolClient, ahead: Statement[]) => {
    const talk = conversation(client, () => ahead);
    return Promise.all(statements.map((statement) => talk.query<object>(statement))).finally(() => talk.settled());
  };
  // The functions of a search ask as whom they look, of their owner too.
  await owner.query(`select set_config('app.role', $1, false), set_config('app.tenant', $2, false)`, [
    identity.role,
    identity.companyId,
  ]);
  const behind = () => ask(tenant, [enterReading(identity)]);
  const beyond = () => ask(owner, []);
  const [one, other] = [await behind(), await beyond()].map((answers) =>
    JSON.stringify(answers.map(({ rows }) => rows)),
  );
  if (one !== other) throw new Error(`the owner reads other rows than the tenant: ${statements[0]?.text}`);
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
  const {
    rows: [row],
  } = await owner.query<{ user: string; company: string }>(
    `select m.user_id as "user", m.company_id as company from memberships m join users u on u.id = m.user_id where u.email = 'admin2@company.example'`,
  );
  if (!row) throw new Error('the world has no admin of the median company');
  return { role: 'company', userId: row.user, companyId: row.company, supplierId: null, employeeId: null };
}

async function statementsOf(app: FastifyInstance, path: string, token: string): Promise<Recorded[]> {
  return record(async () => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode} ${answer.body}`);
  });
}
