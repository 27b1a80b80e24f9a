import { msg } from '@lingui/core/macro';
import type { SupplierCompanyRow } from '@portal/contract/companies';
import { accountStatusLabels } from '@portal/shared-ui';
import { AccountStatusBadge, type Column } from '@portal/shared-ui/kit';

/** Whether an account is invited, active or blocked, as every list of accounts shows it. */
export const accountStatusColumn: Column<Pick<SupplierCompanyRow, 'status'>> = {
  key: 'status',
  header: msg`Status`,
  sort: 'status',
  choices: accountStatusLabels,
  card: 'status',
  cell: (row) => <AccountStatusBadge status={row.status} />,
};
