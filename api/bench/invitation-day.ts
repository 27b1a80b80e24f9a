import { setTimeout as pause } from 'node:timers/promises';
import { bearer, type Bench } from './bench.ts';
import { startMailServer } from './mail-server.ts';
import { startOurs } from './processes.ts';
import { atMost, noGate, result, type Result } from './results.ts';
import { fillShop } from './shop.ts';

/** Of the mail server for each mail; five come at once. */
const paceMs = 20;
/** Offices that the people sit in, each with one address to the outside. */
const offices = 20;
const link = /validate-token\/([\w-]+)/;

/**
 * Row 19: the largest company invites everybody; every tenth logs in by the mailed link, 2,000 in a minute, and opens
 * the shop. Limits are those of a new installation.
 */
export async function benchInvitationDay({ ownerUrl, dir }: Bench): Promise<Result[]> {
  const employees = await fillShop(ownerUrl, 'Company 1', false);
  const people = Math.floor(employees / 10);
  const mailServer = await startMailServer(paceMs, (mail) => link.test(mail));
  const limits = {
    RATE_LIMIT_PER_MINUTE: '1200',
    LOGIN_RATE_LIMIT: '100',
    MAX_EVENT_LOOP_DELAY: '1000',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const portal = await startOurs(ownerUrl, dir, { ...limits, JOBS: 'false' });
  const started = performance.now();
  const worker = await startOurs(ownerUrl, dir, { SMTP_URL: mailServer.url });
  const shop: number[] = [];
  const refused = new Map<number, number>();
  const { mails } = mailServer;
  const mailed = (async () => {
    while (mails.length < employees) {
      await pause(500);
      if (performance.now() - started > 1_800_000) throw new Error(`only ${mails.length} mails in 30 min`);
    }
    return (performance.now() - started) / 1_000;
  })();
  const visits: Promise<void>[] = [];
  for (let n = 0; n < people; n += 1) {
    while (mails.length <= n * 10) await pause(20);
    visits.push(visit(portal.url, mails[n * 10] ?? '', n, { shop, refused }));
    await pause(60_000 / 2_000);
  }
  await Promise.all(visits);
  const took = await mailed;
  for (const server of [worker, portal]) await server.stop();
  await mailServer.stop();
  const p95 = shop.toSorted((a, b) => a - b)[Math.floor(shop.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  const errors = [...refused].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  const failed = [...refused.values()].reduce((sum, count) => sum + count, 0);
  return [
    result(19, `shop's first page for ${people} who were invited, p95`, [p95], 'ms', '≤ 1 s', atMost(3_000, 'ms')),
    result(19, `calls that failed (${errors})`, [failed], 'calls', '0', atMost(0, 'calls')),
    result(19, `${employees} invitations at a pace of ${5_000 / paceMs}/s`, [employees / took], 'mails/s', '—', noGate),
  ];
}

/** One person: the link's page, the login, the session, the shop. */
async function visit(
  url: string,
  mail: string,
  n: number,
  into: { shop: number[]; refused: Map<number, number> },
): Promise<void> {
  const token = link.exec(mail)?.[1];
  const headers = { 'x-forwarded-for': `198.51.100.${n % offices}`, 'content-type': 'application/json' };
  const ask = async <T>(path: string, init: RequestInit): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, init);
    if (!answer.ok) into.refused.set(answer.status, (into.refused.get(answer.status) ?? 0) + 1);
    return (await answer.json()) as T;
  };
  const body = JSON.stringify({ token, confirmed: true });
  const login = await ask<{ token?: string }>('/auth/validate-token', { method: 'POST', headers, body });
  if (!login.token) return;
  const own = { headers: { ...headers, ...bearer(login.token) } };
  await ask('/auth/check-session', own);
  const asked = performance.now();
  await Promise.all([ask('/employee/products?pageSize=24', own), ask('/employee/products/facets', own)]);
  into.shop.push(performance.now() - asked);
}
