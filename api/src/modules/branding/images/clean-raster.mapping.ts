import { decoder, pixelsMax } from '../../../files/raster.ts';

const longestSeconds = 20;
/** Wider and higher than any place where a brand shows. */
const sideMax = 1_200;

/**
 * The picture decoded and encoded anew: what follows the image, EXIF, comments and profiles do not survive. Rejects
 * what cannot be decoded whole, or is too large.
 */
export async function cleanRaster(bytes: Buffer, kind: 'png' | 'jpg'): Promise<Buffer> {
  const decode = await decoder();
  const image = decode(bytes, { limitInputPixels: pixelsMax, failOn: 'error', animated: false })
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: longestSeconds });
  return kind === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 88 }).toBuffer();
}
