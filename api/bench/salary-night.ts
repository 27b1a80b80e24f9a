import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Bench } from './bench.ts';
import { startMailServer } from './mail-server.ts';
import { cpuOf, cpuSeconds, startOurs } from './processes.ts';
import { readOrders } from './reader.ts';
import { atLeast, atMost, noGate, result, type Result } from './results.ts';
import { useLayout } from './salary-file.ts';

/**
 * Row 18: every company has the same salary day. Two instances make, store and mail the files, while a third one
 * answers lists.
 */
export async function benchSalaryNight(bench: Bench): Promise<Result[]> {
  const { ownerUrl, superuserUrl, dir, tokens, postmaster } = bench;
  const owner = new pg.Client({ connectionString: superuserUrl });
  await owner.connect();
  await useLayout(owner);
  await owner.query(`update companies set payroll_recipients = array['pay@company.example']`);
  await owner.query('vacuum analyze companies');
  const count = async (text: string) => (await owner.query<{ n: number }>(text)).rows[0]?.n ?? 0;
  const companies = await count('select count(*)::int as n from companies');
  // With each salary file goes its control list.
  const mailServer = await startMailServer(0, (mail) => mail.includes('application/pdf'));
  const reader = await startOurs(ownerUrl, dir, { JOBS: 'false' });
  const night = { SMTP_URL: mailServer.url, PORTAL_NOW: '2026-12-20T12:00:00Z' };
  const workers: Awaited<ReturnType<typeof startOurs>>[] = [];
  let [took, cpu] = [0, 0];
  const p99 = await readOrders(reader, tokens.median, async () => {
    const started = performance.now();
    const before = cpuSeconds(0, postmaster);
    workers.push(...(await Promise.all([startOurs(ownerUrl, dir, night), startOurs(ownerUrl, dir, night)])));
    const sent = `select count(*)::int as n from salary_files where type = 'AUTOMATIC' and is_sent`;
    for (let last = started, n = 0; n < companies;) {
      await pause(500);
      const now = await count(sent);
      if (now > n) [last, n] = [performance.now(), now];
      if (performance.now() - last > 180_000) throw new Error(`${n} of ${companies} companies after 3 quiet minutes`);
    }
    took = (performance.now() - started) / 1_000;
    cpu = cpuSeconds(0, postmaster) - before + workers.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  });
  for (const server of [...workers, reader]) await server.stop();
  await mailServer.stop();
  const twice = await count(
    `select count(*)::int as n from (select from salary_files where type = 'AUTOMATIC'
      group by company_id, period, currency having count(*) > 1) twice`,
  );
  await owner.end();
  if (twice > 0 || mailServer.mails.length < companies)
    throw new Error(`${twice} files twice, ${mailServer.mails.length} mails for ${companies} companies`);
  const work = `salary night of ${companies} companies, two instances`;
  return [
    result(18, work, [companies / took], 'companies/s', '≥ 20/s', atLeast(8, '/s')),
    result(18, 'processor time for each of them, lists included', [(1_000 * cpu) / companies], 'ms', '—', noGate),
    result(18, 'p99 of a list meanwhile', [p99], 'ms', '< 250 ms', atMost(250, 'ms')),
  ];
}
