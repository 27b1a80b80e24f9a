import { Trans } from '@lingui/react/macro';
import { Orders } from './Orders.tsx';

/** All orders of the company. */
export default function OrderListPage() {
  return <Orders title={<Trans>Orders</Trans>} />;
}
