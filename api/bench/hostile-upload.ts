import { hostileFiles } from '../test/hostile-files/hostile-files.ts';
import { bearer, type Bench } from './bench.ts';
import { readOrders } from './reader.ts';
import { atMost, result, type Result } from './results.ts';

/**
 * Row 22: one person uploads files that are made to hurt, two at a time, while another company reads its orders: how
 * long the slowest hundredth of these lists takes.
 */
export async function benchHostileUpload({ ours, tokens, isShort }: Bench): Promise<Result[]> {
  const files = hostileFiles.filter(({ name }, index) =>
    /^\d+ MB:/.test(name) ? !isShort || index % 4 === 0 : index % 10 === 0,
  );
  const queue = files.values();
  const uploadAll = async () => {
    for (const { make } of queue) await upload(ours.url, tokens.median, await make());
  };
  const p99 = await readOrders(ours, tokens.largest, () => Promise.all([uploadAll(), uploadAll()]));
  const work = `p99 of order lists during ${files.length} hostile uploads`;
  return [result(22, work, [p99], 'ms', '< 250 ms', atMost(500, 'ms'))];
}

async function upload(url: string, token: string, bytes: Buffer): Promise<void> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), 'people.csv');
  const answer = await fetch(`${url}/api/company/imports`, { method: 'POST', headers: bearer(token), body });
  await answer.arrayBuffer();
  if (answer.status >= 500) throw new Error(`a hostile upload was answered ${answer.status}`);
}
