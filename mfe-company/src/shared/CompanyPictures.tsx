import { useLingui } from '@lingui/react/macro';
import { PictureField, Pictures } from '@portal/branding';
import type { CompanyBranding } from '@portal/contract/branding';
import { Card } from '@portal/shared-ui';
import { brandingCalls } from './branding.api.ts';

/** Logo and favicon of the company; the reseller's show without them. */
export function CompanyPictures({ branding }: { branding: CompanyBranding }) {
  const { t } = useLingui();
  return (
    <Card title={t`Logo and favicon`}>
      <Pictures>
        <PictureField
          calls={brandingCalls}
          slot="logo"
          label={t`Logo`}
          hint={t`JPG, PNG or SVG, at most 1 MB. Best at 240 × 80 px.`}
          path={branding.logo}
          behind={branding.reseller.logo}
        />
        <PictureField
          calls={brandingCalls}
          slot="favicon"
          label={t`Favicon`}
          hint={t`ICO, PNG, JPG or SVG, at most 1 MB. 32 × 32 or 16 × 16 px.`}
          path={branding.favicon}
          behind={branding.reseller.favicon}
        />
      </Pictures>
    </Card>
  );
}
