import { assertHardToGuess, type PasswordOwner } from '../../access/password-strength.ts';
import { hashPassword } from '../../access/passwords.ts';

/**
 * The hash of a password that an administrator chose for another person, or null; made before the transaction.
 *
 * @throws DomainError 400 at `path` with why it is too easy to guess
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
