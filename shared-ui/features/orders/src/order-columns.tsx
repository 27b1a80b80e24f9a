import { msg } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { Amount, Day, Fixed, orderStatusLabels } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';
import type { OrderEntry, SupplierOrderEntry } from './order-entry.ts';
import { Code, OrderProducts, OrderLink, OrderState, TwoLines } from './OrderCells.tsx';
import { CompanyName, OrderedBy, ProductName, SupplierName } from './OrderNames.tsx';

const order: Column<OrderEntry> = {
  key: 'order',
  header: msg`Order`,
  sort: 'orderNumber',
  card: 'line',
  opensRow: true,
  cell: (row) => <OrderLink orderId={row.orderId} orderNumber={row.orderNumber} />,
};
const employee: Column<OrderEntry> = {
  key: 'employee',
  header: msg`Employee`,
  sort: 'employee',
  card: 'title',
  cell: (row) => <TwoLines first={<OrderedBy order={row} />} second={row.department} />,
};
const products: Column<OrderEntry> = {
  key: 'product',
  header: msg`Product`,
  sort: 'product',
  card: 'plain',
  cell: (row) => (
    <OrderProducts product={<ProductName order={row} />} accessories={row.accessories} picture={row.picture} />
  ),
};
const supplier: Column<OrderEntry> = {
  key: 'supplier',
  header: msg`Supplier`,
  sort: 'supplier',
  expendable: true,
  cell: (row) => <SupplierName order={row} />,
};
const ordered: Column<OrderEntry> = {
  key: 'ordered',
  header: msg`Ordered`,
  sort: 'orderDate',
  expendable: true,
  cell: (row) => <Day value={row.orderDate} />,
};
const monthly: Column<OrderEntry> = {
  key: 'monthly',
  header: msg`Per month`,
  sort: 'monthlyPrice',
  align: 'end',
  card: 'amount',
  currency: (row) => row.monthlyPrice?.currency,
  cell: (row) => row.monthlyPrice && <Amount minor={row.monthlyPrice.amount} />,
};
const total: Column<OrderEntry> = {
  key: 'total',
  sort: 'total',
  header: msg`Period total`,
  align: 'end',
  card: 'hidden',
  expendable: true,
  cell: (row) =>
    row.total && (
      <>
        <Amount minor={row.total.amount} />{' '}
        <small>
          <Plural value={row.months} one="# mo" other="# mo" />
        </small>
      </>
    ),
};
const state: Column<OrderEntry> = {
  key: 'status',
  header: msg`Status`,
  sort: 'status',
  choices: orderStatusLabels,
  card: 'status',
  cell: ({ status, problem, isProposal }) => <OrderState status={status} problem={problem} isProposal={isProposal} />,
};

/** Columns that are hidden until they are chosen. */
const more: readonly Column<OrderEntry>[] = [
  { key: 'department', header: msg`Department`, sort: 'department', isExtra: true, cell: (row) => row.department },
  {
    key: 'sku',
    header: msg`SKU`,
    sort: 'productSKU',
    isExtra: true,
    cell: (row) => (
      <Code>
        <Fixed>{row.productSKU}</Fixed>
      </Code>
    ),
  },
  {
    key: 'serial',
    header: msg`SN/IMEI`,
    sort: 'serialNumber',
    isExtra: true,
    cell: (row) => <Fixed>{row.serialNumber}</Fixed>,
  },
  { key: 'months', header: msg`Months`, sort: 'months', isExtra: true, align: 'end', cell: (row) => row.months },
  {
    key: 'shipped',
    header: msg`Shipped`,
    sort: 'dispatchDate',
    isExtra: true,
    cell: (row) => row.dispatchDate && <Day value={row.dispatchDate} />,
  },
  {
    key: 'expires',
    header: msg`Expires`,
    sort: 'expireDate',
    isExtra: true,
    cell: (row) => row.expireDate && <Day value={row.expireDate} />,
  },
];

/** A company's orders, as VISUAL draws them. */
export const companyOrderColumns: readonly Column<OrderEntry>[] = [
  order,
  employee,
  products,
  supplier,
  ordered,
  monthly,
  total,
  state,
  ...more,
];

/** The same over all companies. */
export const adminOrderColumns: readonly Column<OrderEntry>[] = [
  order,
  { key: 'company', header: msg`Company`, sort: 'company', cell: (row) => <CompanyName order={row} /> },
  employee,
  products,
  supplier,
  ordered,
  monthly,
  state,
  ...more,
];

/** What a supplier sees: products, where they go, what was shipped; no salary amounts (RULES 3.6). */
export const supplierOrderColumns: readonly Column<SupplierOrderEntry>[] = [
  {
    key: 'order',
    header: msg`Order`,
    sort: 'orderNumber',
    card: 'line',
    opensRow: true,
    cell: (row) => <OrderLink orderId={row.orderId} orderNumber={row.orderNumber} />,
  },
  {
    key: 'delivery',
    header: msg`Deliver to`,
    sort: 'employee',
    card: 'title',
    cell: (row) => (
      <TwoLines
        first={row.employeeName}
        second={[
          row.deliveryName === row.employeeName ? '' : row.deliveryName,
          `${row.deliveryZip} ${row.deliveryCity}`.trim(),
        ]
          .filter(Boolean)
          .join(', ')}
      />
    ),
  },
  {
    key: 'company',
    header: msg`Company`,
    sort: 'company',
    expendable: true,
    cell: (row) => <Fixed>{row.companyName}</Fixed>,
  },
  {
    key: 'product',
    header: msg`Product`,
    sort: 'product',
    card: 'plain',
    cell: (row) => (
      <OrderProducts product={<ProductName order={row} />} accessories={row.accessories} picture={row.picture} />
    ),
  },
  {
    key: 'sku',
    header: msg`SKU`,
    sort: 'productSKU',
    expendable: true,
    cell: (row) => (
      <Code>
        <Fixed>{row.supplierSKU || row.productSKU}</Fixed>
      </Code>
    ),
  },
  {
    key: 'price',
    header: msg`Price ex VAT`,
    sort: 'price',
    align: 'end',
    card: 'amount',
    currency: (row) => row.priceWithoutVat.currency,
    cell: (row) => <Amount minor={row.priceWithoutVat.amount} />,
  },
  {
    key: 'ordered',
    header: msg`Ordered`,
    sort: 'orderDate',
    expendable: true,
    cell: (row) => <Day value={row.orderDate} />,
  },
  {
    key: 'serial',
    header: msg`SN/IMEI`,
    sort: 'serialNumber',
    card: 'hidden',
    cell: (row) => <Fixed>{row.serialNumber}</Fixed>,
  },
  {
    key: 'status',
    header: msg`Status`,
    sort: 'status',
    choices: orderStatusLabels,
    card: 'status',
    cell: (row) => <OrderState status={row.status} problem={row.problem} />,
  },
];
