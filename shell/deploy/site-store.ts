import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Where the served tree lives. Five verbs, so that an object store can stand in for the folder.
 * Paths are relative with `/`; `write` replaces a file in one step or not at all.
 */
export interface SiteStore {
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, content: Buffer): Promise<void>;
  /** Names of the folders inside a folder, the newest first. */
  foldersByAge(path: string): Promise<string[]>;
  removeFolder(path: string): Promise<void>;
  /** Does the work while no other publisher does any in this tree; waits for one that does. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** Work of one publisher takes less than a second; a lock that is older was left by one that was killed. */
const staleMs = 120_000;
const waitMs = 60_000;

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
const isTaken = (error: unknown) => hasCode(error, 'EEXIST');
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');

/** The served tree as a local folder. */
export function folderStore(root: string): SiteStore {
  return {
    async read(path) {
      try {
        return await readFile(join(root, path));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(path, content) {
      const target = join(root, path);
      const draft = `${target}.${process.pid}.draft`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, target);
    },
    async foldersByAge(path) {
      const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
      const aged = await Promise.all(
        folders.map(async (name) => ({ name, at: (await stat(join(root, path, name))).mtimeMs })),
      );
      return aged.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).map(({ name }) => name);
    },
    async removeFolder(path) {
      await rm(join(root, path), { recursive: true, force: true });
    },
    async exclusively(work) {
      const lock = join(root, '.publishing');
      await mkdir(root, { recursive: true });
      await takeLock(lock);
      try {
        return await work();
      } finally {
        await rm(lock, { force: true });
      }
    },
  };
}

/** A file that only one can make. @throws when another publisher holds it for a minute */
async function takeLock(lock: string): Promise<void> {
  for (const until = Date.now() + waitMs; ;) {
    try {
      await writeFile(lock, `${hostname()} ${process.pid}`, { flag: 'wx' });
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
    const since = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    // Taken away by its own name, so that of two who find it stale one makes it anew and the other waits.
    const stale = `${lock}.${process.pid}.stale`;
    if (since > staleMs)
      await rename(lock, stale).then(
        () => rm(stale, { force: true }),
        () => undefined,
      );
    else if (Date.now() > until)
      throw new Error(`another publisher is at work; try again, or remove ${lock} if there is none`);
    else await new Promise((next) => setTimeout(next, 50));
  }
}
