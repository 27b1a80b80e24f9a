import { decoder, pixelsMax } from '../files/raster.ts';

/**
 * A logo as mails carry it: twice the 30 px that it is shown at, so a mail grows by a few kilobytes, not by an upload.
 */
export async function mailLogo(bytes: Buffer): Promise<Buffer> {
  const decode = await decoder();
  return decode(bytes, { limitInputPixels: pixelsMax })
    .resize({ width: 480, height: 60, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
}
