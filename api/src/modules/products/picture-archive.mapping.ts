import { pictureMaxBytes } from '@portal/contract/constants';
import { archiveMaxBytes, archivePicturesMax } from '@portal/contract/pictures';
import { pictureKindOf } from '../../files/picture-kind.ts';
import { DomainError } from '../../http/domain-error.ts';
import { inflated } from '../../tabular/inflate-guard.ts';
import { zipEntries, type ZipEntry } from '../../tabular/zip-directory.ts';

/** One file of an archive; `bytes` unpacks it when its turn comes, so that one picture at a time is in memory. */
export type ArchivedFile = { name: string; bytes: () => Promise<Buffer> };

/** What systems put beside a person's files. */
const isNoise = (name: string) => /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name) || name.endsWith('/');
/** Pictures are packed in themselves: an archive of them unpacks to little more than it is. */
const unpackedMaxBytes = 2 * archiveMaxBytes;

/**
 * The files of a ZIP, by its directory; nothing is unpacked but on demand, and only what begins as a picture, up to the
 * size of one and in all to twice what an archive may be, so a bomb finds no room (SECURITY T11).
 *
 * @throws DomainError `file-cannot-be-read`, `too-many-files`
 */
export function filesOfArchive(archive: Buffer): ArchivedFile[] {
  const found = zipEntries(archive).filter(({ name }) => !isNoise(name));
  if (found.length > archivePicturesMax) throw new DomainError('too-many-files');
  const room = { bytes: unpackedMaxBytes };
  return found.map((entry) => ({ name: entry.name, bytes: () => unpack(entry, room) }));
}

/** @throws DomainError `file-type-not-allowed`, `file-too-large`, `file-cannot-be-read` */
async function unpack(entry: ZipEntry, room: { bytes: number }): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of inflated(entry)) {
      if (size === 0 && piece.length > 0 && !pictureKindOf(piece)) throw new DomainError('file-type-not-allowed');
      size += piece.length;
      room.bytes -= piece.length;
      if (size > pictureMaxBytes || room.bytes < 0) throw new DomainError('file-too-large');
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('file-cannot-be-read');
  }
  return Buffer.concat(pieces);
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
