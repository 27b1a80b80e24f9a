import type { Readable } from 'node:stream';

/**
 * Where bytes live that are not rows: salary files, order files, uploads, PDFs. A path is `<kind>/<id>/<name>`,
 * made by us, never by a caller. A file is written whole or not at all.
 */
export type Files = {
  write(path: string, bytes: Buffer | Readable): Promise<void>;
  read(path: string): Promise<Buffer>;
  stream(path: string): Promise<Readable>;
  remove(path: string): Promise<void>;
  /**
   * every file, or those below a kind, with the moment it was written; files that are still being written are not there
   * yet
   */
  list(kind?: string): AsyncIterable<{ path: string; at: Date }>;
};

/** Refuses a path that could leave the store. */
export function assertPath(path: string): string {
  if (!/^[\w-]+(\/[\w.-]+)+$/.test(path) || path.includes('..')) throw new Error('not a path of the file store');
  return path;
}
