import { useLingui } from '@lingui/react/macro';
import { listCompanyEmployees } from '@portal/contract/company-records';
import { EmployeeFilter } from '@portal/contract/employee-rows';
import { exportOf } from '@portal/contract/list-exports';
import { useQuery, Users } from '@portal/shared-ui';
import { useListState, TablePage } from '@portal/shared-ui/kit';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { employeesOf } from './company-records.api.ts';
import { employeeColumns } from './employee-columns.tsx';

/** The people of one company: a view, the company keeps them (RULES 3.6). */
export default function CompanyEmployeesPage() {
  const { t } = useLingui();
  const { companyId, crumbs, failure } = useCompanyContext();
  const state = useListState(EmployeeFilter);
  const [filter] = state;
  const list = useQuery(employeesOf(companyId, filter));
  if (failure) return failure;
  return (
    <TablePage
      label={t`Employees`}
      lead={t`To look at. The company keeps them itself.`}
      crumbs={crumbs}
      state={state}
      search={t`Name, e-mail, number or department`}
      list={{
        name: 'company-employees',
        filter: EmployeeFilter,
        file: exportOf(listCompanyEmployees),
        params: { companyId },
      }}
      query={list}
      columns={employeeColumns}
      countsAll
      empty={{ icon: Users, title: t`Nobody here yet`, why: t`The company adds its employees itself.` }}
    />
  );
}
