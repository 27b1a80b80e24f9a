import { useLingui } from '@lingui/react/macro';
import type { OrderView } from '@portal/contract/order-kinds';
import type { OrderCounts } from '@portal/contract/order-lists';
import { useSearchParams } from '@portal/shared-ui';
import { Views } from '@portal/shared-ui/kit';

type OrderTabsProps = {
  current: OrderView;
  counts: OrderCounts | undefined;
  /** which views, in this order */
  views: readonly OrderView[];
};

/** The views of UX 1.1 with their counts; what was searched and sorted stays; page, drawer and status do not. */
export function OrderTabs({ current, counts, views }: OrderTabsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const labels: Record<OrderView, string> = {
    PROPOSED: t`Waits for acceptance`,
    TO_PROCESS: t`To process`,
    IN_PROCESS: t`In process`,
    SHIPPED: t`Shipped`,
    PROBLEM: t`Problem`,
    ALL: t`All`,
  };
  const to = (view: OrderView) => {
    const next = new URLSearchParams(search);
    for (const name of ['page', 'order', 'count', 'status']) next.delete(name);
    next.set('view', view);
    return `?${next.toString()}`;
  };
  return (
    <Views
      label={t`Orders by state`}
      current={current}
      views={views.map((key) => ({ key, label: labels[key], to: to(key), count: counts ? counts[key] : null }))}
    />
  );
}
