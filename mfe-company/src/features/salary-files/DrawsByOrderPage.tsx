import { Plural, useLingui } from '@lingui/react/macro';
import { listDrawsByOrder, type OrderDraws } from '@portal/contract/draws-by-order';
import { exportOf } from '@portal/contract/list-exports';
import { useParams, useQuery } from '@portal/shared-ui';
import { DataTable, Pager, QueryResult, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { personDraws } from '../../shared/draw-months/draw-months.api.ts';
import { OrderMonths } from '../../shared/draw-months/OrderMonths.tsx';
import { DrawsFrame, NoDraws } from './DrawsFrame.tsx';
import { orderDrawsColumns } from './order-draws-columns.tsx';
import { drawsByOrder } from './salary-files.api.ts';

/** The draws of a subscription, a row for each order that opens into its months. */
export default function DrawsByOrderPage() {
  const { t } = useLingui();
  const { subscriptionId = '' } = useParams();
  const [filter, change, { table, searchField }] = useListState(listDrawsByOrder.query);
  const list = useQuery(drawsByOrder(subscriptionId, filter));
  const total = list.data?.meta.total;
  return (
    <DrawsFrame
      subscriptionId={subscriptionId}
      current="orders"
      filters={
        <Toolbar matches={typeof total === 'number' && <Plural value={total} one="# order" other="# orders" />}>
          <SearchField label={t`Employee, product or order`} {...searchField} />
        </Toolbar>
      }
      pager={<Pager query={list} onChange={change} countsAll />}
    >
      <DataTable
        label={t`Draws by employee`}
        list={{
          name: 'draws-by-order',
          filter: listDrawsByOrder.query,
          file: exportOf(listDrawsByOrder),
          params: { subscriptionId },
        }}
        query={list}
        columns={orderDrawsColumns}
        rowKey={({ orderId }) => orderId}
        {...table}
        details={{
          label: ({ employee, productName }) => t`Months of ${employee.name}, ${productName}`,
          render: (row) => <Opened row={row} />,
        }}
        empty={<NoDraws />}
      />
    </DrawsFrame>
  );
}

/** The months of one order, where one is left out or put back. */
function Opened({ row: { orderId, employee } }: { row: OrderDraws }) {
  const { t } = useLingui();
  return (
    <QueryResult label={t`The draws`} query={useQuery(personDraws(employee.id))} isPart>
      {({ draws, leftOut }) => <OrderMonths orderId={orderId} draws={draws} leftOut={leftOut} />}
    </QueryResult>
  );
}
