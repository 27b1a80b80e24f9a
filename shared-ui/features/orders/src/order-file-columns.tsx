import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Check, Countdown, Fixed, Instant, TriangleAlert, useSecondsUntil, X } from '@portal/shared-ui';
import { Clock, Loader, type Column } from '@portal/shared-ui/kit';
import type { ListedOrderFile } from './order-files.api.ts';
import { TwoLines } from './OrderCells.tsx';
import { CompanyName, SupplierName } from './OrderNames.tsx';

/** Where a file is on its way: in its hold, leaving, sent, refused by the mail server, or undone. */
function OrderFileState({ file }: { file: ListedOrderFile }) {
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
  return <Held file={file} />;
}

function Held({ file: { leavesAt, fileName } }: { file: ListedOrderFile }) {
  const { t } = useLingui();
  const left = useSecondsUntil(leavesAt);
  return (
    <Badge icon={Clock} tone="warn">
      {left > 0 ? (
        <Trans>
          Leaves in <Countdown left={left} label={t`Until ${fileName} leaves`} />
        </Trans>
      ) : (
        t`Waiting`
      )}
    </Badge>
  );
}

const batch: Column<ListedOrderFile> = { key: 'batch', header: msg`Batch`, sort: 'batch', cell: (file) => file.batch };
const name: Column<ListedOrderFile> = {
  key: 'name',
  header: msg`File`,
  card: 'title',
  cell: (file) => <TwoLines first={file.fileName} second={file.customName} />,
};
const company: Column<ListedOrderFile> = {
  key: 'company',
  header: msg`Company`,
  cell: (file) => <CompanyName order={file} />,
};
const supplier: Column<ListedOrderFile> = {
  key: 'supplier',
  header: msg`Supplier`,
  cell: (file) => <SupplierName order={file} />,
};
const orders: Column<ListedOrderFile> = {
  key: 'orders',
  header: msg`Orders`,
  sort: 'orders',
  align: 'end',
  cell: (file) => <Fixed>{file.orderCount}</Fixed>,
};
const created: Column<ListedOrderFile> = {
  key: 'created',
  header: msg`Created`,
  sort: 'createdAt',
  cell: (file) => <Instant value={file.createdAt} />,
};
const createdBy: Column<ListedOrderFile> = {
  key: 'createdBy',
  header: msg`Created by`,
  expendable: true,
  cell: (file) => file.createdBy,
};
const type: Column<ListedOrderFile> = {
  key: 'type',
  header: msg`Type`,
  expendable: true,
  cell: (file) => (file.isManual ? <Trans>Manual</Trans> : <Trans>Automatic</Trans>),
};
const state: Column<ListedOrderFile> = {
  key: 'state',
  header: msg`Status`,
  card: 'status',
  cell: (file) => <OrderFileState file={file} />,
};

/** A company's order files (SPEC 3). */
export const companyOrderFileColumns: readonly Column<ListedOrderFile>[] = [
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
export const adminOrderFileColumns: readonly Column<ListedOrderFile>[] = [
  batch,
  name,
  company,
  supplier,
  orders,
  created,
  createdBy,
  state,
];
