import { useLingui } from '@lingui/react/macro';
import { Views } from '@portal/shared-ui/kit';
import { useCompanyPages } from './company-pages.ts';

/** Everything of one company, one click away. */
export function CompanyTabs({ companyId }: { companyId: string }) {
  const { t } = useLingui();
  const pages = [{ key: 'edit', label: t`Company` }, ...useCompanyPages()];
  return (
    <Views
      label={t`Pages of the company`}
      current="edit"
      views={pages.map(({ key, label }) => ({ key, label, to: `/admin/companies/${companyId}/${key}` }))}
    />
  );
}
