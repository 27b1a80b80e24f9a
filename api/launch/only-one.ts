import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../src/preconditions.ts';

/**
 * Keeps a data folder for one start: a second one would take over the first one's database and publish over its pages.
 * What a killed start left behind keeps nobody out.
 *
 * @returns gives the folder back
 * @throws StartError while another start has it
 */
export async function holdFolder(dir: string): Promise<() => Promise<void>> {
  const file = join(dir, 'portal.pid');
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isPortal(other))
    throw new StartError(
      `A portal runs in ${dir} already (process ${other}); stop it, or set DATA_DIR to a folder of its own.`,
    );
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

/** Does this process live, and is it a portal? A number is given to another program later. */
function isPortal(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = `/proc/${pid}/cmdline`;
  return !existsSync(command) || readFileSync(command, 'utf8').includes('launch/portal');
}
