import { pictureMaxBytes } from '@portal/contract/constants';
import { archivePicturesMax } from '@portal/contract/pictures';
import { unzipSync, type UnzipFileInfo } from 'fflate';
import { DomainError } from '../../http/domain-error.ts';

/** One file of an archive; `bytes` unpacks it when its turn comes, so that one picture at a time is in memory. */
export type ArchivedFile = { name: string; size: number; bytes: () => Buffer };

/** What systems put beside a person's files. */
const isNoise = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name) || name.endsWith('/');

/**
 * The files of a ZIP, by its directory; nothing is unpacked but on demand, and never more than the directory says, so a
 * bomb finds no room (SECURITY T11).
 *
 * @throws DomainError `file-cannot-be-read`, `too-many-files`
 */
export function filesOfArchive(archive: Buffer): ArchivedFile[] {
  const found: { name: string; size: number; at: number }[] = [];
  scan(archive, ({ name, originalSize }, at) => {
    if (!isNoise(name)) found.push({ name, size: originalSize, at });
    return false;
  });
  if (found.length > archivePicturesMax) throw new DomainError('too-many-files');
  return found.map(({ name, size, at }) => ({ name, size, bytes: () => unpack(archive, at) }));
}

function scan(archive: Buffer, wanted: (file: UnzipFileInfo, at: number) => boolean): Record<string, Uint8Array> {
  let at = -1;
  try {
    return unzipSync(archive, { filter: (file) => wanted(file, (at += 1)) });
  } catch {
    throw new DomainError('file-cannot-be-read');
  }
}

function unpack(archive: Buffer, wanted: number): Buffer {
  const [bytes] = Object.values(
    scan(archive, ({ originalSize }, at) => at === wanted && originalSize <= pictureMaxBytes),
  );
  if (!bytes) throw new DomainError('file-too-large');
  return Buffer.from(bytes);
}

/**
 * What a file's name can mean, most certain first: `PX128.jpg`, `PX128_2.jpg`, `PX128 (3).jpg`, or the folder
 * `PX128/front.jpg`.
 */
export function skusOf(path: string): string[] {
  const folders = path.split('/');
  const name = (folders.pop() ?? '').replace(/\.[^.]*$/, '');
  const plain = name.replace(/[\s_-]*\(?\d{1,2}\)?$/, '');
  return [...new Set([name, plain, folders.at(-1) ?? ''])].map((sku) => sku.trim().toLowerCase()).filter(Boolean);
}
