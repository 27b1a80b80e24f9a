import { useLingui } from '@lingui/react/macro';
import { Field, salaryFileMethodLabels, useQuery } from '@portal/shared-ui';
import { DayField, FieldRow, TextField, useFieldWords, useWatch } from '@portal/shared-ui/forms';
import { Select } from '@portal/shared-ui/kit';
import { companySettings } from '../../shared/settings.api.ts';
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
          hint={t`Employees who have not ordered are reminded three days before, unless you change it.`}
        />
      </FieldRow>
      <DayField
        form={form}
        name="effectDate"
        label={t`Salary draws from`}
        isLocked={isLocked}
        hint={locked ?? t`The first draw is on the first salary day on or after this date, once the goods are sent.`}
      />
      <MethodField form={form} isLocked={isLocked} />
    </>
  );
}

/** Whether its draws go into the automatic files or into files by hand; without a choice as the settings say. */
function MethodField({ form, isLocked = false }: SubscriptionFieldsProps) {
  const { t, i18n } = useLingui();
  const locked = useLockedHint(isLocked);
  const chosen = useWatch({ control: form.control, name: 'salaryFileMethod' });
  const { data } = useQuery(companySettings());
  const own = data?.data.salaryFileMethod ?? 'AUTOMATIC';
  useFieldWords({
    form,
    name: 'salaryFileMethod',
    label: t`Salary files`,
    shows: (method) =>
      i18n._(salaryFileMethodLabels[method === null ? own : method === 'MANUAL' ? 'MANUAL' : 'AUTOMATIC']),
  });
  return (
    <Field
      label={t`Salary files`}
      hint={locked ?? t`Automatic: on the company’s salary day. Manual: only when somebody creates a file.`}
    >
      {(control) => (
        <Select
          {...control}
          value={chosen ?? own}
          disabled={isLocked}
          options={(['AUTOMATIC', 'MANUAL'] as const).map((method) => ({
            value: method,
            label: i18n._(salaryFileMethodLabels[method]),
          }))}
          onChange={(method) =>
            form.setValue('salaryFileMethod', method === 'MANUAL' ? 'MANUAL' : 'AUTOMATIC', { shouldDirty: true })
          }
        />
      )}
    </Field>
  );
}
