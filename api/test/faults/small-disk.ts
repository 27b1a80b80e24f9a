import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type SmallDisk = {
  dir: string;
  /** Takes what is left, but for so many bytes; answers how much that was. */
  fill(leave?: number): Promise<number>;
  free(): Promise<void>;
  remove(): Promise<void>;
};

/**
 * A file system of its own that really runs full; undefined where mounting is not allowed (not root, a closed
 * container).
 */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', dir]).status !== 0) {
    await rm(dir, { recursive: true, force: true });
    return undefined;
  }
  await chmod(dir, 0o755);
  const ballast = join(dir, 'ballast');
  return {
    dir,
    async fill(leave = 0) {
      const file = await open(ballast, 'a');
      let taken = 0;
      // Ever smaller pieces, until not one byte more fits.
      for (let piece = 1_048_576; piece >= 1; piece = piece >> 4) {
        for (;;) {
          const written = await file.write(Buffer.alloc(piece)).then(
            ({ bytesWritten }) => bytesWritten,
            () => 0,
          );
          taken += written;
          if (written < piece) break;
        }
      }
      await file.truncate(Math.max(0, taken - leave));
      await file.close();
      return taken - leave;
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      spawnSync('umount', ['-l', dir]);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
