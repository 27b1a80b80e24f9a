import { setTimeout as pause } from 'node:timers/promises';
import { bearer, type Bench } from './bench.ts';
import { peakOf, rssOf } from './processes.ts';
import { atMost, result, type Result } from './results.ts';
import type { WorldSize } from './seed.ts';

/** One company with all people and orders that the portal is to bear; the two others are its neighbours. */
export const oneCompany = (isShort: boolean): WorldSize => {
  const [people, orders] = isShort ? [20_000, 50_000] : [200_000, 500_000];
  return {
    companies: 3,
    employees: people + 2,
    orders: orders + 4,
    largestEmployees: people,
    largestOrders: orders,
    draws: 0,
    products: 300,
  };
};

const all = (...group: string[][]) => JSON.stringify({ join: 'all', groups: [group] });
const sales = all(['department', 'is', 'Sales'], ['name', 'contains', 'winther']);
const shipped = all(['status', 'any', 'DISPATCHED', 'COMPLETED'], ['orderDate', 'between', '2026-03-01', '2026-03-14']);
const lists = {
  'employees, filtered': ['/employees', { filter: sales }],
  'employees by department and name, first page': ['/employees', { sort: 'department,-name' }],
  'employees by department and name, page 3,000': ['/employees', { sort: 'department,-name', page: '3000' }],
  'orders, filtered': ['/orders', { filter: shipped }],
  'orders by supplier, product and day, first page': ['/orders', { sort: 'supplier,product,-orderDate' }],
  'orders by supplier, product and day, page 100': ['/orders', { sort: 'supplier,product,-orderDate', page: '100' }],
} as const;
const files = {
  'employees as CSV': ['/employees/export', { format: 'csv', sort: 'department,-name' }],
  'employees as XLSX': ['/employees/export', { format: 'xlsx', sort: 'department,-name' }],
  'employees that a filter names as XLSX': ['/employees/export', { format: 'xlsx', filter: sales }],
  'orders as CSV': ['/orders/export', { format: 'csv', sort: 'supplier,product,-orderDate' }],
  'orders as XLSX': ['/orders/export', { format: 'xlsx', sort: 'supplier,product,-orderDate' }],
  'orders that a filter names as XLSX': ['/orders/export', { format: 'xlsx', filter: shipped }],
} as const;

/** Row 23: lists of 200,000 people and 500,000 orders of one company, by conditions, several columns, and as files. */
export async function benchLargeCompany({ ours, tokens, isShort }: Bench): Promise<Result[]> {
  const ask = async (path: string, query: Readonly<Record<string, string>>, body?: unknown) => {
    const answer = await fetch(`${ours.url}/api/company${path}?${new URLSearchParams(query)}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...bearer(tokens.largest), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const timed = async (work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const results: Result[] = [];
  for (const [work, [path, query]] of Object.entries(lists)) {
    const times: number[] = [];
    for (let round = 0; round < 5; round += 1) times.push(await timed(async () => (await ask(path, query)).json()));
    results.push(result(23, work, times, 'ms', '≤ 500 ms', atMost(isShort ? 500 : 2_000, 'ms')));
  }
  const read = async (path: string, query: Readonly<Record<string, string>>) => {
    for await (const _piece of (await ask(path, query)).body ?? []);
  };
  for (const [work, [path, query]] of Object.entries(files)) {
    const before = rssOf(ours.pid);
    let took = 0;
    const peak = await peakOf(ours.pid, async () => {
      took = await timed(() => read(path, query));
    });
    results.push(result(23, `${work}, all`, [took / 1_000], 's', '≤ 60 s', atMost(180, 's')));
    results.push(result(23, `${work}, memory meanwhile`, [peak - before], 'MB', '≤ 150 MB', atMost(400, 'MB')));
  }
  type Change = { data: { id: string; status: string; done: number; total: number } };
  const ended = async (path: string, body: object): Promise<Change['data']> => {
    const until = performance.now() + 600_000;
    let { data } = (await (await ask(path, {}, body)).json()) as Change;
    while (data.status !== 'DONE') {
      if (data.status === 'FAILED' || performance.now() > until)
        throw new Error(`the change ended as ${data.status} after ${data.done} of ${data.total}`);
      await pause(250);
      ({ data } = (await (await ask(`/employees/changes/${data.id}`, {})).json()) as Change);
    }
    return data;
  };
  const changes = '/employees/changes';
  const asked = { matching: {}, change: { kind: 'DEPARTMENT', department: 'Moved' } };
  let whole: Change['data'] | undefined;
  const moved = await timed(async () => {
    whole = await ended(changes, asked);
  });
  const back = await timed(() => ended(`${changes}/${whole?.id}/undo`, {}));
  const many = `all ${whole?.total} people`;
  results.push(result(23, `${many} moved to a department`, [moved / 1_000], 's', '≤ 60 s', atMost(240, 's')));
  results.push(result(23, `${many} taken back`, [back / 1_000], 's', '≤ 60 s', atMost(240, 's')));
  return results;
}
