import { Trans, useLingui } from '@lingui/react/macro';
import { getEmployee } from '@portal/contract/employees';
import { call, useParams, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { Orders } from './Orders.tsx';

/** Orders of one employee; a press on one shows its timeline (SPEC 2). */
export default function EmployeeOrdersPage() {
  const { t } = useLingui();
  const { employeeId = '' } = useParams();
  const employee = useQuery({
    queryKey: ['company', 'employees', 'name', employeeId],
    queryFn: () => call(getEmployee, { params: { employeeId } }),
  });
  if (employee.error)
    return <FailedQuery label={t`The employee`} error={employee.error} onRetry={employee.refetch} isPage />;
  const name = employee.data?.data.name;
  return (
    <Orders
      key={employeeId}
      title={name ? <Trans>Orders of {name}</Trans> : <Trans>Orders</Trans>}
      crumbs={[
        { label: <Trans>Employees</Trans>, to: '/company/employees' },
        { label: name ?? '', to: `/company/employees/${employeeId}` },
      ]}
      of={{ employeeId }}
    />
  );
}
