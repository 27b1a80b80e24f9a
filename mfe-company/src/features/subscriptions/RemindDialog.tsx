import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import { showToast, useQuery } from '@portal/shared-ui';
import { MailConfirm } from '../../shared/MailConfirm.tsx';
import { invitationPreview, reminderPreview, useInviteAgain, useRemind } from './subscriptions.api.ts';

type RemindDialogProps = {
  subscription: Pick<Subscription, 'id' | 'subscriptionName'>;
  /** empty: all who have not ordered */
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
      why={<Trans>They are invited and have not ordered. Mails cannot be recalled once they are sent.</Trans>}
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

/** Asks before an invitation is sent once more: a new link, at the address that the person has now. */
export function InviteAgainDialog({ subscription, employeeIds, onSent, onClose }: RemindDialogProps) {
  const invite = useInviteAgain(subscription.id);
  const { subscriptionName } = subscription;
  return (
    <MailConfirm
      title={<Trans>Send the invitation to {subscriptionName} again?</Trans>}
      why={<Trans>It goes to the address that the person has now, with a new link.</Trans>}
      query={useQuery(invitationPreview(subscription.id, employeeIds))}
      confirmText={(count) => plural(count, { one: 'Send # invitation', other: 'Send # invitations' })}
      onConfirm={async (seen) => {
        const { data } = await invite.mutateAsync({ employeeIds: [...employeeIds], seen });
        showToast(plural(data.invited, { one: '# invitation is sent again', other: '# invitations are sent again' }));
        onSent();
      }}
      onClose={onClose}
    />
  );
}
