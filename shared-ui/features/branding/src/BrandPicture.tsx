import { Trans } from '@lingui/react/macro';
import type { BrandSlot } from '@portal/contract/branding';
import { fileUrl } from '@portal/shared-ui';
import { Ground } from './branding-style.ts';

/** A logo or favicon on the ground that it is shown on; a favicon in both sizes that browsers use. */
export function BrandPicture({ slot, path, alt }: { slot: BrandSlot; path: string | null; alt: string }) {
  if (!path)
    return (
      <Ground>
        <Trans>The product’s own</Trans>
      </Ground>
    );
  const source = fileUrl(path);
  if (slot !== 'favicon')
    return (
      <Ground>
        <img src={source} alt={alt} />
      </Ground>
    );
  return (
    <Ground>
      <img src={source} alt={alt} width={32} height={32} />
      <img src={source} alt="" width={16} height={16} />
    </Ground>
  );
}
