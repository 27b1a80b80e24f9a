import { createHash } from 'node:crypto';
import { brandImageTypes, type BrandSlot } from '@portal/contract/branding';
import { brandingMaxBytes } from '@portal/contract/constants';
import { DomainError } from '../../../http/domain-error.ts';
import { cleanIco } from './clean-ico.mapping.ts';
import { cleanRaster } from './clean-raster.mapping.ts';
import { cleanSvg } from './clean-svg.mapping.ts';
import { imageKindOf, type ImageKind } from './image-kind.rules.ts';

const cleaners: Readonly<Record<ImageKind, (bytes: Buffer) => Buffer | Promise<Buffer>>> = {
  png: (bytes) => cleanRaster(bytes, 'png'),
  jpg: (bytes) => cleanRaster(bytes, 'jpg'),
  ico: cleanIco,
  svg: cleanSvg,
};

/**
 * An uploaded picture as it is kept: checked by its content, written anew, named by its content.
 *
 * @throws DomainError `file-is-empty`, `file-type-not-allowed`, `file-too-large`, `logo-upload-error` when it is
 *   damaged
 */
export async function cleanImage(bytes: Buffer, slot: BrandSlot): Promise<{ fileName: string; bytes: Buffer }> {
  if (bytes.length === 0) throw new DomainError('file-is-empty');
  const kind = imageKindOf(bytes);
  if (!kind || !brandImageTypes[slot].includes(kind)) throw new DomainError('file-type-not-allowed');
  const clean = await cleaned(bytes, kind);
  if (clean.length > brandingMaxBytes) throw new DomainError('file-too-large');
  return { fileName: `${createHash('sha256').update(clean).digest('hex')}.${kind}`, bytes: clean };
}

async function cleaned(bytes: Buffer, kind: ImageKind): Promise<Buffer> {
  try {
    return await cleaners[kind](bytes);
  } catch {
    // Whatever a decoder says about a stranger's bytes is about those bytes, and of no use to the caller.
    throw new DomainError('logo-upload-error');
  }
}
