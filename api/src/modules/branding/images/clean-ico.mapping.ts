import { cleanRaster } from './clean-raster.mapping.ts';
import { imageKindOf } from './image-kind.rules.ts';

const imagesMax = 16;
const headBytes = 6;
const entryBytes = 16;
/** A bitmap without its file header begins with the size of its own. */
const bitmapHead = 40;

/**
 * An icon built anew from its images: PNG images are encoded anew, bitmaps are copied by the length that their entry
 * names, and nothing else of the file survives (SECURITY T9).
 *
 * @throws RangeError when an entry points out of the file or holds neither a PNG nor a bitmap
 */
export async function cleanIco(bytes: Buffer): Promise<Buffer> {
  const count = bytes.length >= headBytes ? bytes.readUInt16LE(4) : 0;
  if (count < 1 || count > imagesMax || bytes.length < headBytes + count * entryBytes)
    throw new RangeError('an icon without images');
  const images = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const entry = bytes.subarray(headBytes + index * entryBytes, headBytes + (index + 1) * entryBytes);
      const [size, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
      if (size < bitmapHead || offset < headBytes + count * entryBytes || offset + size > bytes.length)
        throw new RangeError('an image outside of the icon');
      return { entry: Buffer.from(entry), data: await cleanImage(bytes.subarray(offset, offset + size)) };
    }),
  );
  let offset = headBytes + count * entryBytes;
  for (const { entry, data } of images) {
    entry.writeUInt32LE(data.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += data.length;
  }
  return Buffer.concat([
    bytes.subarray(0, headBytes),
    ...images.map(({ entry }) => entry),
    ...images.map(({ data }) => data),
  ]);
}

async function cleanImage(data: Buffer): Promise<Buffer> {
  if (imageKindOf(data) === 'png') return cleanRaster(data, 'png');
  const [width, height] = [data.readInt32LE(4), data.readInt32LE(8)];
  // An icon's bitmap is twice as high as the icon: colours, then the mask.
  if (data.readUInt32LE(0) !== bitmapHead || width < 1 || width > 256 || height < 1 || height > 512)
    throw new RangeError('an image that is neither PNG nor bitmap');
  return data;
}
