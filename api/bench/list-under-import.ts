import { setTimeout as pause } from 'node:timers/promises';
import { rssOf, type Running } from './processes.ts';
import { atMost, result, type Result } from './results.ts';

type Bench = { ours: Pick<Running, 'url' | 'pid'>; token: string; otherToken: string; rows: number };
type View = { id: string; status: string; mapping?: unknown; proposal?: { mapping: unknown }; counts: { new: number } };

/**
 * The server of everybody else imports a large employee file as a job while another company reads its orders: how long
 * the slowest hundredth of these lists takes, and how much the process grows. Over HTTP, with upload, check and import.
 */
export async function benchListUnderImport({ ours, token, otherToken, rows }: Bench): Promise<Result[]> {
  const before = rssOf(ours.pid);
  const importing = { isOver: false };
  const reading = readOrders(`${ours.url}/api/company/orders?pageSize=50`, otherToken, importing);
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, rssOf(ours.pid));
  }, 100);
  try {
    await importPeople(ours.url, token, rows);
  } finally {
    importing.isOver = true;
    clearInterval(watch);
  }
  const times = (await reading).toSorted((left, right) => left - right);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  return [
    result(
      9,
      `p99 of ${times.length} order lists while ${rows} employees are imported`,
      [p99],
      'ms',
      '< 250 ms',
      atMost(250, 'ms'),
    ),
    result(9, 'memory growth of the server meanwhile', [peak - before], 'MB', '< 150 MB', atMost(150, 'MB')),
  ];
}

/** One reader after another with a breath between, as people read; milliseconds of each list. */
async function readOrders(url: string, token: string, importing: { isOver: boolean }): Promise<number[]> {
  const times: number[] = [];
  while (!importing.isOver) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a list answered ${answer.status} during the import`);
    times.push(performance.now() - started);
    await pause(20);
  }
  return times;
}

async function importPeople(url: string, token: string, rows: number): Promise<void> {
  const lines = Array.from(
    { length: rows },
    (_, index) =>
      `7${String(index).padStart(6, '0')},Åse${index % 97} Østergaard ${index},meanwhile${index}@import.example,Afdeling ${index % 40}`,
  );
  const form = new FormData();
  form.append('file', new Blob([['EmployeeNo,Name,Email,Department', ...lines].join('\n')]), 'people.csv');
  const call = async (method: string, path: string, body?: object | FormData): Promise<View> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/api/company/imports${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { data: View }).data;
  };
  const until = async (id: string, wanted: string): Promise<View> => {
    for (let view = await call('GET', `/${id}`); ; view = await call('GET', `/${id}`)) {
      if (view.status === wanted) return view;
      if (view.status === 'FAILED') throw new Error('the import failed');
      await pause(200);
    }
  };
  const { id, mapping, proposal } = await call('POST', '', form);
  await call('POST', `/${id}/check`, { mapping: mapping ?? proposal?.mapping ?? {} });
  await until(id, 'CHECKED');
  await call('POST', `/${id}/run`, {});
  const { counts } = await until(id, 'DONE');
  if (counts.new !== rows) throw new Error(`${counts.new} of ${rows} rows were imported`);
}
