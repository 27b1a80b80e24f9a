import { Trans } from '@lingui/react/macro';
import type { BrandSlot } from '@portal/contract/branding';
import type { Theme } from '@portal/contract/theme';
import { fileUrl } from '@portal/shared-ui';
import { Ground } from './branding-style.ts';

type BrandPictureProps = {
  slot: BrandSlot;
  path: string | null;
  alt: string;
  /** the sidebar that it will lie on; that of the page unless given */
  ground?: Theme['sidebar'] | undefined;
};

/** A logo or favicon on the ground that it is shown on; a favicon in both sizes that browsers use. */
export function BrandPicture({ slot, path, alt, ground }: BrandPictureProps) {
  const style = ground && { background: ground.bgColor, color: ground.menuTextColor };
  if (!path)
    return (
      <Ground style={style}>
        <Trans>The product’s own</Trans>
      </Ground>
    );
  const source = fileUrl(path);
  if (slot !== 'favicon')
    return (
      <Ground style={style}>
        <img src={source} alt={alt} />
      </Ground>
    );
  return (
    <Ground style={style}>
      <img src={source} alt={alt} width={32} height={32} />
      <img src={source} alt="" width={16} height={16} />
    </Ground>
  );
}
