import { StartError } from '../preconditions.ts';
import { excessOf } from './powerless.ts';
import { connected } from './roles.ts';

const reasons: Record<string, string> = {
  '28P01': 'it refuses the user or the password',
  28000: 'it refuses the user or the address that the portal connects from',
  '3D000': 'it has no database of that name',
  '53300': 'all of its connections are in use',
  '57P03': 'it is still starting',
  '42501': 'the user may not connect to that database',
};

/**
 * Why a database could not be reached, in words. A pooler answers everything with one code (08P01), so what it says is
 * passed on: "password authentication failed", "no such database".
 */
export function reasonOf({ code, message }: { code?: string; message: string }): string {
  const known = code === undefined ? undefined : reasons[code];
  if (known !== undefined) return known;
  return code === '08P01' ? `the pooler says: ${message}` : (code ?? message);
}

/**
 * The database answers; returns what its user may do beyond what the server needs. The owner of `isOwner` may do all
 * of it.
 *
 * @throws StartError when it does not answer
 */
export async function assertReachable(setting: string, url: string, isOwner = false): Promise<string | undefined> {
  if (!URL.canParse(url))
    throw new StartError(
      `${setting} must be a postgres:// address such as postgres://user:password@host:5432/database.`,
    );
  const { host } = new URL(url);
  try {
    return await connected(url, (client) => (isOwner ? Promise.resolve(undefined) : excessOf(client)));
  } catch (error) {
    throw new StartError(
      `The database of ${setting} at ${host} cannot be reached (${reasonOf(error as Error)}); ` +
        'start it or correct the address.',
    );
  }
}
