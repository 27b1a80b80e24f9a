import type { Files } from '../../../files/files.ts';
import type { TableSource } from '../../../tabular/table-source.ts';

/** A file of the store as a table is read: in pieces, anew each time, so that a large one costs no memory. */
export function storedSource(files: Files, path: string, size: number): TableSource {
  async function* chunks(): AsyncGenerator<Buffer> {
    yield* await files.stream(path);
  }
  return {
    size,
    chunks,
    async start(length) {
      const parts: Buffer[] = [];
      let taken = 0;
      for await (const chunk of chunks()) {
        parts.push(chunk);
        taken += chunk.length;
        if (taken >= length) break;
      }
      return Buffer.concat(parts).subarray(0, length);
    },
  };
}
