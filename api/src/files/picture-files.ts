import { pictureQuality } from '@portal/contract/constants';
import { DomainError } from '../http/domain-error.ts';
import { cleanPicture, type CleanPicture } from './clean-picture.ts';
import type { Files } from './files.ts';
import { decoder } from './raster.ts';

/** For the largest picture that is kept, on a busy machine. */
const longestSeconds = 60;

export type PictureFormat = 'avif' | 'webp';

/** Where a picture lies: as it is kept, and made for one width. */
const keptAt = (sha256: string) => `pictures/${sha256}.webp`;
const madeAt = (sha256: string, width: number, format: PictureFormat) => `pictures/${sha256}-${width}.${format}`;

/** Cleans a picture and keeps it under its content's name: the same picture is there once. @throws as `cleanPicture` */
export async function keepPicture(files: Files, sent: Buffer): Promise<Omit<CleanPicture, 'bytes'>> {
  const { bytes, ...kept } = await cleanPicture(sent);
  await files.write(keptAt(kept.sha256), bytes);
  return kept;
}

/** Two browsers that ask at the same moment wait for the same work. */
const making = new Map<string, Promise<Buffer>>();

/**
 * A kept picture in one width (SPEC 9), never wider than it is. Made when it is first asked for, then kept.
 *
 * @throws DomainError `file-not-found`
 */
export async function pictureIn(files: Files, sha256: string, width: number, format: PictureFormat): Promise<Buffer> {
  const path = madeAt(sha256, width, format);
  const ready = await files.read(path).catch(() => undefined);
  if (ready) return ready;
  const work = making.get(path) ?? make(files, sha256, width, format).finally(() => making.delete(path));
  making.set(path, work);
  return work;
}

async function make(files: Files, sha256: string, width: number, format: PictureFormat): Promise<Buffer> {
  const kept = await files.read(keptAt(sha256)).catch(() => {
    throw new DomainError('file-not-found');
  });
  const decode = await decoder();
  const image = decode(kept).resize({ width, withoutEnlargement: true }).timeout({ seconds: longestSeconds });
  const options = { quality: pictureQuality };
  const made = await (format === 'avif' ? image.avif({ ...options, effort: 3 }) : image.webp(options)).toBuffer();
  await files.write(madeAt(sha256, width, format), made);
  return made;
}
