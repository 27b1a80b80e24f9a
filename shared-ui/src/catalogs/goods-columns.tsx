import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { AccessoryRow, ProductRow } from '@portal/contract/product-rows';
import type { Column } from '@portal/shared-ui/kit';
import { GoodsName, GoodsState, Price } from './cells.tsx';

const headers = (currency: string) => ({ price: msg`Price ex VAT, ${currency}`, retail: msg`Retail incl. VAT, ${currency}` });

/** Products of a catalog; all its prices are in one currency. */
export const productColumns = (currency: string): readonly Column<ProductRow>[] => [
  { key: 'name', header: msg`Product`, sort: 'productName', card: 'title', cell: (row) => <GoodsName item={row} /> },
  { key: 'category', header: msg`Category`, expendable: true, cell: (row) => row.categoryName },
  { key: 'price', header: headers(currency).price, sort: 'price', align: 'end', card: 'amount', cell: (row) => <Price money={row.price} /> },
  { key: 'retail', header: headers(currency).retail, align: 'end', expendable: true, card: 'hidden', cell: (row) => <Price money={row.retailPrice} /> },
  { key: 'accessories', header: msg`Accessories`, align: 'end', expendable: true, cell: (row) => row.accessoryCount },
  { key: 'state', header: msg`State`, card: 'status', cell: (row) => <GoodsState item={row} /> },
];

/** Accessories of a catalog. */
export const accessoryColumns = (currency: string): readonly Column<AccessoryRow>[] => [
  { key: 'name', header: msg`Accessory`, sort: 'productName', card: 'title', cell: (row) => <GoodsName item={row} isAccessory /> },
  { key: 'goesWith', header: msg`Goes with`, cell: (row) => (row.wholeCatalog ? <Trans>The whole catalog</Trans> : <Plural value={row.productCount} _0="No product" one="# product" other="# products" />) },
  { key: 'price', header: headers(currency).price, sort: 'price', align: 'end', card: 'amount', cell: (row) => <Price money={row.price} /> },
  { key: 'retail', header: headers(currency).retail, align: 'end', expendable: true, card: 'hidden', cell: (row) => <Price money={row.retailPrice} /> },
  { key: 'state', header: msg`State`, card: 'status', cell: (row) => <GoodsState item={row} /> },
];
