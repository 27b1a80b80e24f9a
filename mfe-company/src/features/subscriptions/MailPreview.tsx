import { Trans } from '@lingui/react/macro';
import type { ResponseOf } from '@portal/contract/endpoint';
import type { checkSubscription } from '@portal/contract/subscriptions';
import { MailLetter } from '@portal/mails';
import { Card } from '@portal/shared-ui';

/** The mail that invites, as employees will read it. */
export function MailPreview({ mail }: { mail: ResponseOf<typeof checkSubscription>['data']['mail'] }) {
  return (
    <Card title={<Trans>The mail that employees get</Trans>}>
      <MailLetter mail={mail} />
    </Card>
  );
}
