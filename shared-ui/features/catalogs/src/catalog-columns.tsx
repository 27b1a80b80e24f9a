import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { Badge, Fixed, Link } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import { SecondLine } from '@portal/shared-ui/kit';
import { AssignCell } from './AssignCell.tsx';
import type { CatalogPages } from './catalog-context.ts';

/** Made once per page: the name leads to the products, wherever they are here; of a given one to its companies. */
export const catalogColumns = ({ context, addresses }: CatalogPages): readonly Column<Catalog>[] => [
  {
    key: 'name',
    header: msg`Catalog`,
    sort: 'displayName',
    card: 'title',
    cell: (row) => (
      <>
        <Link to={row.givenBy ? addresses.companies(row) : addresses.products(row)}>
          <Fixed>{row.displayName}</Fixed>
        </Link>
        {row.catalogName !== row.displayName && (
          <SecondLine>
            <Fixed>{row.catalogName}</Fixed>
          </SecondLine>
        )}
        {row.givenBy && (
          <SecondLine>
            <Trans>Given by {row.givenBy.name}</Trans>
          </SecondLine>
        )}
      </>
    ),
  },
  { key: 'categories', header: msg`Categories`, expendable: true, cell: (row) => row.categoryNames.join(', ') },
  {
    key: 'products',
    header: msg`Products`,
    align: 'end',
    cell: (row) => (
      <>
        <Fixed>{row.productCount}</Fixed>
        {row.hiddenCount > 0 && (
          <SecondLine>
            <Plural value={row.hiddenCount} one="# hidden" other="# hidden" />
          </SecondLine>
        )}
      </>
    ),
  },
  {
    key: 'accessories',
    header: msg`Accessories`,
    align: 'end',
    cell: (row) =>
      row.accessoriesEnabled ? (
        <Fixed>{row.accessoryCount}</Fixed>
      ) : (
        <Badge>
          <Trans>Off</Trans>
        </Badge>
      ),
  },
  {
    key: 'companies',
    header: msg`Companies`,
    align: 'end',
    cell: (row) =>
      context.mayAssign ? (
        <AssignCell context={context} addresses={addresses} catalog={row} />
      ) : (
        <Fixed>{row.companyCount}</Fixed>
      ),
  },
  {
    key: 'currency',
    header: msg`Currency`,
    sort: 'currency',
    expendable: true,
    card: 'hidden',
    cell: (row) => row.currency,
  },
  {
    key: 'order',
    header: msg`Place in lists`,
    sort: 'sortOrder',
    align: 'end',
    expendable: true,
    card: 'hidden',
    cell: (row) => row.sortOrder,
  },
];
