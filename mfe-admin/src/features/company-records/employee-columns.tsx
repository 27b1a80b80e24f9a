import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { accountStatusColumn } from '@portal/accounts';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { Day, employeeRoleLabels, Fixed } from '@portal/shared-ui';
import { SecondLine, type Column } from '@portal/shared-ui/kit';

function RoleName({ role }: { role: EmployeeRow['role'] }) {
  return useLingui().i18n._(employeeRoleLabels[role]);
}

/** A company's people as back office sees them. */
export const employeeColumns: readonly Column<EmployeeRow>[] = [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        <Fixed>{row.name}</Fixed>
        <SecondLine>
          <Fixed>{row.email}</Fixed>
        </SecondLine>
      </>
    ),
  },
  { key: 'employNo', header: msg`Number`, sort: 'employNo', cell: (row) => row.employNo },
  { key: 'department', header: msg`Department`, sort: 'department', cell: (row) => row.department },
  {
    key: 'role',
    header: msg`Role`,
    sort: 'role',
    choices: employeeRoleLabels,
    expendable: true,
    cell: (row) => <RoleName role={row.role} />,
  },
  {
    key: 'exitDate',
    header: msg`Exit date`,
    sort: 'exitDate',
    cell: (row) => row.exitDate && <Day value={row.exitDate} />,
  },
  accountStatusColumn,
];
