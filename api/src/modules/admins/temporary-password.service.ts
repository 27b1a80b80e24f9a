import { assertHardToGuess, type PasswordOwner } from '../../access/password-strength.ts';
import { hashPassword } from '../../access/passwords.ts';

/**
 * The hash of a password that an administrator chose for another person, or null. Takes a while, so ask before the
 * transaction. `path` is the field that a refusal is reported at.
 *
 * @throws DomainError 400 with the field and why it is too easy to guess
 */
export async function hashTemporary(
  password: string | undefined,
  path: string,
  owner: PasswordOwner,
): Promise<string | null> {
  if (password === undefined) return null;
  await assertHardToGuess(password, owner, path);
  return hashPassword(password);
}
