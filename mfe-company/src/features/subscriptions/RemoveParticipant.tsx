import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import type { Participant } from '@portal/contract/subscription-participants';
import { showToast } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useChangeSubscription } from './subscriptions.api.ts';

type RemoveParticipantProps = { subscription: Subscription; participant: Participant; onClose: () => void };

/** Takes a person out of a subscription without orders; an invitation that was sent leads nowhere from then on. */
export function RemoveParticipant({ subscription, participant, onClose }: RemoveParticipantProps) {
  const { t } = useLingui();
  const change = useChangeSubscription(subscription.id);
  const { name, employeeId, invitedAt, proposals } = participant;
  return (
    <ConfirmDialog
      title={invitedAt ? t`Withdraw the invitation of ${name}?` : t`Take ${name} out?`}
      confirmText={invitedAt ? t`Withdraw the invitation` : t`Take out`}
      isDanger
      isOpen
      onClose={onClose}
      onConfirm={async () => {
        await change.mutateAsync({ version: subscription.version, removedEmployeeIds: [employeeId] });
        showToast(t`${name} is no longer in the subscription`);
      }}
    >
      <p>
        <Trans>
          {name} no longer sees {subscription.subscriptionName} and gets no reminders. No mail is sent; you can add{' '}
          {name} again.
        </Trans>
      </p>
      {proposals > 0 && (
        <p>
          <Trans>The proposal that waits for acceptance lapses, and {name} is told.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}
