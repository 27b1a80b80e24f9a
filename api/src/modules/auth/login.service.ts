import { asNobody, withSystem } from '../../db/tenant.ts';
import { attemptKey, countAttempts, networkOf, takeBackAttempts } from '../../access/attempts.ts';
import { isPassword } from '../../access/passwords.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { toLogin, type WrittenLogin } from './accounts.queries.ts';
import { countCode, useCode } from './use-code.ts';
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
  const { counted, row } = await countAttempts<{ login: WrittenLogin | null }>(pool, [
    { key: accountKey, most: config.loginFailuresPerAccount, minutes: 30, growing: true },
    { key: networkKey, most: config.loginRateLimit, minutes: 15 },
  ], { columns: ', login_of_address($6, $7) as login', values: [email.trim(), clock.today()] });
  const found = toLogin(row.login);
  const isRight = await isPassword(found?.account.passwordHash, password);
  if (!found || !isRight) throw new DomainError('incorrect-email-or-password');
  const { account } = found;
  const secondCode = account.hasSecondStep ? code : undefined;
  if (account.hasSecondStep && secondCode === undefined) {
    // Half a login is no failure, and no success that would clear earlier ones.
    await withSystem(pool, (db) => takeBackAttempts(db, counted));
    throw new DomainError('second-step-required');
  }
  const entry = { origin, attempts: counted.map(({ key, moment }) => ({ key, moment: key === accountKey ? null : moment })) };
  if (secondCode !== undefined) await countCode(services, account.id);
  const opening = secondCode === undefined
    ? asNobody(pool, (statements) => openNewSession(services, statements, found, entry))
    : withSystem(pool, async (db, statements) => openNewSession(services, statements, found, { ...entry, secondStep: await useCode(services, db, account.id, secondCode) }));
  return opening.catch(async (error: unknown) => {
    // Refused after the proof: nobody has guessed anything.
    if (error instanceof DomainError && error.key !== 'incorrect-code') await withSystem(pool, (db) => takeBackAttempts(db, entry.attempts));
    throw error;
  });
}
