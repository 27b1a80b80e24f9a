import { setTimeout as pause } from 'node:timers/promises';
import { hostileFiles } from '../test/hostile-files/hostile-files.ts';
import type { Running } from './processes.ts';
import { atMost, result, type Result } from './results.ts';

type Bench = { ours: Pick<Running, 'url' | 'pid'>; token: string; otherToken: string; short: boolean };

/**
 * One person uploads files that are made to hurt, two at a time, while another company reads its orders: how long the
 * slowest hundredth of these lists takes, and the slowest file until it is read or refused.
 */
export async function benchHostileUpload({ ours, token, otherToken, short }: Bench): Promise<Result[]> {
  const files = hostileFiles.filter(({ name }, index) =>
    name.startsWith('25 MB') ? !short || index % 4 === 0 : index % 10 === 0,
  );
  const state = { isOver: false };
  const reading = readOrders(`${ours.url}/api/company/orders?pageSize=50`, otherToken, state);
  const times: number[] = [];
  const queue = files.values();
  const uploadAll = async () => {
    for (const { make } of queue) times.push(await upload(ours.url, token, await make()));
  };
  try {
    await Promise.all([uploadAll(), uploadAll()]);
  } finally {
    state.isOver = true;
  }
  const lists = (await reading).toSorted((left, right) => left - right);
  const p99 = lists[Math.floor(lists.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  return [
    result(
      22,
      `p99 of ${lists.length} order lists during ${files.length} hostile uploads`,
      [p99],
      'ms',
      '< 250 ms',
      atMost(500, 'ms'),
    ),
    result(
      22,
      'slowest hostile file until it is read or refused',
      [Math.max(...times) / 1_000],
      's',
      '< 10 s',
      atMost(10, 's'),
    ),
  ];
}

async function upload(url: string, token: string, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'people.csv');
  const started = performance.now();
  const answer = await fetch(`${url}/api/company/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`a hostile upload was answered ${answer.status}`);
  return performance.now() - started;
}

async function readOrders(url: string, token: string, state: { isOver: boolean }): Promise<number[]> {
  const times: number[] = [];
  while (!state.isOver) {
    const started = performance.now();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a list answered ${answer.status} during hostile uploads`);
    times.push(performance.now() - started);
    await pause(20);
  }
  return times;
}
