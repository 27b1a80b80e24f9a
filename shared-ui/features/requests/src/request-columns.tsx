import { msg } from '@lingui/core/macro';
import type { PayInFullRow } from '@portal/contract/pay-in-full-rows';
import type { RmaRow } from '@portal/contract/rma';
import { Fixed, requestStatusLabels } from '@portal/shared-ui';
import { RequestStatusBadge, type Column } from '@portal/shared-ui/kit';
import { AskedOn, RequestCompany, RequestOrder } from './RequestNames.tsx';

/** The columns that both logs have, each in its place. */
type Shown = Column<PayInFullRow | RmaRow>;
export const asked: Shown = {
  key: 'asked',
  header: msg`Asked`,
  sort: 'createdAt',
  card: 'line',
  opensRow: true,
  cell: (row) => <AskedOn request={row} />,
};
export const company: Shown = { key: 'company', header: msg`Company`, cell: (row) => <RequestCompany request={row} /> };
export const product: Shown = {
  key: 'product',
  header: msg`Product`,
  sort: 'product',
  cell: (row) => <Fixed>{row.productName}</Fixed>,
};
export const order: Shown = {
  key: 'order',
  header: msg`Order`,
  expendable: true,
  cell: (row) => <RequestOrder request={row} />,
};
export const status: Shown = {
  key: 'status',
  header: msg`Status`,
  sort: 'status',
  choices: requestStatusLabels,
  card: 'status',
  cell: (row) => <RequestStatusBadge status={row.status} />,
};
