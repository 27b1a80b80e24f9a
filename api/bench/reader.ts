import { setTimeout as pause } from 'node:timers/promises';
import { bearer } from './bench.ts';

/** The slowest hundredth of order lists, asked for one after another with a breath between, while `work` is done. */
export async function readOrders(
  { url }: { url: string },
  token: string,
  work: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/company/orders?pageSize=50`, { headers: bearer(token) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a list answered ${answer.status}`);
    times.push(performance.now() - started);
    await pause(20);
  }
  await working;
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
}
