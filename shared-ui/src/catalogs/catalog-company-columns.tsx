import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { AssignableCatalog, CatalogCompany } from '@portal/contract/catalogs';
import { Badge, Check, Instant } from '@portal/shared-ui';
import { AccountStatusBadge, SecondLine, type Column } from '@portal/shared-ui/kit';

const uses = (count: number) =>
  count === 0 ? <Trans>None</Trans> : <Plural value={count} one="# open" other="# open" />;

/** Companies that have a catalog. */
export const catalogCompanyColumns: readonly Column<CatalogCompany>[] = [
  {
    key: 'company',
    header: msg`Company`,
    sort: 'company_name',
    card: 'title',
    cell: (row) => (
      <>
        {row.company_name}
        <SecondLine>{row.city}</SecondLine>
      </>
    ),
  },
  { key: 'vat', header: msg`VAT no.`, expendable: true, cell: (row) => row.vat_no },
  { key: 'currency', header: msg`Currency`, expendable: true, card: 'hidden', cell: (row) => row.currency },
  {
    key: 'assigned',
    header: msg`Assigned`,
    sort: 'assignedAt',
    cell: (row) => row.assignedAt && <Instant value={row.assignedAt} />,
  },
  { key: 'uses', header: msg`Subscriptions`, cell: (row) => uses(row.openSubscriptions) },
  { key: 'status', header: msg`Status`, card: 'status', cell: (row) => <AccountStatusBadge status={row.status} /> },
];

/** The supplier's catalogs, as one company has them. */
export const assignableColumns: readonly Column<AssignableCatalog>[] = [
  {
    key: 'catalog',
    header: msg`Catalog`,
    sort: 'displayName',
    card: 'title',
    cell: (row) => (
      <>
        {row.displayName}
        {row.catalogName !== row.displayName && <SecondLine>{row.catalogName}</SecondLine>}
      </>
    ),
  },
  { key: 'products', header: msg`Products`, align: 'end', cell: (row) => row.productCount },
  { key: 'currency', header: msg`Currency`, expendable: true, card: 'hidden', cell: (row) => row.currency },
  {
    key: 'since',
    header: msg`Assigned on`,
    sort: 'assignedAt',
    expendable: true,
    cell: (row) => row.assignedAt && <Instant value={row.assignedAt} />,
  },
  { key: 'uses', header: msg`Subscriptions`, cell: (row) => (row.assignedAt ? uses(row.openSubscriptions) : '') },
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
