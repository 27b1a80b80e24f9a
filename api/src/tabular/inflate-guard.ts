import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { TableError } from './table-error.ts';

/** What an XLSX may unpack to (SECURITY T11). */
export const inflateLimits = { bytes: 50 * 1024 * 1024, ratio: 100, entries: 2000 };

type Entry = { name: string; compressed: number; method: number; from: number };

const endMagic = 0x06054b50;
const entryMagic = 0x02014b50;
const localMagic = 0x04034b50;
const descriptorBytes = 24;

function fail(): never {
  throw new TableError('file-cannot-be-read');
}

function entryAt(zip: Buffer, at: number): { entry: Entry; next: number; start: number } {
  if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMagic) fail();
  const start = zip.readUInt32LE(at + 42);
  const compressed = zip.readUInt32LE(at + 20);
  if (start + 30 > zip.length || zip.readUInt32LE(start) !== localMagic) fail();
  // The reader walks local headers, this guard the directory: they must agree on what there is to unpack.
  const localSize = zip.readUInt32LE(start + 18);
  if (localSize !== 0 && localSize !== compressed) fail();
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  if (from + compressed > zip.length) fail();
  const next = at + 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  const name = zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28));
  const isSame =
    zip.readUInt16LE(start + 8) === zip.readUInt16LE(at + 10) &&
    zip.toString('utf8', start + 30, start + 30 + zip.readUInt16LE(start + 26)) === name;
  if (!isSame) fail();
  return { entry: { name, compressed, method: zip.readUInt16LE(at + 10), from }, next, start };
}

/** The entries of the zip's directory. Entries that overlap, or leave room for one that is not listed, are refused. */
function entriesOf(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endMagic) fail();
  const count = zip.readUInt16LE(end + 10);
  const directory = zip.readUInt32LE(end + 16);
  if (count > inflateLimits.entries) fail();
  const found: { entry: Entry; start: number }[] = [];
  for (let index = 0, at = directory; index < count; index += 1) {
    const { entry, next, start } = entryAt(zip, at);
    found.push({ entry, start });
    at = next;
  }
  found.sort((left, right) => left.start - right.start);
  let expected = 0;
  for (const { entry, start } of found) {
    if (start < expected || start > expected + descriptorBytes) fail();
    expected = entry.from + entry.compressed;
  }
  if (directory < expected || directory > expected + descriptorBytes) fail();
  return found.map(({ entry }) => entry);
}

async function inflated(data: Buffer, limit: number, onPiece: (piece: Buffer) => void): Promise<number> {
  const inflate = createInflateRaw();
  let size = 0;
  inflate.end(data);
  const parts: AsyncIterable<Buffer> = inflate;
  for await (const part of parts) {
    size += part.length;
    if (size > limit) {
      inflate.destroy();
      throw new TableError('file-too-large');
    }
    onPiece(part);
  }
  return size;
}

/** Others, pictures for instance, are never read. */
const isXml = ({ name }: Entry): boolean => /\.(?:xml|rels)$/i.test(name);

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
  for (const entry of entriesOf(zip)) {
    const data = zip.subarray(entry.from, entry.from + entry.compressed);
    // Small entries may shrink well beyond the ratio and do no harm.
    const limit = Math.min(inflateLimits.bytes - total, Math.max(1024 * 1024, entry.compressed * inflateLimits.ratio));
    if (entry.method !== 0 && entry.method !== 8) fail();
    const see = isXml(entry) ? look() : () => undefined;
    // The parts of a tag that matter are ASCII; another encoding of the rest is read the same way.
    const onPiece = (piece: Buffer) => see(piece.toString('latin1'));
    if (entry.method === 0) onPiece(data);
    total += entry.method === 0 ? data.length : await inflated(data, limit, onPiece);
    if (total > inflateLimits.bytes) throw new TableError('file-too-large');
  }
}

/**
 * The text of one entry of a zip that `assertSafeToInflate` has let pass; undefined when there is none of that name.
 */
export function entryText(zip: Buffer, name: string): string | undefined {
  const entry = entriesOf(zip).find((one) => one.name === name);
  if (!entry) return undefined;
  const data = zip.subarray(entry.from, entry.from + entry.compressed);
  return (entry.method === 0 ? data : inflateRawSync(data)).toString('utf8');
}
