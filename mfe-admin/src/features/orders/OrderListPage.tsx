import { useLingui } from '@lingui/react/macro';
import type { QueryClient } from '@portal/shared-ui';
import { filterOf } from '@portal/shared-ui/kit';
import { adminOrders, countedBy } from './order-filter.ts';
import { orderCounts, orderList } from './orders.api.ts';
import { Orders } from './Orders.tsx';

/** Asks for the first rows while the page around them is still on its way. */
export function prefetch(client: QueryClient, search: URLSearchParams): void {
  const filter = filterOf(adminOrders, search);
  void client.prefetchQuery(orderList(filter));
  void client.prefetchQuery(orderCounts(countedBy(filter)));
}

export default function OrderListPage() {
  const { t } = useLingui();
  return <Orders title={t`Orders`} lead={t`Orders of all companies.`} />;
}
