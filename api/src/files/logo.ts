import { decoder, pixelsMax } from './raster.ts';

/** Where a logo lies in the file store, when it is a raster image; a drawing (SVG) is not decoded. */
export const rasterOf = (logo: string | null | undefined): string | null =>
  /^\/api\/brand\/([\w-]+\.(?:png|jpg))$/.exec(logo ?? '')?.[1]?.replace(/^/, 'branding/') ?? null;

/** A logo that fits into a place, never larger than it is. */
export async function logoIn(bytes: Buffer, place: { width: number; height: number }) {
  const decode = await decoder();
  return decode(bytes, { limitInputPixels: pixelsMax }).resize({ ...place, fit: 'inside', withoutEnlargement: true });
}
