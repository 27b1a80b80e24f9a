import { setTimeout as pause } from 'node:timers/promises';
import { bearer, type Bench } from './bench.ts';
import { load } from './load.ts';
import { peakOf, rssOf, startOurs } from './processes.ts';
import { atMost, result, type Result } from './results.ts';

/**
 * Row 12: from starting the process to its first answer, memory at rest and under list load. An instance that answers
 * requests only (`JOBS=false`), as the servers it is compared with.
 */
export async function benchProcess(bench: Bench): Promise<Result[]> {
  const starts: number[] = [];
  const idle: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < (bench.isShort ? 1 : 5); round += 1) {
    const running = await startOurs(bench.ownerUrl, bench.dir, { JOBS: 'false' });
    starts.push(running.startMs);
    await pause(3_000);
    idle.push(rssOf(running.pid));
    const side = { ...running, headers: bearer(bench.tokens.median) };
    const options = { connections: 16, seconds: 4, postmaster: bench.postmaster };
    peaks.push(await peakOf(running.pid, () => load(side, '/api/company/orders?pageSize=50', options)));
    await running.stop();
  }
  return [
    result(12, 'API start to first answer', starts, 'ms', '≤ 800 ms', atMost(1_500, 'ms')),
    result(12, 'memory at rest', idle, 'MB', '≤ 130 MB', atMost(180, 'MB')),
    result(12, 'memory under list load', peaks, 'MB', '≤ 250 MB', atMost(350, 'MB')),
  ];
}
