import { TableError } from './table-error.ts';

/** An entry of a zip: `data` as it is packed, `method` 0 (stored) or 8 (deflated). */
export type ZipEntry = { name: string; method: number; data: Buffer };
type Placed = ZipEntry & { start: number; end: number };

/** A workbook has some dozens; SECURITY T11. */
export const mostEntries = 2_000;
const endMagic = 0x06054b50;
const entryMagic = 0x02014b50;
const localMagic = 0x04034b50;
const end64Magic = 0x06064b50;
const locator64Magic = 0x07064b50;
const descriptorBytes = 24;
/** What stands where the number itself is in the ZIP64 field. */
const elsewhere = 0xffff_ffff;

function fail(): never {
  throw new TableError('file-cannot-be-read');
}

function wide(zip: Buffer, at: number): number {
  if (at + 8 > zip.length) fail();
  const number = zip.readBigUInt64LE(at);
  return number <= BigInt(zip.length) ? Number(number) : fail();
}

/** The numbers of an entry that its ZIP64 field holds, in the order in which the directory leaves them out. */
function withWideNumbers(zip: Buffer, field: { from: number; to: number }, numbers: readonly number[]): number[] {
  let at = field.from;
  while (at + 4 <= field.to && zip.readUInt16LE(at) !== 1) at += 4 + zip.readUInt16LE(at + 2);
  at += 4;
  return numbers.map((number) => {
    if (number !== elsewhere) return number;
    if (at + 8 > field.to) fail();
    const found = zip.readBigUInt64LE(at);
    at += 8;
    return Number(found);
  });
}

/** Some exporters write `xl\workbook.xml` or `/xl/workbook.xml`. */
const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\/+/, '');

function entryAt(zip: Buffer, at: number): { entry: Placed; next: number } {
  if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMagic) fail();
  const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
  const extraEnd = nameEnd + zip.readUInt16LE(at + 30);
  const next = extraEnd + zip.readUInt16LE(at + 32);
  if (next > zip.length) fail();
  const [, packed = 0, start = 0] = withWideNumbers(zip, { from: nameEnd, to: extraEnd }, [
    zip.readUInt32LE(at + 24),
    zip.readUInt32LE(at + 20),
    zip.readUInt32LE(at + 42),
  ]);
  if (start + 30 > zip.length || zip.readUInt32LE(start) !== localMagic) fail();
  // What the entry says of itself must not contradict the directory: other programs go by the one or by the other.
  const said = zip.readUInt32LE(start + 18);
  if (said !== 0 && said !== elsewhere && said !== packed) fail();
  const from = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  if (from + packed > zip.length) fail();
  const name = zip.toString('utf8', at + 46, nameEnd);
  const method = zip.readUInt16LE(at + 10);
  const isSame =
    zip.readUInt16LE(start + 8) === method &&
    zip.toString('utf8', start + 30, start + 30 + zip.readUInt16LE(start + 26)) === name;
  if (!isSame || (method !== 0 && method !== 8)) fail();
  const data = zip.subarray(from, from + packed);
  return { entry: { name: plainName(name), method, data, start, end: from + packed }, next };
}

/** Where the directory begins and how many entries it has. */
function directoryOf(zip: Buffer): { at: number; count: number } {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endMagic) fail();
  const found = { at: zip.readUInt32LE(end + 16), count: zip.readUInt16LE(end + 10) };
  if (found.at !== elsewhere && found.count !== 0xffff) return found;
  const locator = end - 20;
  if (locator < 0 || zip.readUInt32LE(locator) !== locator64Magic) fail();
  const end64 = wide(zip, locator + 8);
  if (end64 + 56 > zip.length || zip.readUInt32LE(end64) !== end64Magic) fail();
  return { at: wide(zip, end64 + 48), count: wide(zip, end64 + 32) };
}

/**
 * The entries of a zip by its directory, ZIP64 or not. Entries that overlap, or that leave room for one that is not
 * listed, are refused (SECURITY T11). Throws TableError: file-cannot-be-read.
 */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const { at: directory, count } = directoryOf(zip);
  if (count > mostEntries) fail();
  const found: Placed[] = [];
  for (let index = 0, at = directory; index < count; index += 1) {
    const { entry, next } = entryAt(zip, at);
    found.push(entry);
    at = next;
  }
  let expected = 0;
  for (const { start, end } of found.toSorted((left, right) => left.start - right.start)) {
    if (start < expected || start > expected + descriptorBytes) fail();
    expected = end;
  }
  if (directory < expected || directory > expected + descriptorBytes) fail();
  return found.map(({ name, method, data }) => ({ name, method, data }));
}
