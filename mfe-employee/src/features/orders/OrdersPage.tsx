import { useLingui } from '@lingui/react/macro';
import {
  Card,
  EmptyState,
  LinkButton,
  Package,
  PageHeader,
  useQuery,
  useSearchParams,
  type QueryClient,
} from '@portal/shared-ui';
import { FailedQuery, Pager } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { OrderCard } from './OrderCard.tsx';
import { ownOrders } from './orders.api.ts';

const List = styled.ul`display: grid; gap: 14px; margin-bottom: var(--s-4);`;

/** Which page the address names. */
const pageOf = (search: URLSearchParams) => Math.max(1, Math.trunc(Number(search.get('page'))) || 1);

/** Asks for the orders while the page is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(ownOrders(pageOf(search)));
}

/** My orders, newest first; a deleted one stays as part of the story. */
export default function OrdersPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const orders = useQuery(ownOrders(pageOf(search)));
  return (
    <div data-density="shop">
      <PageHeader title={t`My orders`} />
      {orders.error && <FailedQuery label={t`Your orders`} error={orders.error} onRetry={orders.refetch} />}
      {orders.data?.data.length === 0 && (
        <Card>
          <EmptyState
            icon={Package}
            title={t`You have not ordered anything yet`}
            why={t`Your orders are shown here, from the confirmation to the last deduction.`}
            action={
              <LinkButton to="/employee/catalogs" look="primary">
                {t`Go to the shop`}
              </LinkButton>
            }
          />
        </Card>
      )}
      {orders.data && (
        <>
          <List>
            {orders.data.data.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </List>
          {(orders.data.meta.total ?? 0) > orders.data.meta.pageSize && (
            <Pager query={orders} onChange={({ page: next = 1 }) => setSearch({ page: String(next) })} />
          )}
        </>
      )}
    </div>
  );
}
