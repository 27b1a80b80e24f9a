import { useLingui } from '@lingui/react/macro';
import { useParams, useQuery, type Crumb } from '@portal/shared-ui';
import { filteredCompany } from './company-choice.api.ts';

/**
 * The company in the address with the pages above a page of it; its name is a dot until it is read, so nothing moves.
 */
export function useCompanyContext() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  const company = useQuery(filteredCompany(companyId));
  const crumbs: readonly Crumb[] = [
    { label: t`Companies`, to: '/admin/companies' },
    { label: company.data?.data.company_name ?? '…', to: `/admin/companies/${companyId}` },
  ];
  return { companyId, company, crumbs };
}
