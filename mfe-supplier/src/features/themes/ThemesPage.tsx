import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BrandingStack, PictureField, Pictures, ThemeEditor } from '@portal/branding';
import type { SupplierBranding } from '@portal/contract/branding';
import { defaultTheme } from '@portal/contract/theme';
import { Card, Navigate, PageHeader, useQuery, useSignedIn } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { brandingCalls, ownBranding } from './branding.api.ts';

/** A reseller's brand: what it and its companies see. Other suppliers have none (SPEC 2, 6). */
export default function ThemesPage() {
  const user = useSignedIn();
  return user.isReseller ? <Themes name={user.supplierName ?? ''} /> : <Navigate to="/no-permission" replace />;
}

function Themes({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Themes`} lead={t`How the portal and its e-mails look to you and to your companies.`} />
      <QueryResult isPart label={t`The theme`} query={useQuery(ownBranding())}>
        {(branding) => (
          <BrandingStack>
            <ThemeEditor
              calls={brandingCalls}
              own={branding}
              behind={defaultTheme}
              name={name}
              resetText={t`Use the default theme`}
              seenBy={
                <Trans>
                  {name} and <Plural value={branding.companies} one="# company" other="# companies" /> see it with their
                  next page, on the login page and in mails. Companies with a theme of their own keep it.
                </Trans>
              }
            />
            <PictureCard branding={branding} name={name} />
          </BrandingStack>
        )}
      </QueryResult>
    </>
  );
}

function PictureCard({ branding, name }: { branding: SupplierBranding; name: string }) {
  const { t } = useLingui();
  const seenBy = (
    <Trans>
      {name} and <Plural value={branding.companies} one="# company" other="# companies" /> see it with their next page
      and in mails. Companies with a picture of their own keep it.
    </Trans>
  );
  const logoHint = t`JPG, PNG or SVG, at most 1 MB. Best at 240 × 80 px.`;
  return (
    <Card title={t`Logo and favicon`}>
      <Pictures>
        <PictureField
          calls={brandingCalls}
          slot="logo"
          label={t`Logo`}
          hint={logoHint}
          path={branding.logo}
          behind={null}
          seenBy={seenBy}
        />
        <PictureField
          calls={brandingCalls}
          slot="resellerLogo"
          label={t`Logo for companies`}
          hint={logoHint}
          path={branding.resellerLogo}
          behind={branding.logo}
          seenBy={seenBy}
        />
        <PictureField
          calls={brandingCalls}
          slot="favicon"
          label={t`Favicon`}
          hint={t`ICO, PNG, JPG or SVG, at most 1 MB. 32 × 32 or 16 × 16 px.`}
          path={branding.favicon}
          behind={null}
          seenBy={seenBy}
        />
      </Pictures>
    </Card>
  );
}
