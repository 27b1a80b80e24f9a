import { Plural, useLingui } from '@lingui/react/macro';
import { LeasedOrderFilter } from '@portal/contract/leased-orders';
import { EmptyState, Package, useQuery } from '@portal/shared-ui';
import { DataTable, ListCard, Pager, SearchField, Toolbar, useListState } from '@portal/shared-ui/kit';
import { useId } from 'react';
import { leasedOrderColumns } from './leasing-columns.tsx';
import { Titled } from './leasing-style.ts';
import { leasedOrders, type LeasingCalls } from './leasing.api.ts';

/** The orders of an agreement. */
export function LeasedOrders({ calls, id }: { calls: LeasingCalls; id: string }) {
  const { t } = useLingui();
  const titleId = useId();
  const [filter, change] = useListState(LeasedOrderFilter);
  const query = useQuery(leasedOrders(calls, id, filter));
  const total = query.data?.meta.total;
  return (
    <Titled aria-labelledby={titleId}>
      <h2 id={titleId}>{t`Selected orders`}</h2>
      <ListCard
        filters={
          <Toolbar matches={typeof total === 'number' && <Plural value={total} one="# order" other="# orders" />}>
            <SearchField
              label={t`Employee, product or order`}
              value={filter.q}
              onSearch={(q) => change({ q }, { replace: true })}
            />
          </Toolbar>
        }
        pager={<Pager query={query} onChange={change} countsAll />}
      >
        <DataTable
          label={t`Orders`}
          list={{ name: 'leased-orders', filter: LeasedOrderFilter, ...calls.leasedAsFile(id) }}
          query={query}
          columns={leasedOrderColumns}
          rowKey={({ orderId }) => orderId}
          sort={filter.sort}
          onSort={(sort) => change({ sort })}
          isFiltered={Boolean(filter.q)}
          onClearFilters={() => change({ q: undefined })}
          empty={<EmptyState icon={Package} title={t`No orders here`} />}
        />
      </ListCard>
    </Titled>
  );
}
