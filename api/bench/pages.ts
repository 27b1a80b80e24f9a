import type { FastifyInstance } from 'fastify';
import { createPool } from '../src/db/client.ts';
import { conversation } from '../src/db/conversation.ts';
import { enterReading } from '../src/db/identity.ts';
import { loginUrl } from '../src/db/roles.ts';
import { median } from './load.ts';
import { record } from './record.ts';
import { atMost, result, type Result } from './results.ts';

/** How often each page is asked for in a turn, and in how many turns. */
const goes = 5;
const turns = 15;

/**
 * Row 4: the back office's list of all orders, the second page against the first. Time of the statements alone,
 * entering included, with the count that a page asks for; the pages take turns.
 */
export async function benchPages({
  app,
  databaseUrl,
  token,
}: {
  app: FastifyInstance;
  databaseUrl: string;
  token: string;
}): Promise<Result[]> {
  const pool = createPool({ url: loginUrl(databaseUrl), max: 1 });
  const client = await pool.connect();
  const front = [enterReading({ role: 'admin', userId: null, companyId: null, supplierId: null, employeeId: null })];
  const reading = async (page: number) => {
    const statements = await record(async () => {
      const answer = await app.inject({
        method: 'GET',
        url: `/api/admin/orders?pageSize=50&page=${page}`,
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.statusCode !== 200 || answer.json<{ data: unknown[] }>().data.length < 50)
        throw new Error(`page ${page} answered ${answer.statusCode} and not 50 orders`);
    });
    const ask = () => {
      const talk = conversation(client, () => front);
      return Promise.all(statements.map((statement) => talk.query(statement))).finally(() => talk.settled());
    };
    const times: number[] = [];
    const turn = async () => {
      const started = performance.now();
      for (let go = 0; go < goes; go += 1) await ask();
      times.push((performance.now() - started) / goes);
    };
    return { turn, times };
  };
  const [first, next] = [await reading(1), await reading(2)];
  // One turn more than is counted warms the statements up.
  for (let count = 0; count <= turns; count += 1) for (const page of [first, next]) await page.turn();
  client.release(true);
  await pool.end();
  const counted = ({ times }: { times: number[] }) => times.slice(1);
  return [
    result(
      4,
      'next page of all orders against the first',
      [median(counted(next)) / median(counted(first))],
      '× page 1',
      '≤ 1.05 ×',
      atMost(1.2, '×'),
    ),
  ];
}
