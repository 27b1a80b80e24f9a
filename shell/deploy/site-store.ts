import { hostname } from 'node:os';

/**
 * Where the served tree lives: a folder, or a bucket of an S3-compatible store. Paths are relative with `/`; `write`
 * replaces a file in one step or not at all.
 */
export interface SiteStore {
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, content: Buffer): Promise<void>;
  /** The folders inside a folder, the newest first, with the time of their last file. */
  foldersByAge(path: string): Promise<{ name: string; at: number }[]>;
  removeFolder(path: string): Promise<void>;
  /** The lock of publishers: made once only, looked at, taken away. */
  lock: {
    /** @returns false where there is one already */
    take(holder: string): Promise<boolean>;
    /** when it was taken; undefined where there is none */
    since(): Promise<number | undefined>;
    /** takes away the lock that was found; one that was made meanwhile may stay */
    remove(): Promise<void>;
  };
}

/** Work of one publisher takes less than a second; a lock that is older was left by one that was killed. */
const staleMs = 120_000;
const waitMs = 60_000;

/**
 * Does the work while no other publisher does any in this tree; waits for one that does.
 *
 * @throws when another publisher holds the lock for a minute
 */
export async function exclusively<T>({ lock }: SiteStore, work: () => Promise<T>): Promise<T> {
  for (const until = Date.now() + waitMs; !(await lock.take(`${hostname()} ${process.pid}`));) {
    const since = await lock.since();
    if (since !== undefined && Date.now() - since > staleMs) await lock.remove();
    else if (Date.now() > until)
      throw new Error('another publisher is at work; try again, or remove .publishing if there is none');
    else await new Promise((next) => setTimeout(next, 50));
  }
  try {
    return await work();
  } finally {
    await lock.remove();
  }
}
