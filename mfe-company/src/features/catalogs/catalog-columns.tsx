import { msg } from '@lingui/core/macro';
import type { CompanyCatalog } from '@portal/contract/company-catalogs';
import { Fixed, Link, useSignedIn } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import { SecondLine } from '@portal/shared-ui/kit';

function ProductsLink({ catalog }: { catalog: CompanyCatalog }) {
  const { companyId } = useSignedIn();
  return (
    <Link to={`/company/${companyId}/catalogs/${catalog.id}/products`}>
      <Fixed>{catalog.displayName}</Fixed>
    </Link>
  );
}

export const catalogColumns: readonly Column<CompanyCatalog>[] = [
  {
    key: 'name',
    header: msg`Catalog`,
    sort: 'displayName',
    card: 'title',
    cell: (row) => (
      <>
        <ProductsLink catalog={row} />
        <SecondLine>{row.description}</SecondLine>
      </>
    ),
  },
  { key: 'supplier', header: msg`Supplier`, sort: 'supplierName', cell: (row) => <Fixed>{row.supplierName}</Fixed> },
  { key: 'categories', header: msg`Categories`, cell: (row) => row.categories.map(({ name }) => name).join(', ') },
  { key: 'products', header: msg`Products`, align: 'end', cell: (row) => <Fixed>{row.productCount}</Fixed> },
  {
    key: 'accessories',
    header: msg`Accessories`,
    align: 'end',
    expendable: true,
    cell: (row) => <Fixed>{row.accessoryCount}</Fixed>,
  },
  {
    key: 'subscriptions',
    header: msg`Open subscriptions`,
    align: 'end',
    cell: (row) => <Fixed>{row.subscriptionCount}</Fixed>,
  },
];
