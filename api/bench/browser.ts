import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAll } from '../launch/build-front-end.ts';
import { environment } from '../launch/install.mjs';
import { atMost, result, type Result } from './results.ts';

const root = join(import.meta.dirname, '../..');

type Figures = {
  login: { kB: number; requests: number; lcp: number[]; floorLcp: number[] };
  orders: { kB: number; requests: number; listMs: number[]; floorListMs: number[] };
  list: { longestTask: number[]; filterMs: number[] };
  shop: { usefulMs: number; longestTask: number; shift: number }[];
};

const ratios = (ours: number[], floor: number[]) => ours.map((ms, index) => ms / (floor[index] ?? ms));

/** Rows 13 to 15: what a browser downloads, paints and waits for (`shell/bench/browser.ts`). */
export async function benchBrowser(rounds: number): Promise<Result[]> {
  await buildAll(root);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'shell/bench/browser.ts'), String(rounds)],
    { env: environment(), maxBuffer: 10_000_000 },
  );
  const { login, orders, list, shop } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
  const painted = ratios(login.lcp, login.floorLcp);
  const shown = ratios(orders.listMs, orders.floorListMs);
  const [useful, tasks, shift] = (['usefulMs', 'longestTask', 'shift'] as const).map((one) =>
    shop.map((visited) => visited[one]),
  ) as [number[], number[], number[]];
  return [
    result(13, 'login page, empty cache', [login.kB], 'kB', '≤ 140 kB', atMost(160, 'kB')),
    result(13, 'login page, requests', [login.requests], '', '≤ 5', atMost(6, '')),
    result(13, 'login page, largest paint', painted, '× floor', '≤ 1.2 ×', atMost(1.5, '×')),
    result(14, 'from / to the orders', [orders.kB], 'kB', '≤ 300 kB', atMost(350, 'kB')),
    result(14, 'from / to the orders, requests', [orders.requests], '', '≤ 15', atMost(20, '')),
    result(14, 'login to the orders, list shown', shown, '× floor', '≤ 2 ×', atMost(3, '×')),
    // A browser reports no task under 50 ms: 0 is none.
    result(15, 'list of 50 rows, longest task', list.longestTask, 'ms', '≤ 100 ms', atMost(200, 'ms')),
    result(15, 'list, filter to rows without the server', list.filterMs, 'ms', '≤ 100 ms', atMost(200, 'ms')),
    result(
      15,
      'shop on a slow telephone, useful',
      useful.map((ms) => ms / 1_000),
      's',
      '≤ 3 s',
      atMost(5, 's'),
    ),
    result(15, 'shop on a slow telephone, longest task', tasks, 'ms', '≤ 100 ms', atMost(200, 'ms')),
    result(15, 'shop on a slow telephone, layout shift', shift, '', '≤ 0.05', atMost(0.1, '')),
  ];
}
