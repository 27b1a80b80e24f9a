import { useLingui } from '@lingui/react/macro';
import { BrandPicture, Pictures } from '@portal/branding';
import type { CompanyBranding } from '@portal/contract/branding';
import { Card, LinkButton } from '@portal/shared-ui';

/** Logo and favicon as everybody sees them; they are changed and published with the theme. */
export function CompanyPictures({ branding: { logo, favicon, reseller } }: { branding: CompanyBranding }) {
  const { t } = useLingui();
  return (
    <Card
      title={t`Logo and favicon`}
      actions={<LinkButton to="/company/themes" size="small">{t`Change under Themes`}</LinkButton>}
    >
      <Pictures>
        <div>
          <h3>{t`Logo`}</h3>
          <BrandPicture slot="logo" path={logo ?? reseller.logo} alt={t`Logo`} />
        </div>
        <div>
          <h3>{t`Favicon`}</h3>
          <BrandPicture slot="favicon" path={favicon ?? reseller.favicon} alt={t`Favicon`} />
        </div>
      </Pictures>
    </Card>
  );
}
