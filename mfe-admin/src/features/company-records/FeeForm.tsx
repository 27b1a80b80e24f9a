import { useLingui } from '@lingui/react/macro';
import { Minor } from '@portal/contract/money';
import { PayInFullFeeForm } from '@portal/contract/pay-in-full-fees';
import { Button, showToast } from '@portal/shared-ui';
import { DayField, FieldRow, Fields, Form, FormActions, MoneyField, useSchemaForm } from '@portal/shared-ui/forms';
import * as v from 'valibot';
import { useSetFee } from './company-records.api.ts';

const Schema = v.object({ validFrom: PayInFullFeeForm.entries.validFrom, amount: Minor });

/** A new fee of the company, from today or a later day (RULES 2.5 `pifFee`). */
export function FeeForm({ companyId, currency }: { companyId: string; currency: string }) {
  const { t } = useLingui();
  const form = useSchemaForm(Schema, {});
  const set = useSetFee(companyId, { form: true });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await set.mutateAsync(values);
        form.reset();
        showToast(t`The fee is saved`);
      }}
    >
      <Fields>
        <FieldRow>
          <DayField form={form} name="validFrom" label={t`Holds from`} hint={t`Today or a later day.`} />
          <MoneyField form={form} name="amount" label={t`Fee ex VAT`} currency={currency} />
        </FieldRow>
        <FormActions>
          <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
            {t`Save the fee`}
          </Button>
        </FormActions>
      </Fields>
    </Form>
  );
}
