import {
  attemptKey,
  countAttempts,
  networkOf,
  releaseAttempts,
  type AttemptLimit,
  type Release,
} from '../../access/attempts.ts';
import { isPassword } from '../../access/passwords.ts';
import type { Config } from '../../config.ts';
import { withoutTenant, withSystem } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Services } from '../../services.ts';
import { findAddress, type AddressOwner, type Login } from './accounts.queries.ts';
import { openNewSession, type OpenedSession, type Origin } from './open-session.service.ts';
import { countCode, useCode } from './use-code.service.ts';

type Credentials = { email: string; password: string; code?: string | undefined; device?: string | undefined };

/**
 * Logs in by password. Everything before correct credentials answers alike, in words and in time, and a code is asked
 * for only after the right password (SECURITY T14).
 *
 * @throws DomainError `incorrect-email-or-password`, `too-many-requests`, `second-step-required`, `incorrect-code`, and
 *   what `openNewSession` refuses
 */
export async function logIn(
  services: Services,
  { email, password, code, device }: Credentials,
  origin: Origin,
): Promise<OpenedSession> {
  const { pool, config, clock } = services;
  const found = await withoutTenant(pool, (db) => findAddress(db, email, clock.today(), device));
  const limits = limitsOf(config, found, { email, device, network: networkOf(origin.ip) });
  await countAttempts(pool, limits);
  const login = byPassword(found);
  const isRight = await isPassword(login?.account.passwordHash, password);
  if (!login || !isRight) throw new DomainError('incorrect-email-or-password');
  const { account } = login;
  const secondCode = account.hasSecondStep ? code : undefined;
  const keys = limits.map(({ key }) => key);
  if (account.hasSecondStep && secondCode === undefined) {
    // Half a login is no failure, and no success that would clear earlier ones.
    await withSystem(pool, (db) => releaseAttempts(db, { takenBack: keys, forgotten: [] }));
    throw new DomainError('second-step-required');
  }
  const entry = {
    way: found.isPrivate ? ('PRIVATE' as const) : ('PASSWORD' as const),
    address: email,
    origin,
    device,
    release: releaseOf(limits),
  };
  if (secondCode !== undefined) await countCode(services, account.id);
  const opening =
    secondCode === undefined
      ? withoutTenant(pool, (db) => openNewSession(services, db, login, entry))
      : withSystem(pool, async (db) =>
          openNewSession(services, db, login, {
            ...entry,
            secondStep: await useCode(services, db, account.id, secondCode),
          }),
        );
  return opening.catch(async (error: unknown) => {
    // Refused after the proof: the password was no guess.
    if (error instanceof DomainError && error.key !== 'incorrect-code')
      await withSystem(pool, (db) => releaseAttempts(db, entry.release));
    throw error;
  });
}

/**
 * The login whose password counts: its address was proved by a mailed link, and so was the private one that leads to
 * it. A temporary password, which a third party knows, works on the device that used the mailed invitation alone.
 */
function byPassword({ login, isPrivate, isConfirmed, isKnownDevice }: AddressOwner): Login | null {
  if (!login?.account.isProved || (isPrivate && !isConfirmed)) return null;
  return login.account.mustChangePassword && !isKnownDevice ? null : login;
}

type Origins = { email: string; device: string | undefined; network: string };

/**
 * A device that logged in before is counted by itself, so strangers lock it out of nothing. Everything else is counted
 * for the login from this network, for the login from everywhere, and for the network (SECURITY T15).
 */
function limitsOf(
  { jwtSecret, loginFailuresPerAccount: most, loginRateLimit }: Config,
  { login, isKnownDevice }: AddressOwner,
  { email, device, network }: Origins,
): AttemptLimit[] {
  const who = login?.account.id ?? email;
  if (isKnownDevice && device !== undefined)
    return [{ key: attemptKey(jwtSecret, 'login-device', who, device), most, minutes: 30, growing: true }];
  return [
    { key: attemptKey(jwtSecret, 'login', who, network), most, minutes: 30, growing: true },
    { key: attemptKey(jwtSecret, 'login-any', who), most: most * 10, minutes: 60 },
    { key: attemptKey(jwtSecret, 'login-ip', network), most: loginRateLimit, minutes: 15 },
  ];
}

/**
 * After the proof: failures of the person's own keys are over; the network's and everywhere's lose only this attempt.
 */
function releaseOf(limits: readonly AttemptLimit[]): Release {
  const isShared = ({ key }: AttemptLimit) => key.startsWith('login-any:') || key.startsWith('login-ip:');
  return {
    takenBack: limits.filter(isShared).map(({ key }) => key),
    forgotten: limits.filter((limit) => !isShared(limit)).map(({ key }) => key),
  };
}
