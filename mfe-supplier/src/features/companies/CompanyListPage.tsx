import { useLingui } from '@lingui/react/macro';
import { SupplierCompanyFilter } from '@portal/contract/companies';
import { Building2, EmptyState, LinkButton, Plus, useQuery } from '@portal/shared-ui';
import { DataTable, ListPage, Pager, SearchField, Select, Toolbar, useListState } from '@portal/shared-ui/kit';
import { useAccountStatusOptions } from '../../shared/form-options.ts';
import { companyList } from './companies.api.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyRowMenu } from './CompanyRowMenu.tsx';

/** Companies that the supplier serves (SPEC 2). */
export default function CompanyListPage() {
  const { t } = useLingui();
  const [filter, change] = useListState(SupplierCompanyFilter);
  const query = useQuery(companyList(filter));
  const statuses = useAccountStatusOptions();
  const create = <LinkButton look="primary" to="/supplier/companies/create" icon={<Plus aria-hidden="true" />}>{t`New company`}</LinkButton>;
  return (
    <ListPage
      title={t`Companies`}
      lead={t`Employers that you serve on the portal.`}
      actions={create}
      filters={
        <Toolbar>
          <SearchField label={t`Search name, CVR, city`} value={filter.q} onSearch={(q) => change({ q }, { replace: true })} />
          <Select aria-label={t`Status`} placeholder={t`Every status`} value={filter.status ?? ''} onChange={(status) => change({ status: status as 'ACTIVE' })} options={statuses} />
        </Toolbar>
      }
      pager={<Pager meta={query.data?.meta} shown={query.data?.data.length ?? 0} onChange={change} onExact={() => change({ count: 'exact', page: filter.page })} />}
    >
      <DataTable
        label={t`Companies`}
        query={query}
        columns={companyColumns}
        rowKey={(row) => row.id}
        empty={<EmptyState icon={Building2} title={t`No companies yet`} why={t`A company's first administrator is invited when you create it.`} action={create} />}
        isFiltered={Boolean(filter.q || filter.status || filter.currency)}
        onClearFilters={() => change({ q: '', status: undefined, currency: undefined })}
        sort={filter.sort}
        onSort={(sort) => change({ sort: sort as typeof filter.sort })}
        rowMenu={(row) => <CompanyRowMenu company={row} />}
      />
    </ListPage>
  );
}
