import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { TableError } from './table-error.ts';
import { zipEntries, type ZipEntry } from './zip-directory.ts';

/** What an XLSX may unpack to (SECURITY T11). */
export const inflateLimits = { bytes: 50 * 1024 * 1024, ratio: 100 };

/** What an entry holds, unpacked piece by piece; not more than `limit` bytes. Throws TableError file-too-large. */
export async function* inflated({ method, data }: ZipEntry, limit = inflateLimits.bytes): AsyncGenerator<Buffer> {
  if (method === 0) {
    yield data;
    return;
  }
  const inflate = createInflateRaw();
  inflate.end(data);
  let size = 0;
  const parts: AsyncIterable<Buffer> = inflate;
  for await (const part of parts) {
    size += part.length;
    if (size > limit) throw new TableError('file-too-large');
    yield part;
  }
}

/** Others, pictures for instance, are never read. */
const isXml = ({ name }: ZipEntry): boolean => /\.(?:xml|rels)$/i.test(name);

/**
 * Unpacks every entry of a zip in pieces, keeping nothing, and throws TableError file-too-large when it would grow
 * beyond 50 MB or a hundredfold (SECURITY T11), file-cannot-be-read when the zip contradicts itself. `look` makes what
 * is shown the pieces of one XML entry, and may refuse them.
 */
export async function assertSafeToInflate(
  zip: Buffer,
  look: () => (piece: string) => void = () => () => undefined,
): Promise<void> {
  let total = 0;
  for (const entry of zipEntries(zip)) {
    const { bytes, ratio } = inflateLimits;
    // Small entries may shrink well beyond the ratio and do no harm.
    const limit = Math.min(bytes - total, Math.max(1024 * 1024, entry.data.length * ratio));
    const see = isXml(entry) ? look() : () => undefined;
    for await (const piece of inflated(entry, limit)) {
      total += piece.length;
      if (total > bytes) throw new TableError('file-too-large');
      // The parts of a tag that matter are ASCII; another encoding of the rest is read the same way.
      see(piece.toString('latin1'));
    }
  }
}

/** What `name` is called in this zip: exporters differ in capitals. */
export function entryNamed(entries: readonly ZipEntry[], name: string): ZipEntry | undefined {
  const wanted = name.toLowerCase();
  return entries.find((one) => one.name.toLowerCase() === wanted);
}

/**
 * The text of one entry of a zip that `assertSafeToInflate` has let pass; undefined when there is none of that name.
 */
export function entryText(zip: Buffer, name: string): string | undefined {
  const entry = entryNamed(zipEntries(zip), name);
  return entry && (entry.method === 0 ? entry.data : inflateRawSync(entry.data)).toString('utf8');
}
