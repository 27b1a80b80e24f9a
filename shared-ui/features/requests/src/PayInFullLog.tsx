import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PayInFullFilter } from '@portal/contract/pay-in-full-requests';
import { type PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { Amount, Day, EmptyState, HandCoins } from '@portal/shared-ui';
import { useListState, type Column } from '@portal/shared-ui/kit';
import { PayInFullDrawer } from './PayInFullDrawer.tsx';
import { asked, company, order, product, status } from './request-columns.tsx';
import { RequestLog, type LogProps } from './RequestLog.tsx';
import { RequestedBy } from './RequestNames.tsx';
import type { PayInFullCalls } from './requests.api.ts';

const employee: Column<PayInFullRow> = {
  key: 'employee',
  header: msg`Employee`,
  sort: 'employee',
  card: 'title',
  cell: (row) => <RequestedBy request={row} />,
};
const rest: readonly Column<PayInFullRow>[] = [
  product,
  order,
  {
    key: 'kind',
    header: msg`Kind`,
    expendable: true,
    cell: (row) =>
      row.isEndOfTerm ? (
        <Trans>End of the agreement</Trans>
      ) : row.isEarly ? (
        <Trans>While employed</Trans>
      ) : (
        <Trans>Leaving</Trans>
      ),
  },
  { key: 'exit', header: msg`Last work day`, sort: 'exitDate', cell: (row) => <Day value={row.exitDate} /> },
  { key: 'months', header: msg`Months remaining`, align: 'end', expendable: true, cell: (row) => row.monthsRemaining },
  {
    key: 'total',
    header: msg`To pay`,
    sort: 'total',
    align: 'end',
    card: 'amount',
    currency: (row) => row.total.currency,
    cell: (row) => <Amount minor={row.total.amount} />,
  },
  status,
];

export const companyPayInFullColumns: readonly Column<PayInFullRow>[] = [asked, employee, ...rest];
export const adminPayInFullColumns: readonly Column<PayInFullRow>[] = [asked, employee, company, ...rest];

/** The log of pay-in-full requests: list, filters in the address, one request from the right (UX 1.8). */
export function PayInFullLog(props: LogProps<PayInFullCalls, PayInFullRow>) {
  const { t } = useLingui();
  const [filter, change] = useListState(PayInFullFilter);
  return (
    <RequestLog
      {...props}
      title={t`PIF requests`}
      filter={filter}
      change={change}
      list={{ name: 'pay-in-full-requests', filter: PayInFullFilter }}
      onSort={(sort) => change({ sort })}
      empty={
        <EmptyState
          icon={HandCoins}
          title={t`No pay-in-full requests yet`}
          why={
            <Trans>
              One is made for each running order when an employee leaves, or when an employee asks to buy an item early.
            </Trans>
          }
        />
      }
    >
      <PayInFullDrawer calls={props.calls} />
    </RequestLog>
  );
}
