import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { companyColumns } from '@portal/accounts';
import type { CompanyRow } from '@portal/contract/companies';
import { Fixed, Link } from '@portal/shared-ui';
import { SecondLine, type Column } from '@portal/shared-ui/kit';

const { name, vatNo, currency, status } = companyColumns((id) => `/admin/companies/${id}`);
const supplier: Column<CompanyRow> = {
  key: 'supplier',
  header: msg`Supplier`,
  sort: 'supplier',
  cell: ({ supplier: served, isReseller }) => (
    <>
      {served && (
        <Link to={`/admin/suppliers/${served.id}`}>
          <Fixed>{served.name}</Fixed>
        </Link>
      )}
      {isReseller && (
        <SecondLine>
          <Trans>Reseller</Trans>
        </SecondLine>
      )}
    </>
  ),
};
const employees: Column<CompanyRow> = {
  key: 'employees',
  header: msg`Employees`,
  align: 'end',
  cell: (row) => row.employees,
};

export const columns: readonly Column<CompanyRow>[] = [name, vatNo, supplier, currency, employees, status];
