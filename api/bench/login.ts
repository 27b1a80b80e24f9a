import type pg from 'pg';
import { hashPassword, isPassword } from '../src/access/passwords.ts';
import { withSystem } from '../src/db/tenant.ts';
import { load, type Side } from './load.ts';
import { atLeast, atMost, result, type Result } from './results.ts';

/** How long logins and lists run side by side. */
const togetherSeconds = 5;

/** Row 7: logins against the pure hash rate, and what the other routes feel meanwhile. */
export async function benchLogin({
  ours,
  pool,
  token,
  postmaster,
  seconds,
  rounds,
}: {
  ours: Side;
  pool: pg.Pool;
  token: string;
  postmaster: number;
  seconds: number;
  rounds: number;
}): Promise<Result[]> {
  const password = 'Bench-password-1';
  const hash = await hashPassword(password);
  await withSystem(pool, (db) =>
    db
      .updateTable('users')
      .set({ password_hash: hash, email_proved_at: new Date() })
      .where('email', '=', 'admin3@company.example')
      .execute(),
  );
  const options = {
    connections: 8,
    seconds,
    postmaster,
    method: 'POST' as const,
    body: JSON.stringify({ email: 'admin3@company.example', password }),
  };
  const [logins, lists] = await Promise.all([
    load({ ...ours, headers: { 'content-type': 'application/json' } }, '/api/auth/login', {
      ...options,
      seconds: togetherSeconds,
    }),
    probe(ours, token, togetherSeconds),
  ]);
  const shares: number[] = [];
  let failed = logins.errors;
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round += 1) {
    const pure = await pureRate(hash, password, seconds);
    const alone = await load({ ...ours, headers: { 'content-type': 'application/json' } }, '/api/auth/login', options);
    shares.push((100 * alone.perSecond) / pure);
    failed += alone.errors;
  }
  if (failed > 0) throw new Error(`${failed} logins failed`);
  return [
    result(7, 'logins, 8 connections', shares, '% of pure hashing', '≥ 95 %', atLeast(85)),
    result(7, 'p99 of a list during logins', [lists], 'ms', '≤ 2 × alone', atMost(250, 'ms')),
  ];
}

async function pureRate(hash: string, password: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const worker = async () => {
    while (performance.now() < until) {
      await isPassword(hash, password);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return done / seconds;
}

/** 99th percentile of a list asked for twenty times a second. */
async function probe(side: Side, token: string, seconds: number): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const started = performance.now();
    const answer = await fetch(`${side.url}/api/company/orders?pageSize=50`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    await new Promise((next) => setTimeout(next, 50));
  }
  return times.sort((left, right) => left - right)[Math.floor(times.length * 0.99)]!;
}
