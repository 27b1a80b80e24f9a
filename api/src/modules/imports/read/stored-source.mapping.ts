import type { Files } from '../../../files/files.ts';
import type { TableSource } from '../../../tabular/table-source.ts';

/** A file of the store as a table is read: in pieces, anew each time, so that a large one costs no memory. */
export function storedSource(files: Files, path: string, size: number): TableSource {
  return {
    size,
    async *chunks() {
      for await (const chunk of await files.stream(path)) yield chunk as Buffer;
    },
    async start(length) {
      const parts: Buffer[] = [];
      let taken = 0;
      for await (const chunk of await files.stream(path)) {
        parts.push(chunk as Buffer);
        taken += (chunk as Buffer).length;
        if (taken >= length) break;
      }
      return Buffer.concat(parts).subarray(0, length);
    },
  };
}
