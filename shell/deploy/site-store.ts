import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Where the served tree lives. Four verbs, so that an object store can stand in for the folder.
 * Paths are relative with `/`; `write` replaces a file in one step or not at all.
 */
export interface SiteStore {
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, content: Buffer): Promise<void>;
  /** Names of the folders inside a folder, the newest first. */
  foldersByAge(path: string): Promise<string[]>;
  removeFolder(path: string): Promise<void>;
}

const isMissing = (error: unknown) => typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

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
      const aged = await Promise.all(folders.map(async (name) => ({ name, at: (await stat(join(root, path, name))).mtimeMs })));
      return aged.sort((a, b) => b.at - a.at || a.name.localeCompare(b.name)).map(({ name }) => name);
    },
    async removeFolder(path) {
      await rm(join(root, path), { recursive: true, force: true });
    },
  };
}
