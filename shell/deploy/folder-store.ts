import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteStore } from './site-store.ts';

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;
const unlessMissing = (error: unknown): undefined => {
  if (!hasCode(error, 'ENOENT')) throw error;
};

/** The served tree as a local folder. */
export function folderStore(root: string): SiteStore {
  const lock = join(root, '.publishing');
  return {
    read: (path) => readFile(join(root, path)).catch(unlessMissing),
    async write(path, content) {
      const target = join(root, path);
      const draft = `${target}.${process.pid}.draft`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, content);
      await rename(draft, target);
    },
    async foldersByAge(path) {
      const entries = (await readdir(join(root, path), { withFileTypes: true }).catch(unlessMissing)) ?? [];
      const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
      const aged = await Promise.all(
        folders.map(async (name) => ({ name, at: (await stat(join(root, path, name))).mtimeMs })),
      );
      return aged.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name));
    },
    removeFolder: (path) => rm(join(root, path), { recursive: true, force: true }),
    lock: {
      async take(holder) {
        await mkdir(root, { recursive: true });
        return writeFile(lock, holder, { flag: 'wx' }).then(
          () => true,
          (error: unknown) => {
            if (!hasCode(error, 'EEXIST')) throw error;
            return false;
          },
        );
      },
      since: () => stat(lock).then(({ mtimeMs }) => mtimeMs, unlessMissing),
      async remove() {
        // Taken away by its own name, so that of two who find it stale one makes it anew and the other waits.
        const own = `${lock}.${process.pid}.gone`;
        await rename(lock, own).then(() => rm(own, { force: true }), unlessMissing);
      },
    },
  };
}
