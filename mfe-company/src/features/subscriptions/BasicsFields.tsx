import { useLingui } from '@lingui/react/macro';
import { DayField, FieldRow, TextField } from '@portal/shared-ui/kit';
import type { SubscriptionFieldsProps } from './subscription-form.ts';
import { useLockedHint } from './use-locked-hint.ts';

/** Name, ordering window, and the first day a draw counts. */
export function BasicsFields({ form, isLocked = false }: SubscriptionFieldsProps) {
  const { t } = useLingui();
  const locked = useLockedHint(isLocked);
  return (
    <>
      <TextField
        form={form}
        name="subscriptionName"
        label={t`Name`}
        hint={t`Employees see it, for example Mobile 2027.`}
        maxLength={120}
      />
      <FieldRow>
        <DayField
          form={form}
          name="startDate"
          label={t`Opens for orders`}
          isLocked={isLocked}
          hint={locked ?? t`Invitations leave on this day.`}
        />
        <DayField
          form={form}
          name="endDate"
          label={t`Last day for orders`}
          hint={t`Who has not ordered is reminded three days before.`}
        />
      </FieldRow>
      <DayField
        form={form}
        name="effectDate"
        label={t`Salary draws from`}
        isLocked={isLocked}
        hint={locked ?? t`The first draw is on the first salary day on or after this date, once the goods are sent.`}
      />
    </>
  );
}
