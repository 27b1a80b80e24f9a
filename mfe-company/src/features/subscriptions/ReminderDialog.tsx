import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '@portal/contract/days';
import type { Subscription } from '@portal/contract/subscription-detail';
import { Button, showToast, useFormat } from '@portal/shared-ui';
import { FormActions } from '@portal/shared-ui/forms';
import { Checkbox, Dialog, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { useChangeReminderDays } from './subscriptions.api.ts';
import { MonthChoices } from './term-style.ts';

const offered = [14, 10, 7, 5, 3, 2, 1, 0];
const most = 5;

/** On how many days before the end those who have not ordered are reminded by the clock. */
export function ReminderDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const save = useChangeReminderDays(subscription);
  const [chosen, setChosen] = useState<readonly number[]>(subscription.reminderDays);
  const days = [...new Set([...offered, ...chosen])].toSorted((left, right) => right - left);
  const confirm = () =>
    save.mutate([...chosen], {
      onSuccess: () => {
        showToast(t`The reminders are saved`);
        onClose();
      },
    });
  return (
    <Dialog title={t`Reminders of ${subscription.subscriptionName}`} isOpen onClose={onClose} width={560}>
      <p>
        <Trans>
          Who is invited and has not ordered gets a mail on the days that you choose, at most {most}. Nobody gets the
          same one twice.
        </Trans>
      </p>
      <Refusal error={save.error} />
      <MonthChoices>
        <legend>
          <Trans>Before the last day, {day(subscription.endDate)}</Trans>
        </legend>
        {days.map((before) => (
          <Checkbox
            key={before}
            label={before === 0 ? t`On the last day` : plural(before, { one: '# day before', other: '# days before' })}
            hint={day(addDays(subscription.endDate, -before))}
            checked={chosen.includes(before)}
            disabled={!chosen.includes(before) && chosen.length >= most}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, before] : chosen.filter((one) => one !== before))
            }
          />
        ))}
      </MonthChoices>
      <FormActions>
        <Button look="primary" busy={save.isPending} onClick={confirm}>
          <Plural value={chosen.length} _0="Send no reminders" one="Remind once" other="Remind # times" />
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Dialog>
  );
}
