import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrandSlot } from '@portal/contract/branding';

const logoHint = msg`JPG, PNG or SVG, at most 1 MB. Best at 240 × 80 px.`;

/** The pictures of a brand by their names, with what each may be (SPEC 5, 9). */
export const pictureSlots: Readonly<Record<BrandSlot, { label: MessageDescriptor; hint: MessageDescriptor }>> = {
  logo: { label: msg`Logo`, hint: logoHint },
  resellerLogo: { label: msg`Logo for companies`, hint: logoHint },
  favicon: { label: msg`Favicon`, hint: msg`ICO, PNG, JPG or SVG, at most 1 MB. 32 × 32 or 16 × 16 px.` },
};
