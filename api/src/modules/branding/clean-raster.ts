import type sharp from 'sharp';

type Sharp = typeof sharp;

/** Pixels that are decoded at most; more is a bomb and no logo (SECURITY T9). */
export const pixelsMax = 16_000_000;
/** Wider and higher than any place where a brand shows. */
const sideMax = 1_200;

let loading: Promise<Sharp> | undefined;

// Loaded with the first picture: a process that never gets one never pays for it.
function decoder(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Only these two decoders, whatever else the bytes might pass for.
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
    return loaded;
  });
  return loading;
}

/**
 * The picture decoded and encoded anew: what follows the image, EXIF, comments and profiles do not survive. Rejects
 * what cannot be decoded whole, or is too large.
 */
export async function cleanRaster(bytes: Buffer, kind: 'png' | 'jpg'): Promise<Buffer> {
  const decode = await decoder();
  const image = decode(bytes, { limitInputPixels: pixelsMax, failOn: 'error', animated: false }).autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true });
  return kind === 'png' ? image.png().toBuffer() : image.jpeg({ quality: 88 }).toBuffer();
}
