import { withSystem } from '../../db/tenant.ts';
import { attemptKey, countAttempts, networkOf, takeBackAttempts } from '../../access/attempts.ts';
import { isPassword } from '../../access/passwords.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { findLogin } from './accounts.queries.ts';
import { countCode } from './use-code.ts';
import { openNewSession, type OpenedSession, type Origin } from './open-session.ts';

type Credentials = { email: string; password: string; code?: string | undefined };

/**
 * Logs in by password. Everything before correct credentials answers alike, in words and in time: unknown address,
 * wrong password, no password set, whatever the account's state (SECURITY T14). A login with a second step needs a code
 * too, asked for only after the right password.
 * @throws DomainError `incorrect-email-or-password`, `too-many-requests`, `second-step-required`, `incorrect-code`, and
 * after the proof what `openNewSession` refuses
 */
export async function logIn(services: Services, { email, password, code }: Credentials, origin: Origin): Promise<OpenedSession> {
  const { pool, config, clock } = services;
  const accountKey = attemptKey(config.jwtSecret, 'login', email);
  const networkKey = attemptKey(config.jwtSecret, 'login-ip', networkOf(origin.ip));
  // The system's identity: before a login there is no other.
  const [counted, found] = await withSystem(pool, (db) => Promise.all([
    countAttempts(db, [
      { key: accountKey, most: config.loginFailuresPerAccount, minutes: 30, growing: true },
      { key: networkKey, most: config.loginRateLimit, minutes: 15 },
    ]),
    findLogin(db, email.trim(), clock.today()),
  ]), { atOnce: true });
  const isRight = await isPassword(found?.account.passwordHash, password);
  if (!found || !isRight) throw new DomainError('incorrect-email-or-password');
  const { account, memberships } = found;
  if (account.hasSecondStep && code === undefined) {
    // Half a login is no failure, and no success that would clear earlier ones.
    await withSystem(pool, (db) => takeBackAttempts(db, counted));
    throw new DomainError('second-step-required');
  }
  if (account.hasSecondStep) await countCode(services, account.id);
  const noFailures = counted.map(({ key, moment }) => ({ key, moment: key === accountKey ? null : moment }));
  return withSystem(pool, async (db) => {
    const [opened] = await Promise.all([openNewSession(services, db, account, memberships, code, origin), takeBackAttempts(db, noFailures)]);
    return opened;
  }, { atOnce: !account.hasSecondStep });
}
