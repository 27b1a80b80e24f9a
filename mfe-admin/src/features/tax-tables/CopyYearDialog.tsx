import { useLingui } from '@lingui/react/macro';
import { TaxYearCopy } from '@portal/contract/tax-tables';
import { showToast } from '@portal/shared-ui';
import { FieldRow, Form, NumberField, SaveActions, SelectField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog, useCountryOptions } from '@portal/shared-ui/kit';
import { useCopyTaxYear } from './tax-tables.api.ts';

type CopyYearDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  country: string;
  /** the newest year with rates */ year: number;
};

/** Starts a year with another year's rates; each can be corrected afterwards. */
export function CopyYearDialog({ isOpen, onClose, ...start }: CopyYearDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Start a year`} isOpen={isOpen} onClose={onClose}>
      <CopyForm {...start} onClose={onClose} />
    </Dialog>
  );
}

function CopyForm({ country, year, onClose }: Omit<CopyYearDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const countries = useCountryOptions();
  const copy = useCopyTaxYear();
  const form = useSchemaForm(TaxYearCopy, { country, from: year, to: year + 1 });
  const save = async (values: TaxYearCopy) => {
    const {
      data: { copied },
    } = await copy.mutateAsync(values);
    showToast(
      copied === 0
        ? t`${values.to} had all of them already`
        : t`${values.to} starts with ${copied} rates of ${values.from}`,
    );
    onClose();
  };
  return (
    <Form form={form} onSubmit={save} fieldFor={{ 'not-found': 'from' }}>
      <SelectField form={form} name="country" label={t`Country`} options={countries} />
      <FieldRow>
        <NumberField form={form} name="from" label={t`Rates of`} />
        <NumberField form={form} name="to" label={t`become those of`} />
      </FieldRow>
      <SaveActions save={t`Start the year`} cancel={onClose} busy={form.formState.isSubmitting} />
    </Form>
  );
}
