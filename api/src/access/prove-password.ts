import { withSystem } from '../db/tenant.ts';
import { invalidFields } from '../http/domain-error.ts';
import type { Services } from '../services.ts';
import { attemptKey, countAttempts, releaseAttempts } from './attempts.ts';
import { isPassword } from './passwords.ts';
import type { Session } from './session.ts';

/**
 * The person at the screen knows the own password. Wrong guesses are counted for the login.
 *
 * @throws DomainError 400 with `field` and `incorrect-email-or-password`; `too-many-requests`
 */
export async function provePassword(
  { pool, config }: Services,
  { userId }: Session,
  field: string,
  password: string,
): Promise<void> {
  const key = attemptKey(config.jwtSecret, 'proof', userId);
  await countAttempts(pool, [{ key, most: config.loginFailuresPerAccount, minutes: 30, growing: true }]);
  const stored = await withSystem(
    pool,
    (db) => db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow(),
    { readOnly: true },
  );
  if (!(await isPassword(stored.password_hash, password)))
    throw invalidFields({ path: field, key: 'incorrect-email-or-password' });
  await withSystem(pool, (db) => releaseAttempts(db, { takenBack: [], forgotten: [key] }));
}
