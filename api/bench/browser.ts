import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildAll } from '../launch/build-front-end.ts';
import { environment } from '../launch/install.mjs';
import { atMost, noGate, result, type Result } from './results.ts';

const root = join(import.meta.dirname, '../..');

type Figures = {
  login: { kB: number; requests: number; lcp: number[]; floorLcp: number[]; tbt: number[] };
  orders: { kB: number; requests: number; listMs: number[]; floorListMs: number[] };
  list: { longestTask: number[]; filterMs: number[] };
};

/**
 * What the floor takes from the press to the list where the limits of row 14 were set; a time says nothing of another
 * machine.
 */
const floorMs = 98;

/** Rows 13 to 15: what a browser downloads, paints and waits for (`shell/bench/browser.ts`). */
export async function benchBrowser(rounds: number): Promise<Result[]> {
  await buildAll(root);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'shell/bench/browser.ts'), String(rounds)],
    { env: environment(), maxBuffer: 10_000_000 },
  );
  const { login, orders, list } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figures;
  return [
    result(13, 'login page, empty cache', [login.kB], 'kB', '≤ 110 kB', atMost(160, 'kB')),
    result(13, 'login page, requests', [login.requests], '', '≤ 4', atMost(6, '')),
    result(
      13,
      'login page, largest paint',
      login.lcp.map((ms, index) => ms / (login.floorLcp[index] ?? ms)),
      '× floor',
      '≤ 1.1 ×',
      atMost(1.5, '×'),
    ),
    result(13, 'login page, blocking time', login.tbt, 'ms', '≤ 75 ms', atMost(150, 'ms')),
    result(14, 'login to orders', [orders.kB], 'kB', '≤ 190 kB', atMost(300, 'kB')),
    result(14, 'login to orders, requests', [orders.requests], '', '≤ 12', atMost(20, '')),
    result(14, 'login to orders, list shown', orders.listMs, 'ms', '≤ 120 ms', atMost(250, 'ms')),
    result(14, 'the floor, list shown', orders.floorListMs, 'ms', '—', noGate),
    result(
      14,
      'login to orders, list shown, as if the floor took 98 ms',
      orders.listMs.map((ms, index) => (floorMs * ms) / (orders.floorListMs[index] ?? ms)),
      'ms',
      '—',
      noGate,
    ),
    result(
      15,
      'list of 50 rows opened and scrolled, longest task (0: none over 50 ms)',
      list.longestTask,
      'ms',
      'none > 50 ms',
      atMost(200, 'ms'),
    ),
    result(
      15,
      'list of 50 rows, filter to rows without the server',
      list.filterMs,
      'ms',
      '≤ 100 ms',
      atMost(200, 'ms'),
    ),
  ];
}
