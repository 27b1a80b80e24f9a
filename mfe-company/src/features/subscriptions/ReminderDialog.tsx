import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import { Button, showToast } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { Dialog, Refusal, Unsaved } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { most, ReminderChoices } from './ReminderChoices.tsx';
import { useChangeReminderDays } from './subscriptions.api.ts';

/** On how many days before the end those who have not ordered are reminded by the clock. */
export function ReminderDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { t } = useLingui();
  const save = useChangeReminderDays(subscription);
  const [chosen, setChosen] = useState<readonly number[]>(subscription.reminderDays);
  const confirm = () =>
    save.mutate([...chosen], {
      onSuccess: () => {
        showToast(t`The reminders are saved`);
        onClose();
      },
    });
  return (
    <Dialog title={t`Reminders of ${subscription.subscriptionName}`} isOpen onClose={onClose} width={560}>
      <Unsaved isTyped={!save.isSuccess && String(chosen) !== String(subscription.reminderDays)} />
      <p>
        <Trans>
          Employees who are invited and have not ordered get a mail on the days you choose, at most {most}. Each mail is
          sent once.
        </Trans>
      </p>
      <Refusal error={save.error} />
      <ReminderChoices endDate={subscription.endDate} chosen={chosen} onChange={setChosen} />
      <FormActions>
        <Button look="primary" busy={save.isPending} onClick={confirm}>
          <Plural value={chosen.length} _0="Send no reminders" one="Remind once" other="Remind # times" />
        </Button>
        <Button onClick={onClose}>{t`Cancel`}</Button>
      </FormActions>
    </Dialog>
  );
}
