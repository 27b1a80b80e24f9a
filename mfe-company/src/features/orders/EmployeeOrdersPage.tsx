import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { employeeDetail } from '../../shared/employees.api.ts';
import { Orders } from './Orders.tsx';

/** Orders of one employee; a press on one shows its timeline (SPEC 2). */
export default function EmployeeOrdersPage() {
  const { t } = useLingui();
  const { employeeId = '' } = useParams();
  const employee = useQuery(employeeDetail(employeeId));
  if (employee.error && !employee.data)
    return <FailedQuery label={t`The employee`} error={employee.error} onRetry={employee.refetch} isPage />;
  const name = employee.data?.data.name;
  return (
    <Orders
      key={employeeId}
      title={name ? <Trans>Orders of {name}</Trans> : t`Orders`}
      crumbs={[
        { label: t`Employees`, to: '/company/employees' },
        { label: name ?? '…', to: `/company/employees/${employeeId}` },
      ]}
      of={{ employeeId }}
    />
  );
}
