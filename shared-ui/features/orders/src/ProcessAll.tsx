import { Trans, useLingui } from '@lingui/react/macro';
import { Button, useFormat } from '@portal/shared-ui';
import { Send } from '@portal/shared-ui/kit';
import { useState } from 'react';

type ProcessAllProps<Row> = {
  /** the list of orders to process, as it is shown */
  page: { data: readonly Row[]; meta: { total: number | null } } | undefined;
  /** why one of them cannot be processed */
  blocked?: (row: Row) => string | undefined;
  /** reads every order that matches, where the page does not show them all */
  findAll: () => Promise<{ rows: readonly Row[] }>;
  onProcess: (orders: readonly Row[]) => void;
};

/** Opens the review of all orders that wait at once, on however many pages they are, without a tick each. */
export function ProcessAll<Row>({ page, blocked, findAll, onProcess }: ProcessAllProps<Row>) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [isReading, setIsReading] = useState(false);
  if (!page) return null;
  const { total } = page.meta;
  const shown = page.data.filter((row) => !blocked?.(row));
  const isOnePage = total === page.data.length;
  if (isOnePage && shown.length < 2) return null;
  // Of those on other pages some may not be processed: the review names each with its reason.
  const readAll = async () => {
    setIsReading(true);
    try {
      onProcess((await findAll()).rows);
    } catch {
      // The query's own failure is a message already.
    }
    setIsReading(false);
  };
  const count = isOnePage ? shown.length : total;
  return (
    <Button
      icon={<Send aria-hidden="true" />}
      busy={isReading}
      onClick={() => (isOnePage ? onProcess(shown) : void readAll())}
    >
      {count === null ? t`Process all that match` : <Trans>Process all {number(count)}</Trans>}
    </Button>
  );
}
