import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const seconds = 30;
const recoveryCodeCount = 10;

/** 160 bits in base32, as authenticator apps take it. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Benefits', label, secret: Secret.fromBase32(secret), period: seconds, digits: 6 });

/** What the QR code holds. `label` is the e-mail, so that the app can tell several logins apart. */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * The 30-second step whose code this is, one step early or late allowed; undefined for a wrong code. Digits count
 * however a keyboard writes them, full width too; anything else than six is no code.
 */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.normalize('NFKC').replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / 1000 / seconds) + delta;
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Ten codes of 80 bits, `abcd-efgh-jkmn-pqrs`: each opens the login once, without the phone. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');
    return (code.match(/.{4}/g) ?? []).join('-');
  });
}

/** A recovery code however it was typed. */
export const plainRecoveryCode = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');
