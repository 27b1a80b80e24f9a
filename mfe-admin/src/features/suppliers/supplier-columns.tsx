import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { accountStatusColumn } from '@portal/accounts';
import type { SupplierRow } from '@portal/contract/suppliers';
import { Badge, Fixed, Link, Palette } from '@portal/shared-ui';
import { SecondLine, type Column } from '@portal/shared-ui/kit';

export const supplierColumns: readonly Column<SupplierRow>[] = [
  {
    key: 'name',
    header: msg`Supplier`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <>
        {row.deleted ? (
          <Fixed>{row.name}</Fixed>
        ) : (
          <Link to={`/admin/suppliers/${row.id}`}>
            <Fixed>{row.name}</Fixed>
          </Link>
        )}
        <SecondLine>
          <Fixed>{row.email}</Fixed>
        </SecondLine>
      </>
    ),
  },
  { key: 'city', header: msg`City`, sort: 'city', expendable: true, cell: (row) => row.city },
  {
    key: 'reseller',
    header: msg`Kind`,
    card: 'plain',
    cell: (row) =>
      row.isReseller && (
        <Badge tone="teal" icon={Palette}>
          <Trans>Reseller</Trans>
        </Badge>
      ),
  },
  {
    key: 'companies',
    header: msg`Companies`,
    align: 'end',
    cell: (row) => <Link to={`/admin/companies?supplierId=${row.id}`}>{row.companies}</Link>,
  },
  {
    key: 'catalogs',
    header: msg`Catalogs`,
    align: 'end',
    cell: (row) => <Link to={`/admin/suppliers/${row.id}/catalogs`}>{row.catalogs}</Link>,
  },
  {
    ...accountStatusColumn,
    cell: (row) =>
      row.deleted ? (
        <Badge>
          <Trans>Deleted</Trans>
        </Badge>
      ) : (
        accountStatusColumn.cell(row)
      ),
  },
];
