import { useLingui } from '@lingui/react/macro';
import { currencyOptions } from '@portal/accounts';
import { isShare, taxCodes, TaxRateForm, type TaxRate } from '@portal/contract/tax-tables';
import { showToast, useQuery } from '@portal/shared-ui';
import {
  DayField,
  FieldRow,
  Form,
  MoneyField,
  PercentField,
  SaveActions,
  SelectField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { Dialog, useCountryOptions } from '@portal/shared-ui/kit';
import type * as v from 'valibot';
import { currencyChoices } from '../../shared/currency-choice.api.ts';
import { taxLabels } from './tax-labels.ts';
import { useChangeTaxRate, useCreateTaxRate } from './tax-tables.api.ts';

type Input = v.InferInput<typeof TaxRateForm>;
type RateDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** the one to correct; none: a new one */ rate?: TaxRate | undefined;
  country: string;
};

/** Adds a rate, or corrects the value of one. Country, rate and day of an existing one stand. */
export function RateDialog({ isOpen, onClose, rate, country }: RateDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={rate ? t`Correct rate` : t`New rate`} isOpen={isOpen} onClose={onClose} width={560}>
      <RateForm key={rate?.id ?? 'new'} rate={rate} country={country} onClose={onClose} />
    </Dialog>
  );
}

function RateForm({ rate, country, onClose }: Omit<RateDialogProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const countries = useCountryOptions();
  const currencies = useQuery(currencyChoices()).data?.data ?? [];
  const [create, change] = [useCreateTaxRate(), useChangeTaxRate()];
  const blank: Partial<Input> = { country, code: 'tax', basisPoints: null, amount: null, currency: null };
  const form = useSchemaForm(TaxRateForm, (rate ? inputOf(rate) : blank) as Input);
  const [code, currency] = useWatch({ control: form.control, name: ['code', 'currency'] });
  const save = async (values: TaxRateForm) => {
    const value = isShare(values.code) ? { basisPoints: values.basisPoints ?? 0 } : { amount: values.amount ?? 0 };
    if (rate) await change.mutateAsync({ taxRateId: rate.id, version: rate.version, ...value });
    else
      await create.mutateAsync(
        isShare(values.code) ? { ...values, amount: null, currency: null } : { ...values, basisPoints: null },
      );
    showToast(t`The rate is saved`);
    onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={save}
      fieldFor={{ 'name-already-exists': 'validFrom', 'currency-not-found': 'currency' }}
    >
      <FieldRow>
        <SelectField form={form} name="country" label={t`Country`} options={countries} isLocked={Boolean(rate)} />
        <SelectField
          form={form}
          name="code"
          label={t`Rate`}
          options={taxCodes.map((value) => ({ value, label: i18n._(taxLabels[value]) }))}
          isLocked={Boolean(rate)}
        />
      </FieldRow>
      <FieldRow>
        <DayField form={form} name="validFrom" label={t`Valid from`} isLocked={Boolean(rate)} />
        {isShare(code) ? (
          <PercentField form={form} name="basisPoints" label={t`Percent`} isNullable />
        ) : (
          <MoneyField form={form} name="amount" label={t`Amount`} currency={currency ?? ''} isNullable />
        )}
      </FieldRow>
      {!isShare(code) && (
        <SelectField
          form={form}
          name="currency"
          label={t`Currency`}
          options={currencyOptions(currencies)}
          isNullable
          placeholder={t`Choose a currency`}
          isLocked={Boolean(rate)}
        />
      )}
      <SaveActions save={t`Save rate`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}

function inputOf({ country, code, validFrom, basisPoints, amount, currency }: TaxRate) {
  return { country, code, validFrom, basisPoints, amount, currency };
}
