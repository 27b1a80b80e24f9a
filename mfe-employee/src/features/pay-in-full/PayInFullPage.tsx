import { Trans, useLingui } from '@lingui/react/macro';
import { Card, EmptyState, HandCoins, PageHeader, useFormat, useQuery, useSearchParams } from '@portal/shared-ui';
import { FailedQuery, Pager } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { offers } from '../../shared/own-items.api.ts';
import { RequestCard, RequestRows } from '../../shared/RequestCard.tsx';
import { AskToPay } from './AskToPay.tsx';
import { Offers } from './Offers.tsx';
import { OwnRequest } from './OwnRequest.tsx';
import { ownRequests } from './pay-in-full.api.ts';

/** Own pay-in-full: what was asked, and what can be asked for (RULES 3.2). */
export default function PayInFullPage() {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const [search, setSearch] = useSearchParams();
  const [askedId, setAskedId] = useState(search.get('ask') ?? undefined);
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const requests = useQuery(ownRequests(page));
  const possible = useQuery(offers);
  // By its number, so that an offer that is read anew is the one that is asked for.
  const asking = possible.data?.data.isAllowed
    ? possible.data.data.orders.find(({ orderId }) => orderId === askedId)
    : undefined;
  const list = requests.data?.data ?? [];
  return (
    <div data-density="shop">
      <PageHeader title={t`Pay in full`} lead={t`Pay the rest of an order at once and keep the item.`} />
      {requests.error && <FailedQuery label={t`Your requests`} error={requests.error} onRetry={requests.refetch} />}
      <RequestRows>
        {list.map((request) => (
          <li key={request.id}>
            <RequestCard id={request.id} title={request.productName} status={request.status}>
              <Trans>
                Order {request.orderNumber}, {money(request.total)}, last work day {day(request.exitDate)}
              </Trans>
            </RequestCard>
          </li>
        ))}
      </RequestRows>
      {requests.data && (requests.data.meta.total ?? 0) > requests.data.meta.pageSize && (
        <Pager query={requests} onChange={({ page: next = 1 }) => setSearch({ page: String(next) })} />
      )}
      {possible.error && <FailedQuery label={t`What you can pay`} error={possible.error} onRetry={possible.refetch} />}
      {possible.data && <Offers offers={possible.data.data} onAsk={({ orderId }) => setAskedId(orderId)} />}
      {requests.isSuccess && list.length === 0 && possible.data?.data.orders.length === 0 && (
        <Card>
          <EmptyState
            icon={HandCoins}
            title={t`Nothing to pay`}
            why={t`Orders that were shipped and still have draws are shown here.`}
          />
        </Card>
      )}
      {asking && possible.data && (
        <AskToPay offer={asking} offers={possible.data.data} onClose={() => setAskedId(undefined)} />
      )}
      <OwnRequest />
    </div>
  );
}
