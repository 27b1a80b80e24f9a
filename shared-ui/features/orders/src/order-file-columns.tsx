import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OrderFile } from '@portal/contract/order-files';
import { Badge, Check, Instant, TriangleAlert, X } from '@portal/shared-ui';
import { Clock, Loader, type Column } from '@portal/shared-ui/kit';
import { TwoLines } from './OrderCells.tsx';

/** Where a file is on its way: in its hold, leaving, sent, refused by the mail server, or undone. */
function OrderFileState({ file }: { file: OrderFile }) {
  if (file.isUndone)
    return (
      <Badge icon={X} tone="neutral" struck>
        <Trans>Undone</Trans>
      </Badge>
    );
  if (file.isSent)
    return (
      <Badge icon={Check} tone="success">
        <Trans>Sent</Trans>
      </Badge>
    );
  if (file.hasFailed)
    return (
      <Badge icon={TriangleAlert} tone="danger">
        <Trans>Not sent</Trans>
      </Badge>
    );
  if (file.isReady)
    return (
      <Badge icon={Loader} tone="info">
        <Trans>Is being sent</Trans>
      </Badge>
    );
  return (
    <Badge icon={Clock} tone="warn">
      <Trans>Waiting</Trans>
    </Badge>
  );
}

const batch: Column<OrderFile> = { key: 'batch', header: msg`Batch`, sort: 'batch', cell: (file) => file.batch };
const name: Column<OrderFile> = {
  key: 'name',
  header: msg`File`,
  card: 'title',
  cell: (file) => <TwoLines first={file.fileName} second={file.customName} />,
};
const company: Column<OrderFile> = { key: 'company', header: msg`Company`, cell: (file) => file.companyName };
const supplier: Column<OrderFile> = { key: 'supplier', header: msg`Supplier`, cell: (file) => file.supplierName };
const orders: Column<OrderFile> = { key: 'orders', header: msg`Orders`, align: 'end', cell: (file) => file.orderCount };
const created: Column<OrderFile> = {
  key: 'created',
  header: msg`Created`,
  sort: 'createdAt',
  cell: (file) => <Instant value={file.createdAt} />,
};
const createdBy: Column<OrderFile> = {
  key: 'createdBy',
  header: msg`Created by`,
  expendable: true,
  cell: (file) => file.createdBy,
};
const type: Column<OrderFile> = {
  key: 'type',
  header: msg`Type`,
  expendable: true,
  cell: (file) => (file.isManual ? <Trans>Manual</Trans> : <Trans>Automatic</Trans>),
};
const state: Column<OrderFile> = {
  key: 'state',
  header: msg`Status`,
  card: 'status',
  cell: (file) => <OrderFileState file={file} />,
};

/** A company's order files (SPEC 3). */
export const companyOrderFileColumns: readonly Column<OrderFile>[] = [
  batch,
  name,
  supplier,
  orders,
  created,
  createdBy,
  type,
  state,
];
/** The back office's, with the company. */
export const adminOrderFileColumns: readonly Column<OrderFile>[] = [
  batch,
  name,
  company,
  supplier,
  orders,
  created,
  createdBy,
  state,
];
