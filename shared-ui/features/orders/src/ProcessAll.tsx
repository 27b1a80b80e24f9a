import { useLingui } from '@lingui/react/macro';
import { Button } from '@portal/shared-ui';
import { Send } from '@portal/shared-ui/kit';

type ProcessAllProps<Row> = {
  /** the list of orders to process, as it is shown; all of it must be on the page */
  page: { data: readonly Row[]; meta: { total: number | null } } | undefined;
  /** why one of them cannot be processed */
  blocked?: (row: Row) => string | undefined;
  onProcess: (orderIds: readonly string[]) => void;
};

/** Opens the review of all orders that wait at once, without a tick each; not there while some are on other pages. */
export function ProcessAll<Row extends { orderId: string }>({ page, blocked, onProcess }: ProcessAllProps<Row>) {
  const { t } = useLingui();
  // An order and its accessories are rows of their own.
  const idsOf = (rows: readonly Row[]) => [...new Set(rows.map(({ orderId }) => orderId))];
  if (!page || page.meta.total !== idsOf(page.data).length) return null;
  const orderIds = idsOf(page.data.filter((row) => !blocked?.(row)));
  if (orderIds.length < 2) return null;
  return (
    <Button icon={<Send aria-hidden="true" />} onClick={() => onProcess(orderIds)}>
      {t`Process all ${orderIds.length}`}
    </Button>
  );
}
