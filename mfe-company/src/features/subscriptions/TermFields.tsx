import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field, NativeSelect, Note, Surface } from '@portal/shared-ui';
import { CheckboxField, FieldFault, useFieldWords, useWatch } from '@portal/shared-ui/forms';
import { Checkbox } from '@portal/shared-ui/kit';
import type { SubscriptionFieldsProps, SubscriptionForm } from './subscription-form.ts';
import { MonthChoices } from './term-style.ts';
import { useLockedHint } from './use-locked-hint.ts';

const offeredMonths = [1, 6, 12, 18, 24, 30, 36, 48, 60];

/** Terms to choose from and the two insurances. */
export function TermFields({ form, isLocked = false }: SubscriptionFieldsProps) {
  const { t } = useLingui();
  const locked = useLockedHint(isLocked);
  const hasAllRisk = useWatch({ control: form.control, name: 'allRisk' });
  return (
    <>
      <FieldFault form={form} name="periods" label={t`Periods`} />
      <PeriodField form={form} isLocked={isLocked} />
      <Surface>
        <MonthChoices as="div">
          <CheckboxField
            form={form}
            name="allRisk"
            label={t`All-risk insurance`}
            isLocked={isLocked}
            hint={locked ?? t`Accidental damage and theft, at the price of each product.`}
          />
          <CheckboxField
            form={form}
            name="employeeIns"
            label={t`Employee termination insurance`}
            isLocked={isLocked || !hasAllRisk}
            hint={
              locked ??
              (hasAllRisk
                ? t`Pays what is left when the employment ends.`
                : t`Can only be chosen together with all-risk insurance. Switch that on first.`)
            }
          />
        </MonthChoices>
      </Surface>
      {!hasAllRisk && (
        <Note>
          <Trans>Without all-risk insurance, damage and theft are between the company and the employee.</Trans>
        </Note>
      )}
    </>
  );
}

function PeriodField({ form, isLocked }: { form: SubscriptionForm; isLocked: boolean }) {
  const { t } = useLingui();
  const chosen = useWatch({ control: form.control, name: 'periods' });
  const suggested = useWatch({ control: form.control, name: 'defaultMonths' });
  const months = [...new Set([...offeredMonths, ...chosen])].toSorted((left, right) => left - right);
  useFieldWords({ form, name: 'periods', label: t`Months an employee can choose` });
  useFieldWords({ form, name: 'defaultMonths', label: t`The shop opens with` });
  const toggle = (value: number, isOn: boolean) => {
    const next = isOn
      ? [...chosen, value].toSorted((left, right) => left - right)
      : chosen.filter((one) => one !== value);
    form.setValue('periods', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    if (!isOn && value === form.getValues('defaultMonths')) form.setValue('defaultMonths', null, { shouldDirty: true });
  };
  return (
    <Surface>
      <MonthChoices>
        <legend>{t`Months an employee can choose`}</legend>
        {months.map((value) => (
          <Checkbox
            key={value}
            label={plural(value, { one: '# month', other: '# months' })}
            checked={chosen.includes(value)}
            disabled={isLocked}
            onChange={(event) => toggle(value, event.target.checked)}
          />
        ))}
      </MonthChoices>
      {chosen.length > 1 && (
        <Field label={t`The shop opens with`} hint={t`Employees can choose another one of them.`}>
          {(control) => (
            <NativeSelect
              {...control}
              value={suggested ?? ''}
              disabled={isLocked}
              onChange={(event) =>
                form.setValue('defaultMonths', Number(event.target.value) || null, { shouldDirty: true })
              }
            >
              <option value="">{t`the longest one`}</option>
              {chosen.map((value) => (
                <option key={value} value={value}>
                  {plural(value, { one: '# month', other: '# months' })}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
    </Surface>
  );
}
