import { Zip, ZipDeflate } from 'fflate';

/** A ZIP of a few small files, made in memory. */
export function zip(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const parts: Uint8Array[] = [];
  const archive = new Zip((_error, part) => parts.push(part));
  for (const { name, bytes } of files) {
    const file = new ZipDeflate(name);
    // The archive says nothing about when it was asked for.
    file.mtime = new Date(1980, 0, 1);
    archive.add(file);
    file.push(bytes, true);
  }
  archive.end();
  return Buffer.concat(parts);
}
