import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@portal/shared-ui';
import { Views } from '@portal/shared-ui/kit';
import { companyOverviewOf } from '../../shared/overviews.api.ts';
import { useCompanyPages } from './company-pages.ts';

/** Everything of one company, one click away, with how much of it there is. */
export function CompanyTabs({ companyId, current }: { companyId: string; current: 'overview' | 'edit' }) {
  const { t } = useLingui();
  const counts = useQuery(companyOverviewOf(companyId)).data?.data;
  const at = `/admin/companies/${companyId}`;
  return (
    <Views
      label={t`Pages of the company`}
      current={current}
      views={[
        { key: 'overview', label: t`Overview`, to: at },
        { key: 'edit', label: t`Company`, to: `${at}/edit` },
        ...useCompanyPages().map(({ key, label, count }) => ({
          key,
          label,
          to: `${at}/${key}`,
          ...(count ? { count: counts ? counts[count] : null } : {}),
        })),
      ]}
    />
  );
}
