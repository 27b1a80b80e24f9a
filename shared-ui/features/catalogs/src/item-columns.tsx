import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { AccessoryRow, ProductRow } from '@portal/contract/product-rows';
import { Fixed } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import { ItemName, ItemState, Price } from './cells.tsx';

/** Columns that are hidden until they are chosen, of products and accessories alike. */
const more: readonly Column<AccessoryRow | ProductRow>[] = [
  { key: 'SKU', header: msg`SKU`, sort: 'SKU', isExtra: true, cell: (row) => <Fixed>{row.SKU}</Fixed> },
  { key: 'hidden', header: msg`Hidden`, sort: 'hidden', isExtra: true, cell: (row) => <YesNo isSo={row.hidden} /> },
  {
    key: 'featured',
    header: msg`Featured`,
    sort: 'featured',
    isExtra: true,
    cell: (row) => <YesNo isSo={row.featured} />,
  },
  {
    key: 'mandatory',
    header: msg`Mandatory`,
    sort: 'mandatory',
    isExtra: true,
    cell: (row) => <YesNo isSo={row.mandatory} />,
  },
];

const YesNo = ({ isSo }: { isSo: boolean }) => (isSo ? <Trans>Yes</Trans> : <Trans>No</Trans>);

const prices: readonly Column<ProductRow | AccessoryRow>[] = [
  {
    key: 'price',
    header: msg`Price ex VAT`,
    sort: 'price',
    align: 'end',
    card: 'amount',
    currency: (row) => row.price.currency,
    cell: (row) => <Price money={row.price} />,
  },
  {
    key: 'retail',
    header: msg`Retail incl. VAT`,
    align: 'end',
    expendable: true,
    card: 'hidden',
    currency: (row) => row.retailPrice?.currency,
    cell: (row) => <Price money={row.retailPrice} />,
  },
];

export const productColumns: readonly Column<ProductRow>[] = [
  { key: 'name', header: msg`Product`, sort: 'productName', card: 'title', cell: (row) => <ItemName item={row} /> },
  { key: 'category', header: msg`Category`, expendable: true, cell: (row) => <Fixed>{row.categoryName}</Fixed> },
  ...prices,
  {
    key: 'accessories',
    header: msg`Accessories`,
    align: 'end',
    expendable: true,
    cell: (row) => <Fixed>{row.accessoryCount}</Fixed>,
  },
  { key: 'state', header: msg`State`, card: 'status', cell: (row) => <ItemState item={row} /> },
  ...more,
];

export const accessoryColumns: readonly Column<AccessoryRow>[] = [
  {
    key: 'name',
    header: msg`Accessory`,
    sort: 'productName',
    card: 'title',
    cell: (row) => <ItemName item={row} isAccessory />,
  },
  {
    key: 'goesWith',
    header: msg`Goes with`,
    cell: (row) =>
      row.wholeCatalog ? (
        <Trans>The whole catalog</Trans>
      ) : (
        <Plural value={row.productCount} _0="No product" one="# product" other="# products" />
      ),
  },
  ...prices,
  { key: 'state', header: msg`State`, card: 'status', cell: (row) => <ItemState item={row} /> },
  ...more,
];
