import type sharp from 'sharp';

type Sharp = typeof sharp;

/** Pixels of a logo that are decoded at most; more is a bomb and no logo (SECURITY T9). */
export const pixelsMax = 16_000_000;
let loading: Promise<Sharp> | undefined;

const kinds = ['Png', 'Jpeg', 'Webp', 'Heif'];

/** The decoder of pictures, loaded with the first one: a process that never gets one never pays for it. */
export function decoder(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: loaded }) => {
    // Only these decoders, whatever else the bytes might pass for. That of HEIF is built for AVIF alone.
    loaded.block({ operation: ['VipsForeignLoad'] });
    loaded.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}Buffer`) });
    return loaded;
  });
  return loading;
}
