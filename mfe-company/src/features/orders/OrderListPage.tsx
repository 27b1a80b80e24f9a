import { Trans } from '@lingui/react/macro';
import type { QueryClient } from '@portal/shared-ui';
import { filterOf } from '@portal/shared-ui/kit';
import { toProcessFirst } from './order-filter.ts';
import { orderCounts, orderList } from './orders.api.ts';
import { Orders } from './Orders.tsx';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  void client.prefetchQuery(orderList(filterOf(toProcessFirst, search)));
  void client.prefetchQuery(orderCounts({}));
}

export default function OrderListPage() {
  return <Orders title={<Trans>Orders</Trans>} />;
}
