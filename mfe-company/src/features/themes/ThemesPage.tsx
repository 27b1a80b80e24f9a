import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ThemeEditor } from '@portal/branding';
import { companySlots } from '@portal/contract/branding';
import { defaultTheme } from '@portal/contract/theme';
import { Navigate, PageHeader, useQuery, useSignedIn } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { brandingCalls, ownBranding } from '../../shared/branding.api.ts';

/** The look of a reseller's company. Companies without a reseller have the product's (SPEC 2, DECISIONS 23). */
export default function ThemesPage() {
  const user = useSignedIn();
  return user.isReseller ? <Themes name={user.companyName ?? ''} /> : <Navigate to="/no-permission" replace />;
}

function Themes({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Themes`} lead={t`How the portal and its e-mails look to your company and your employees.`} />
      <QueryResult isPart label={t`The theme`} query={useQuery(ownBranding())}>
        {(branding) => (
          <ThemeEditor
            calls={brandingCalls}
            brand={branding}
            behind={{ ...branding.reseller, theme: branding.reseller.theme ?? defaultTheme }}
            slots={companySlots}
            name={name}
            seenBy={
              <Trans>
                {name} and its <Plural value={branding.employees} one="# employee" other="# employees" /> see it with
                their next page and in mails.
              </Trans>
            }
            resetText={
              branding.reseller.theme ? t`Use the theme of ${branding.reseller.name}` : t`Use the default theme`
            }
          />
        )}
      </QueryResult>
    </>
  );
}
