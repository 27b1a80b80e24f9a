import { readFile } from 'node:fs/promises';
import { getIllustration, getPicture } from '@portal/contract/pictures';
import { pictureIn } from '../../files/picture-files.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Router } from '../../http/route.ts';

/** Seen from the sources, and from the bundle of the server. */
const drawings = new URL(
  import.meta.url.endsWith('.ts') ? '../../../illustrations/' : '../../illustrations/',
  import.meta.url,
);

/** Opened on its own a picture runs and loads nothing; a page of any origin may show it. */
const sandboxed = {
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Pictures of products and the drawings behind them, without a token like those of brands (DECISIONS 23): the name is
 * the hash of what it holds, so it is known to who may see the product, and kept for good.
 */
export function pictureFileRoutes({ open }: Router): void {
  open(getPicture, async ({ params: { sha256, width }, request, reply, services }) => {
    const format = request.headers.accept?.includes('image/avif') ? 'avif' : 'webp';
    const bytes = await pictureIn(services.files, sha256, Number(width), format);
    return reply
      .type(`image/${format}`)
      .headers({ ...sandboxed, 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept, origin' })
      .send(bytes);
  });
  open(getIllustration, async ({ params: { name }, reply }) => {
    const bytes = await readFile(new URL(`${name}.svg`, drawings)).catch(() => {
      throw new DomainError('file-not-found');
    });
    return reply
      .type('image/svg+xml')
      .headers({ ...sandboxed, 'cache-control': 'public, max-age=86400' })
      .send(bytes);
  });
}
