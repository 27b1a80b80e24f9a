import { useLingui } from '@lingui/react/macro';
import { useParams, useQuery, type Crumb } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { filteredCompany } from './company-choice.api.ts';

/**
 * The company in the address with the pages above a page of it; its name is a dot until it is read, so nothing moves.
 * `failure` stands in place of the page where the company cannot be read at all.
 */
export function useCompanyContext() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  const company = useQuery(filteredCompany(companyId));
  const crumbs: readonly Crumb[] = [
    { label: t`Companies`, to: '/admin/companies' },
    { label: company.data?.data.company_name ?? '…', to: `/admin/companies/${companyId}` },
  ];
  const failure = company.error && !company.data && (
    <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} isPage />
  );
  return { companyId, company: company.data?.data, crumbs, failure };
}
