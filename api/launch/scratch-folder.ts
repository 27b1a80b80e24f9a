import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomy = 3 * 2 ** 30;

/**
 * A new folder for a database that is thrown away. It lies in memory where the machine has room: a test run deletes
 * thousands of files, and ext4 looks through what was just deleted for each new one (a quarter of the API tests'
 * processor time). Postgres may run as another user, so everybody may pass through.
 */
export async function scratchFolder(prefix: string): Promise<string> {
  const dir = await mkdtemp(join((await isRoomy()) ? memory : tmpdir(), prefix));
  await chmod(dir, 0o755);
  return dir;
}

async function isRoomy(): Promise<boolean> {
  const space = await statfs(memory).catch(() => undefined);
  return space !== undefined && space.bavail * space.bsize > roomy && process.availableMemory() > 2 * roomy;
}
