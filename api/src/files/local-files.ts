import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertPath, type Files } from './files.ts';

/**
 * Files in a local folder. Written beside their place, flushed, then renamed: a cut-off write leaves nothing behind.
 */
export function localFiles(root: string): Files {
  const at = (path: string) => join(root, assertPath(path));
  return {
    async write(path, bytes) {
      const target = at(path);
      const fresh = `${target}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
      await mkdir(dirname(target), { recursive: true });
      try {
        await pipeline(Buffer.isBuffer(bytes) ? Readable.from([bytes]) : bytes, createWriteStream(fresh));
        const handle = await open(fresh, 'r+');
        await handle.sync();
        await handle.close();
        await rename(fresh, target);
      } catch (error) {
        await rm(fresh, { force: true });
        throw error;
      }
    },
    read: (path) => readFile(at(path)),
    stream: async (path) => {
      const handle = await open(at(path), 'r');
      return handle.createReadStream();
    },
    remove: (path) => rm(at(path), { force: true }),
    async *list(kind = '') {
      const folder = await opendir(join(root, kind), { recursive: true }).catch(() => undefined);
      if (!folder) return;
      for await (const entry of folder) {
        if (!entry.isFile() || entry.name.endsWith('.part')) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => undefined);
        if (found) yield { path: relative(root, path), at: found.mtime };
      }
    },
  };
}
