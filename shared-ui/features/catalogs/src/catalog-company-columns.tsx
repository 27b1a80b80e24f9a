import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { CatalogCompany } from '@portal/contract/catalogs';
import { Fixed, Instant, Link } from '@portal/shared-ui';
import { AccountStatusBadge, SecondLine, type Column, type DependantLink } from '@portal/shared-ui/kit';

/** How many open subscriptions offer a catalog. */
export const usesOf = (count: number) =>
  count === 0 ? <Trans>None</Trans> : <Plural value={count} one="# open" other="# open" />;

/** Companies that have a catalog; a name leads to its company's page, where the portal has one. */
export const catalogCompanyColumns = (linkOf?: DependantLink): readonly Column<CatalogCompany>[] => [
  {
    key: 'company',
    header: msg`Company`,
    sort: 'company_name',
    card: 'title',
    cell: (row) => {
      const to = linkOf?.({ kind: 'company', id: row.id, name: row.company_name, of: null });
      return (
        <>
          {to ? (
            <Link to={to}>
              <Fixed>{row.company_name}</Fixed>
            </Link>
          ) : (
            <Fixed>{row.company_name}</Fixed>
          )}
          <SecondLine>{row.city}</SecondLine>
        </>
      );
    },
  },
  { key: 'vat', header: msg`VAT no.`, sort: 'vat_no', expendable: true, cell: (row) => row.vat_no },
  { key: 'currency', header: msg`Currency`, expendable: true, card: 'hidden', cell: (row) => row.currency },
  {
    key: 'assigned',
    header: msg`Assigned`,
    sort: 'assignedAt',
    cell: (row) => row.assignedAt && <Instant value={row.assignedAt} />,
  },
  { key: 'uses', header: msg`Subscriptions`, cell: (row) => usesOf(row.openSubscriptions) },
  { key: 'status', header: msg`Status`, card: 'status', cell: (row) => <AccountStatusBadge status={row.status} /> },
];
