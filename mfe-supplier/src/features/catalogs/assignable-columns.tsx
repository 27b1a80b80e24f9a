import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usesOf } from '@portal/catalogs';
import type { AssignableCatalog } from '@portal/contract/catalogs';
import { Badge, Check, Fixed, Instant, Link } from '@portal/shared-ui';
import { SecondLine, type Column } from '@portal/shared-ui/kit';
import { ownAddresses } from './own-catalog-context.ts';

/** The supplier's catalogs, as one company has them. */
export const assignableColumns: readonly Column<AssignableCatalog>[] = [
  {
    key: 'catalog',
    header: msg`Catalog`,
    sort: 'displayName',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={ownAddresses.products(row)}>
          <Fixed>{row.displayName}</Fixed>
        </Link>
        {row.catalogName !== row.displayName && (
          <SecondLine>
            <Fixed>{row.catalogName}</Fixed>
          </SecondLine>
        )}
      </>
    ),
  },
  { key: 'products', header: msg`Products`, align: 'end', cell: (row) => <Fixed>{row.productCount}</Fixed> },
  { key: 'currency', header: msg`Currency`, expendable: true, card: 'hidden', cell: (row) => row.currency },
  {
    key: 'since',
    header: msg`Assigned on`,
    sort: 'assignedAt',
    expendable: true,
    cell: (row) => row.assignedAt && <Instant value={row.assignedAt} />,
  },
  { key: 'uses', header: msg`Subscriptions`, cell: (row) => (row.assignedAt ? usesOf(row.openSubscriptions) : '') },
  {
    key: 'state',
    header: msg`State`,
    card: 'status',
    cell: (row) =>
      row.assignedAt ? (
        <Badge tone="success" icon={Check}>
          <Trans>Assigned</Trans>
        </Badge>
      ) : (
        <Badge tone="outline">
          <Trans>Not assigned</Trans>
        </Badge>
      ),
  },
];
