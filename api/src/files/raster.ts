import type sharp from 'sharp';

type Sharp = typeof sharp;

/** Pixels that are decoded at most; more is a bomb and no logo (SECURITY T9). */
export const pixelsMax = 16_000_000;
let loading: Promise<Sharp> | undefined;

/** The decoder of pictures, loaded with the first one: a process that never gets one never pays for it. */
export function decoder(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Only these two decoders, whatever else the bytes might pass for.
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
    return loaded;
  });
  return loading;
}
