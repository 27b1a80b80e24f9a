import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CompanyRow } from '@portal/contract/companies';
import { Link } from '@portal/shared-ui';
import { AccountStatusBadge, type Column } from '@portal/shared-ui/kit';
import { SecondLine } from '../../shared/page-style.ts';

export const companyColumns: readonly Column<CompanyRow>[] = [
  {
    key: 'name', header: msg`Company`, sort: 'company_name', card: 'title',
    cell: (row) => (
      <>
        <Link to={`/admin/companies/${row.id}/edit`}>{row.company_name}</Link>
        <SecondLine>{row.city}</SecondLine>
      </>
    ),
  },
  { key: 'vat', header: msg`CVR / VAT no.`, cell: (row) => row.vat_no },
  {
    key: 'supplier', header: msg`Supplier`,
    cell: ({ supplier, isReseller }) => (
      <>
        {supplier && <Link to={`/admin/suppliers/${supplier.id}/edit`}>{supplier.name}</Link>}
        {isReseller && <SecondLine><Trans>Reseller</Trans></SecondLine>}
      </>
    ),
  },
  { key: 'currency', header: msg`Currency`, expendable: true, cell: (row) => row.currency },
  { key: 'employees', header: msg`Employees`, align: 'end', cell: (row) => row.employees },
  { key: 'status', header: msg`Status`, card: 'status', cell: (row) => <AccountStatusBadge status={row.status} /> },
];
