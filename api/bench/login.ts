import { hashPassword, isPassword } from '../src/access/passwords.ts';
import { withSystem } from '../src/db/tenant.ts';
import type { Bench } from './bench.ts';
import { load } from './load.ts';
import { readOrders } from './reader.ts';
import { atLeast, atMost, result, type Result } from './results.ts';

const email = 'admin3@company.example';
const password = 'Bench-password-1';

/** Row 7: logins against the pure hash rate, and what the other routes feel meanwhile. */
export async function benchLogin({ ours, services, tokens, postmaster, seconds, rounds }: Bench): Promise<Result[]> {
  const hash = await hashPassword(password);
  const proved = { password_hash: hash, email_proved_at: new Date() };
  await withSystem(services.pool, (db) => db.updateTable('users').set(proved).where('email', '=', email).execute());
  const side = { ...ours, headers: { 'content-type': 'application/json' } };
  const options = { connections: 8, postmaster, method: 'POST' as const, body: JSON.stringify({ email, password }) };
  const logins = (duration: number) => load(side, '/api/auth/login', { ...options, seconds: duration });
  const p99 = await readOrders(ours, tokens.median, () => logins(5));
  const shares: number[] = [];
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round += 1) {
    const pure = await pureRate(hash, seconds);
    const { perSecond, errors } = await logins(seconds);
    if (errors > 0) throw new Error(`${errors} logins failed`);
    shares.push((100 * perSecond) / pure);
  }
  return [
    result(7, 'logins, 8 connections', shares, '% of pure hashing', '≥ 85 %', atLeast(70)),
    result(7, 'p99 of a list during logins', [p99], 'ms', '≤ 2 × alone', atMost(250, 'ms')),
  ];
}

async function pureRate(hash: string, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const worker = async () => {
    for (; performance.now() < until; done += 1) await isPassword(hash, password);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return done / seconds;
}
