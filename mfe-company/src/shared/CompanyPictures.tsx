import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PictureField, Pictures } from '@portal/branding';
import type { CompanyBranding } from '@portal/contract/branding';
import { Card, useSignedIn } from '@portal/shared-ui';
import { brandingCalls } from './branding.api.ts';

/** Logo and favicon of the company; the reseller's show without them. */
export function CompanyPictures({ branding }: { branding: CompanyBranding }) {
  const { t } = useLingui();
  const { companyName: name = '' } = useSignedIn();
  const seenBy = (
    <Trans>
      {name} and its <Plural value={branding.employees} one="# employee" other="# employees" /> see it with their next
      page and in mails.
    </Trans>
  );
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
          seenBy={seenBy}
        />
        <PictureField
          calls={brandingCalls}
          slot="favicon"
          label={t`Favicon`}
          hint={t`ICO, PNG, JPG or SVG, at most 1 MB. 32 × 32 or 16 × 16 px.`}
          path={branding.favicon}
          behind={branding.reseller.favicon}
          seenBy={seenBy}
        />
      </Pictures>
    </Card>
  );
}
