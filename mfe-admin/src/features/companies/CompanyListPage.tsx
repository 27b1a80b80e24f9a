import { useLingui } from '@lingui/react/macro';
import { CompanyList } from '@portal/accounts';
import { listCompanies, CompanyFilter } from '@portal/contract/companies';
import { exportOf } from '@portal/contract/list-exports';
import { useQuery, type QueryClient } from '@portal/shared-ui';
import { FilterChip, filterOf, useListState } from '@portal/shared-ui/kit';
import { filteredSupplier } from '../../shared/supplier-choice.api.ts';
import { companyList } from './companies.api.ts';
import { columns } from './company-columns.tsx';
import { CompanyRowMenu } from './CompanyRowMenu.tsx';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(companyList(filterOf(CompanyFilter, search)));
}

/** Every company on the portal (SPEC 2). */
export default function CompanyListPage() {
  const { t } = useLingui();
  const [filter, change, { table }] = useListState(CompanyFilter);
  const query = useQuery(companyList(filter));
  const supplierName = useQuery(filteredSupplier(filter.supplierId)).data?.data.name ?? '…';
  return (
    <CompanyList
      list={{ name: 'companies', filter: CompanyFilter, file: exportOf(listCompanies) }}
      path="/admin/companies"
      lead={t`Employers whose people order through the portal.`}
      filter={filter}
      onChange={change}
      query={query}
      columns={columns}
      rowMenu={(row) => <CompanyRowMenu company={row} />}
      table={table}
    >
      {filter.supplierId && (
        <FilterChip label={t`Supplier`} value={supplierName} onRemove={() => change({ supplierId: undefined })} />
      )}
    </CompanyList>
  );
}
