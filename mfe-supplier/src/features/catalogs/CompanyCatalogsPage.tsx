import { useLingui } from '@lingui/react/macro';
import { getSupplierCompany } from '@portal/contract/companies';
import { queryOf, useParams, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { CompanyCatalogs } from './CompanyCatalogs.tsx';
import { useOwnCatalogContext } from './own-catalog-context.ts';

const companyDetail = (companyId: string) =>
  queryOf(['companies', 'one', companyId], getSupplierCompany, { params: { companyId } });

/** Which of the own catalogs one company has. */
export default function CatalogsOfCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  const context = useOwnCatalogContext();
  const query = useQuery(companyDetail(companyId));
  if (query.error && !query.data)
    return <FailedQuery label={t`The company`} error={query.error} onRetry={query.refetch} isPage />;
  if (!query.data) return null;
  const crumbs = [{ label: t`Companies`, to: '/supplier/companies' }];
  return (
    <CompanyCatalogs
      context={context}
      crumbs={crumbs}
      company={{ id: companyId, name: query.data.data.company_name }}
    />
  );
}
