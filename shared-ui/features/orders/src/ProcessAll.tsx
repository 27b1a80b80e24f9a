import { useLingui } from '@lingui/react/macro';
import { Button } from '@portal/shared-ui';
import { Send } from '@portal/shared-ui/kit';

type ProcessAllProps<Row> = {
  /** the list of orders to process, as it is shown; all of it must be on the page */
  page: { data: readonly Row[]; meta: { total: number | null } } | undefined;
  /** why one of them cannot be processed */
  blocked?: (row: Row) => string | undefined;
  onProcess: (orders: readonly Row[]) => void;
};

/** Opens the review of all orders that wait at once, without a tick each; not there while some are on other pages. */
export function ProcessAll<Row>({ page, blocked, onProcess }: ProcessAllProps<Row>) {
  const { t } = useLingui();
  if (!page || page.meta.total !== page.data.length) return null;
  const orders = page.data.filter((row) => !blocked?.(row));
  if (orders.length < 2) return null;
  return (
    <Button icon={<Send aria-hidden="true" />} onClick={() => onProcess(orders)}>
      {t`Process all ${orders.length}`}
    </Button>
  );
}
