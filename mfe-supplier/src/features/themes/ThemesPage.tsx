import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ThemeEditor } from '@portal/branding';
import { supplierSlots } from '@portal/contract/branding';
import { defaultTheme } from '@portal/contract/theme';
import { Navigate, PageHeader, useQuery, useSignedIn } from '@portal/shared-ui';
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
          <ThemeEditor
            calls={brandingCalls}
            brand={branding}
            behind={{ theme: defaultTheme, logo: null, favicon: null }}
            slots={supplierSlots}
            name={name}
            resetText={t`Use the default theme`}
            seenBy={
              <Trans>
                {name} and <Plural value={branding.companies} one="# company" other="# companies" /> see it with their
                next page, on the login page and in mails. Companies with a look of their own keep it.
              </Trans>
            }
          />
        )}
      </QueryResult>
    </>
  );
}
