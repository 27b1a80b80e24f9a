import { Trans } from '@lingui/react/macro';
import { Orders } from './Orders.tsx';

/** Orders of all companies. */
export default function OrderListPage() {
  return <Orders title={<Trans>Orders</Trans>} lead={<Trans>Orders of all companies.</Trans>} />;
}
