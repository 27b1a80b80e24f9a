import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { RmaFilter, type RmaRow } from '@portal/contract/rma';
import { Badge, Day, EmptyState, Wrench } from '@portal/shared-ui';
import { useListState, type Column } from '@portal/shared-ui/kit';
import { asked, company, order, product, status } from './request-columns.tsx';
import { rmaKindLabels, rmaOutcomeLabels } from './request-labels.ts';
import { RequestLog, type LogProps } from './RequestLog.tsx';
import { RequestedBy, RequestSupplier } from './RequestNames.tsx';
import type { RmaCalls } from './requests.api.ts';
import { CoveredBadge } from './RmaBody.tsx';
import { RmaDrawer } from './RmaDrawer.tsx';

/** Messages of others that wait to be read. */
export function Unread({ count }: { count: number }) {
  return count > 0 ? (
    <Badge tone="info">
      <Plural value={count} one="# new message" other="# new messages" />
    </Badge>
  ) : null;
}

function Outcome({ row: { outcome } }: { row: RmaRow }) {
  const { i18n } = useLingui();
  return outcome ? i18n._(rmaOutcomeLabels[outcome]) : '';
}

function Kind({ row }: { row: RmaRow }) {
  const { i18n } = useLingui();
  return i18n._(rmaKindLabels[row.kind]);
}

const employee: Column<RmaRow> = {
  key: 'employee',
  header: msg`Employee`,
  sort: 'employee',
  card: 'title',
  cell: (row) => (
    <>
      <RequestedBy request={row} /> <Unread count={row.unread} />
    </>
  ),
};
const rest: readonly Column<RmaRow>[] = [
  product,
  order,
  { key: 'supplier', header: msg`Supplier`, expendable: true, cell: (row) => <RequestSupplier rma={row} /> },
  { key: 'kind', header: msg`Kind`, cell: (row) => <Kind row={row} /> },
  {
    key: 'incident',
    header: msg`Date of incident`,
    sort: 'incidentDate',
    cell: (row) => <Day value={row.incidentDate} />,
  },
  {
    key: 'covered',
    header: msg`All-risk insurance`,
    expendable: true,
    cell: (row) => <CoveredBadge covered={row.covered} />,
  },
  { key: 'outcome', header: msg`Outcome`, cell: (row) => <Outcome row={row} /> },
  status,
];

export const companyRmaColumns: readonly Column<RmaRow>[] = [asked, employee, ...rest];
export const adminRmaColumns: readonly Column<RmaRow>[] = [asked, employee, company, ...rest];

/** The log of damage and repair: list, filters in the address, one request from the right (UX 1.8). */
export function RmaLog(props: LogProps<RmaCalls, RmaRow>) {
  const { t } = useLingui();
  const [filter, change] = useListState(RmaFilter);
  return (
    <RequestLog
      {...props}
      title={t`RMA requests`}
      filter={filter}
      change={change}
      list={{ name: 'rma-requests', filter: RmaFilter }}
      onSort={(sort) => change({ sort })}
      empty={
        <EmptyState
          icon={Wrench}
          title={t`No RMA requests yet`}
          why={t`Employees report damage, faults and theft of items that were shipped.`}
        />
      }
    >
      <RmaDrawer calls={props.calls} />
    </RequestLog>
  );
}
