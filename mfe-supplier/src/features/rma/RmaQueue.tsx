import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { exportOf } from '@portal/contract/list-exports';
import { listSupplierRma, rmaQueues, SupplierRmaFilter, type SupplierRmaRow } from '@portal/contract/rma-supplier';
import { Unread } from '@portal/requests';
import { EmptyState, Fixed, Skeleton, Surface, useQuery, useSearchParams, Wrench } from '@portal/shared-ui';
import { FailedQuery, FilterAndSort, FilterChip, Pager, SearchField, useListState } from '@portal/shared-ui/kit';
import { queueFields, queueHeadings, queueLabels } from './queue-labels.ts';
import { GroupTitle, Row, SearchRow, Tile, Tiles } from './queue-style.ts';
import { rmaCounts, rmaQueue } from './rma.api.ts';
import { TimeLeft } from './TimeLeft.tsx';

/** The requests for own products, grouped by what they ask; tiles count and filter, the address is the state. */
export function RmaQueue({ chosen }: { chosen?: string }) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const [filter, change, { searchField }] = useListState(SupplierRmaFilter);
  const [search] = useSearchParams();
  const list = useQuery(rmaQueue(filter));
  const counts = useQuery(rmaCounts);
  const rows = list.data?.data ?? [];
  const isFiltered = filter.queue !== undefined || filter.unread !== undefined || Boolean(filter.q ?? filter.filter);
  return (
    <Surface aria-label={t`RMA requests`}>
      <Tiles aria-label={t`Queues`}>
        {rmaQueues.map((queue) => {
          const isCurrent = filter.queue === queue;
          const count = counts.data?.[queue];
          return (
            <li key={queue}>
              <Tile
                to={{ search: addressOf(search, isCurrent ? undefined : queue) }}
                aria-current={isCurrent || undefined}
                data-late={(queue === 'LATE' && count) || undefined}
              >
                <b>
                  <Fixed>{count ?? '–'}</Fixed>
                </b>
                {i18n._(queueLabels[queue])}
              </Tile>
            </li>
          );
        })}
      </Tiles>
      <SearchRow>
        <SearchField label={t`Name, order, SN/IMEI`} {...searchField} />
      </SearchRow>
      {filter.unread && (
        <SearchRow>
          <FilterChip label={t`Messages`} value={t`Unread`} onRemove={() => change({ unread: undefined })} />
        </SearchRow>
      )}
      <FilterAndSort
        list={{ name: 'rma-queue', filter: SupplierRmaFilter, file: exportOf(listSupplierRma) }}
        columns={queueFields}
        sort={filter.sort}
        onSort={(sort) => change({ sort })}
        isReadOnly={chosen !== undefined}
      />
      {list.error && <FailedQuery label={t`The requests`} error={list.error} onRetry={list.refetch} />}
      {list.isPending && <Skeleton />}
      {list.isSuccess && rows.length === 0 && (
        <EmptyState
          icon={Wrench}
          title={isFiltered ? t`No request matches` : t`No open requests`}
          why={t`Employees report damage, faults and theft of items that you shipped.`}
        />
      )}
      {rmaQueues.map((queue) => {
        const group = rows.filter((row) => row.queue === queue);
        return (
          group.length > 0 && (
            <section key={queue} aria-label={i18n._(queueHeadings[queue])}>
              <GroupTitle>{i18n._(queueHeadings[queue])}</GroupTitle>
              <ul>
                {group.map((row) => (
                  <li key={row.id}>
                    <QueueRow row={row} isChosen={row.id === chosen} search={search.toString()} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {list.data && (list.data.meta.total ?? Infinity) > filter.pageSize && (
        <Pager query={list} onChange={change} countsAll />
      )}
    </Surface>
  );
}

function QueueRow({ row, isChosen, search }: { row: SupplierRmaRow; isChosen: boolean; search: string }) {
  return (
    <Row to={{ pathname: `/supplier/rma/${row.id}`, search }} aria-current={isChosen ? 'page' : undefined}>
      <b>
        <Fixed>{row.employeeName}</Fixed>
      </b>
      <TimeLeft rma={row} />
      <span data-line>{row.whatHappened}</span>
      <small>
        <Trans>
          {row.companyName} · {row.productName} · order {row.orderNumber}
        </Trans>{' '}
        <Unread count={row.unread} />
      </small>
    </Row>
  );
}

function addressOf(search: URLSearchParams, queue: string | undefined): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  next.delete('queue');
  next.delete('unread');
  if (queue) next.set('queue', queue);
  return next.toString();
}
