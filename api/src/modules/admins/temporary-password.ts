import { isCommonPassword } from '../../access/common-passwords.ts';
import { hashPassword } from '../../access/passwords.ts';
import { invalidFields } from '../../http/domain-error.ts';

/**
 * The hash of a password that an administrator chose for somebody else, or null. Takes a while, so ask before the
 * transaction. `path` is the field that a common one is reported at.
 * @throws DomainError `common-password`
 */
export async function hashTemporary(password: string | undefined, path: string): Promise<string | null> {
  if (password === undefined) return null;
  if (isCommonPassword(password)) throw invalidFields({ path, key: 'common-password' });
  return hashPassword(password);
}
