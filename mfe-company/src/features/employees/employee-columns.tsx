import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { EmployeeRow } from '@portal/contract/employee-rows';
import { accountStatusLabels, Day, employeeRoleLabels, Fixed, Instant, Link, useFormat } from '@portal/shared-ui';
import { AccountStatusBadge, SecondLine, type Column } from '@portal/shared-ui/kit';
import { DeliveryState } from './DeliveryState.tsx';
import { statedLanguageLabels } from './employee-labels.ts';
import type { ListedEmployee } from './use-deliveries.ts';

function RoleName({ role }: { role: EmployeeRow['role'] }) {
  const { i18n } = useLingui();
  return <>{i18n._(employeeRoleLabels[role])}</>;
}

function StatedLanguage({ language }: Pick<EmployeeRow, 'language'>) {
  const { i18n } = useLingui();
  return <>{i18n._(statedLanguageLabels[language])}</>;
}

function PaidInFull({ isPaid }: { isPaid: boolean }) {
  return isPaid ? <Trans>Yes</Trans> : <Trans>No</Trans>;
}

function Exit({ day }: { day: string | null }) {
  const format = useFormat();
  return (
    day && (
      <SecondLine>
        <Trans>Leaves {format.day(day)}</Trans>
      </SecondLine>
    )
  );
}

export const employeeColumns: readonly Column<ListedEmployee>[] = [
  {
    key: 'name',
    header: msg`Name`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        <Link data-opens-row to={`/company/employees/${row.id}`}>
          <Fixed>{row.name}</Fixed>
        </Link>
        <SecondLine>
          <Fixed>{row.email}</Fixed>
        </SecondLine>
      </>
    ),
  },
  { key: 'employNo', header: msg`Number`, sort: 'employNo', cell: (row) => row.employNo },
  { key: 'department', header: msg`Department`, sort: 'department', cell: (row) => row.department },
  {
    key: 'phone',
    header: msg`Phone`,
    sort: 'phone',
    expendable: true,
    card: 'hidden',
    cell: (row) => <Fixed>{row.phone}</Fixed>,
  },
  {
    key: 'role',
    header: msg`Role`,
    sort: 'role',
    choices: employeeRoleLabels,
    expendable: true,
    cell: (row) => <RoleName role={row.role} />,
  },
  {
    key: 'delivery',
    header: msg`Invitation`,
    expendable: true,
    card: 'hidden',
    cell: (row) => <DeliveryState delivery={row.delivery} />,
  },
  {
    key: 'language',
    header: msg`Language`,
    sort: 'language',
    choices: statedLanguageLabels,
    isExtra: true,
    cell: (row) => <StatedLanguage language={row.language} />,
  },
  { key: 'email', header: msg`E-mail`, sort: 'email', isExtra: true, cell: (row) => <Fixed>{row.email}</Fixed> },
  {
    key: 'invited',
    header: msg`Invited`,
    sort: 'invitedAt',
    isExtra: true,
    cell: (row) => row.invitedAt && <Instant value={row.invitedAt} />,
  },
  {
    key: 'exitDate',
    header: msg`Exit date`,
    sort: 'exitDate',
    isExtra: true,
    cell: (row) => row.exitDate && <Day value={row.exitDate} />,
  },
  {
    key: 'paid_in_full',
    header: msg`Paid in full`,
    sort: 'paid_in_full',
    isExtra: true,
    cell: (row) => <PaidInFull isPaid={row.paid_in_full} />,
  },
  {
    key: 'status',
    header: msg`Status`,
    sort: 'status',
    choices: accountStatusLabels,
    card: 'status',
    cell: (row) => (
      <>
        <AccountStatusBadge status={row.status} />
        <Exit day={row.exitDate} />
      </>
    ),
  },
];
