import { msg } from '@lingui/core/macro';
import type { SupplierCompanyRow } from '@portal/contract/companies';
import { Link } from '@portal/shared-ui';
import { AccountStatusBadge, type Column } from '@portal/shared-ui/kit';
import { SecondLine } from '../../shared/page-style.ts';

export const companyColumns: readonly Column<SupplierCompanyRow>[] = [
  {
    key: 'name', header: msg`Company`, sort: 'company_name', card: 'title',
    cell: (row) => (
      <>
        <Link to={`/supplier/companies/${row.id}/edit`}>{row.company_name}</Link>
        <SecondLine>{row.city}</SecondLine>
      </>
    ),
  },
  { key: 'vat', header: msg`CVR / VAT no.`, cell: (row) => row.vat_no },
  { key: 'currency', header: msg`Currency`, expendable: true, cell: (row) => row.currency },
  { key: 'status', header: msg`Status`, card: 'status', cell: (row) => <AccountStatusBadge status={row.status} /> },
];
