import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import { showToast, useQuery } from '@portal/shared-ui';
import { MailConfirm } from '../../shared/MailConfirm.tsx';
import { reminderPreview, useRemind } from './subscriptions.api.ts';

type RemindDialogProps = {
  subscription: Pick<Subscription, 'id' | 'subscriptionName'>;
  /** empty: everybody who has not ordered */
  employeeIds: readonly string[];
  onSent: () => void;
  onClose: () => void;
};

/** Asks before a reminder leaves, with the people and the mail. */
export function RemindDialog({ subscription, employeeIds, onSent, onClose }: RemindDialogProps) {
  const remind = useRemind(subscription.id);
  const { subscriptionName } = subscription;
  return (
    <MailConfirm
      title={<Trans>Remind about {subscriptionName}?</Trans>}
      why={<Trans>They are invited and have not ordered. Mails cannot be called back once they have left.</Trans>}
      query={useQuery(reminderPreview(subscription.id, employeeIds))}
      confirmText={(count) => plural(count, { one: 'Send # reminder', other: 'Send # reminders' })}
      onConfirm={async (seen) => {
        const { data } = await remind.mutateAsync({ employeeIds: [...employeeIds], seen });
        showToast(plural(data.reminded, { one: '# employee is reminded', other: '# employees are reminded' }));
        onSent();
      }}
      onClose={onClose}
    />
  );
}
