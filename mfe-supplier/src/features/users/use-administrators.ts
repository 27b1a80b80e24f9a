import { useLingui } from '@lingui/react/macro';
import { getSupplierCompany } from '@portal/contract/companies';
import { call, useParams, useQuery } from '@portal/shared-ui';
import { companyAdministrators, ownAdministrators, type ContactAdministrators } from './administrators.api.ts';

/**
 * The owner that the address names: a company of the supplier, or the supplier itself; with the pages above
 * it.
 */
export function useAdministrators(): ContactAdministrators {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  // The same answer that the company's edit page keeps, so the name is mostly there already.
  const company = useQuery({
    queryKey: ['companies', 'one', companyId],
    queryFn: ({ signal }) => call(getSupplierCompany, { params: { companyId } }, { signal }),
    enabled: companyId !== '',
  });
  if (companyId === '') return { ...ownAdministrators(), above: [], title: t`Users` };
  const above = [
    { label: t`Companies`, to: '/supplier/companies' },
    { label: company.data?.data.company_name ?? '…', to: `/supplier/companies/${companyId}/edit` },
  ];
  return { ...companyAdministrators(companyId), above, title: t`Administrators` };
}
