import { load } from './load.ts';
import { rssOf, startOurs } from './processes.ts';
import { atMost, noGate, result, type Result } from './results.ts';

/**
 * Row 12: from starting the process to its first answer, memory at rest and under list load. An instance that answers
 * requests only (`JOBS=false`), as the servers it is compared with; one that also works on jobs is shown beside it.
 */
export async function benchProcess({
  databaseUrl,
  dir,
  secret,
  token,
}: {
  databaseUrl: string;
  dir: string;
  secret: string;
  token: string;
}): Promise<Result[]> {
  const starts: number[] = [];
  const idle: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const running = await startOurs(databaseUrl, dir, secret, { JOBS: 'false' });
    starts.push(running.startMs);
    await new Promise((done) => setTimeout(done, 3_000));
    idle.push(rssOf(running.pid));
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, rssOf(running.pid));
    }, 100);
    await load(
      { url: running.url, pid: running.pid, headers: { authorization: `Bearer ${token}` } },
      '/api/company/orders?pageSize=50',
      { connections: 16, seconds: 4, postmaster: 1 },
    );
    clearInterval(watch);
    peaks.push(peak);
    await running.stop();
  }
  const withJobs = await startOurs(databaseUrl, dir, secret);
  await new Promise((done) => setTimeout(done, 10_000));
  const atRestWithJobs = rssOf(withJobs.pid);
  await withJobs.stop();
  return [
    result(12, 'API start to first answer', starts, 'ms', '≤ 350 ms', atMost(1_000, 'ms')),
    result(12, 'memory at rest', idle, 'MB', '≤ 100 MB', atMost(130, 'MB')),
    result(12, 'memory at rest, working on jobs too', [atRestWithJobs], 'MB', '—', noGate),
    result(12, 'memory under list load', peaks, 'MB', '≤ 200 MB', atMost(300, 'MB')),
  ];
}
