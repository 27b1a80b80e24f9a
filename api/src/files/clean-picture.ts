import { createHash } from 'node:crypto';
import { pictureWidths } from '@portal/contract/constants';
import { DomainError } from '../http/domain-error.ts';
import { pictureKindOf } from './picture-kind.ts';
import { decoder } from './raster.ts';

/** More is a bomb, or a scan that no page needs. */
const pixelsMax = 40_000_000;
const sideMax = Math.max(...pictureWidths);
const longestSeconds = 20;

export type CleanPicture = { sha256: string; bytes: Buffer; width: number; height: number };

/**
 * A stranger's photo as it is kept: known by its first bytes, decoded whole, turned upright and written anew as WebP at
 * most 3,840 pixels wide or high. What follows the image, EXIF with its place and time, comments and profiles do not
 * survive; of an animation the first picture stays. Named by the hash of what is kept (SECURITY T9).
 *
 * @throws DomainError `file-is-empty`, `file-type-not-allowed`, `picture-has-too-many-pixels`, `picture-cannot-be-read`
 */
export async function cleanPicture(sent: Buffer): Promise<CleanPicture> {
  if (sent.length === 0) throw new DomainError('file-is-empty');
  const kind = pictureKindOf(sent);
  if (!kind) throw new DomainError('file-type-not-allowed');
  const { data, info } = await decoded(sent);
  return {
    sha256: createHash('sha256').update(data).digest('hex'),
    bytes: data,
    width: info.width,
    height: info.height,
  };
}

async function decoded(sent: Buffer) {
  const decode = await decoder();
  try {
    return await decode(sent, { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 })
      .timeout({ seconds: longestSeconds })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    // What a decoder says about a stranger's bytes is of no use to the caller, but for their number of pixels.
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw new DomainError(isTooLarge ? 'picture-has-too-many-pixels' : 'picture-cannot-be-read');
  }
}
