import { useLingui } from '@lingui/react/macro';
import { getSupplierCompany } from '@portal/contract/companies';
import { queryOf, useParams, useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { CompanyCatalogs } from './CompanyCatalogs.tsx';
import { useOwnCatalogContext } from './own-catalog-context.ts';

const companyDetail = (companyId: string) =>
  queryOf(['companies', 'one', companyId], getSupplierCompany, { params: { companyId } });

/** Which of the own catalogs one company has. */
export default function CatalogsOfCompanyPage() {
  const { t } = useLingui();
  const { companyId = '' } = useParams();
  const context = useOwnCatalogContext();
  const crumbs = [{ label: t`Companies`, to: '/supplier/companies' }];
  return (
    <QueryResult label={t`The company`} query={useQuery(companyDetail(companyId))}>
      {({ company_name: name }) => (
        <CompanyCatalogs context={context} crumbs={crumbs} company={{ id: companyId, name }} />
      )}
    </QueryResult>
  );
}
