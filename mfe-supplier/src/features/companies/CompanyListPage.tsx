import { useLingui } from '@lingui/react/macro';
import { companyColumns, CompanyList } from '@portal/accounts';
import { listSupplierCompanies, SupplierCompanyFilter } from '@portal/contract/companies';
import { exportOf } from '@portal/contract/list-exports';
import { useQuery, type QueryClient } from '@portal/shared-ui';
import { filterOf, useListState } from '@portal/shared-ui/kit';
import { companyList } from './companies.api.ts';
import { CompanyRowMenu } from './CompanyRowMenu.tsx';

const { name, vatNo, currency, status } = companyColumns((id) => `/supplier/companies/${id}/edit`);
const columns = [name, vatNo, currency, status];

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(companyList(filterOf(SupplierCompanyFilter, search)));
}

/** Companies that the supplier serves (SPEC 2). */
export default function CompanyListPage() {
  const { t } = useLingui();
  const [filter, change, { table }] = useListState(SupplierCompanyFilter);
  return (
    <CompanyList
      list={{ name: 'companies', filter: SupplierCompanyFilter, file: exportOf(listSupplierCompanies) }}
      path="/supplier/companies"
      lead={t`Employers that you serve on the portal.`}
      filter={filter}
      onChange={change}
      query={useQuery(companyList(filter))}
      columns={columns}
      rowMenu={(row) => <CompanyRowMenu company={row} />}
      table={table}
    />
  );
}
