import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CategoryName, categoryRuleColumns, GiftBadge } from '@portal/catalogs';
import type { CategoryRow } from '@portal/contract/categories';
import { Badge, Ban, Check, Link } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';

export const categoryColumns: readonly Column<CategoryRow>[] = [
  {
    key: 'name',
    header: msg`Category`,
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <CategoryName category={row}>
        <Link to={`/admin/categories/${row.id}/edit`}>{row.name}</Link>
      </CategoryName>
    ),
  },
  { key: 'products', header: msg`Products`, align: 'end', cell: (row) => row.products },
  ...categoryRuleColumns,
  {
    key: 'state',
    header: msg`Status`,
    card: 'status',
    cell: (row) => (
      <>
        {row.enabled ? (
          <Badge tone="success" icon={Check}>
            <Trans>Enabled</Trans>
          </Badge>
        ) : (
          <Badge icon={Ban}>
            <Trans>Disabled</Trans>
          </Badge>
        )}{' '}
        {row.is_present && <GiftBadge />}
      </>
    ),
  },
];
