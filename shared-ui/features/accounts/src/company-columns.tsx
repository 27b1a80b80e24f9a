import { msg } from '@lingui/core/macro';
import type { SupplierCompanyRow } from '@portal/contract/companies';
import { Fixed, Link } from '@portal/shared-ui';
import { SecondLine, type Column } from '@portal/shared-ui/kit';
import { accountStatusColumn } from './account-status-column.tsx';

/** The columns that every list of companies has; `pageOf` is where a name leads. */
export function companyColumns(pageOf: (companyId: string) => string) {
  const name: Column<SupplierCompanyRow> = {
    key: 'name',
    header: msg`Company`,
    sort: 'company_name',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={pageOf(row.id)}>
          <Fixed>{row.company_name}</Fixed>
        </Link>
        <SecondLine>{row.city}</SecondLine>
      </>
    ),
  };
  const vatNo: Column<SupplierCompanyRow> = {
    key: 'vat',
    header: msg`CVR / VAT no.`,
    sort: 'vat_no',
    cell: (row) => row.vat_no,
  };
  const currency: Column<SupplierCompanyRow> = {
    key: 'currency',
    header: msg`Currency`,
    sort: 'currency',
    expendable: true,
    cell: (row) => row.currency,
  };
  return { name, vatNo, currency, status: accountStatusColumn };
}
