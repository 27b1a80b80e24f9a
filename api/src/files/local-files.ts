import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertPath, type Files } from './files.ts';

/** Files in a local folder. Written beside their place, flushed, then renamed: a cut-off write leaves nothing behind. */
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
  };
}
