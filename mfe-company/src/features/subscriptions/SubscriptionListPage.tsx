import { Trans } from '@lingui/react/macro';

export default function SubscriptionListPage() {
  return (
    <h1>
      <Trans>Subscriptions</Trans>
    </h1>
  );
}
