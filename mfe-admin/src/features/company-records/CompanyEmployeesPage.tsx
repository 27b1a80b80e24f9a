import { Trans, useLingui } from '@lingui/react/macro';
import { listCompanyEmployees } from '@portal/contract/company-records';
import { EmployeeFilter } from '@portal/contract/employee-rows';
import { exportOf } from '@portal/contract/list-exports';
import { EmptyState, useQuery, Users } from '@portal/shared-ui';
import { DataTable, FailedQuery, ListPage, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { useCompanyContext } from '../../shared/company-context.ts';
import { employeesOf } from './company-records.api.ts';
import { employeeColumns } from './employee-columns.tsx';

/** The people of one company: a view, the company keeps them (RULES 3.6). */
export default function CompanyEmployeesPage() {
  const { t } = useLingui();
  const { companyId, company, crumbs } = useCompanyContext();
  const [filter, change, { table, searchField }] = useListState(EmployeeFilter);
  const list = useQuery(employeesOf(companyId, filter));
  if (company.error)
    return <FailedQuery label={t`The company`} error={company.error} onRetry={company.refetch} isPage />;
  return (
    <ListPage
      title={<Trans>Employees</Trans>}
      crumbs={crumbs}
      lead={<Trans>To look at. The company keeps them itself.</Trans>}
      filters={
        <Toolbar>
          <SearchField label={t`Name, e-mail, number or department`} {...searchField} />
        </Toolbar>
      }
      pager={<Pager query={list} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Employees`}
        list={{
          name: 'company-employees',
          filter: EmployeeFilter,
          file: exportOf(listCompanyEmployees),
          params: { companyId },
        }}
        query={list}
        columns={employeeColumns}
        rowKey={({ id }) => id}
        {...table}
        empty={
          <EmptyState
            icon={Users}
            title={<Trans>Nobody here yet</Trans>}
            why={<Trans>The company adds its employees itself.</Trans>}
          />
        }
      />
    </ListPage>
  );
}
