import { Trans, useLingui } from '@lingui/react/macro';
import { DaySchema } from '@portal/contract/days';
import { PayInFullChange } from '@portal/contract/pay-in-full-requests';
import { type PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { Button, showToast } from '@portal/shared-ui';
import { CheckboxField, DayField, Fields, Form, FormActions, MoneyField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import * as v from 'valibot';

const Schema = v.object({
  exitDate: DaySchema,
  pifFee: v.nonOptional(v.unwrap(PayInFullChange.entries.pifFee)),
  keepAllRisk: v.boolean(),
  keepSubsidy: v.boolean(),
});

/** Counts the price again with another date, fee, insurance or subsidy; the employee is asked again (RULES 3.2). */
export function ChangePayInFull({
  request,
  onClose,
  change,
}: {
  request: PayInFullDetail;
  onClose: () => void;
  change: (body: PayInFullChange) => Promise<unknown>;
}) {
  const { t } = useLingui();
  const has = (key: string) => request.lines.some((line) => line.key === key);
  const form = useSchemaForm(Schema, {
    exitDate: request.exitDate,
    pifFee: request.pifFee.amount,
    keepAllRisk: has('allRisk'),
    keepSubsidy: has('subsidy'),
  });
  return (
    <Dialog title={t`Change the price`} isOpen onClose={onClose}>
      <Form
        form={form}
        onSubmit={async ({ exitDate, ...terms }) => {
          await change({
            version: request.version,
            ...terms,
            ...(request.isEarly && exitDate !== request.exitDate ? { exitDate } : {}),
          });
          showToast(t`The employee is asked again`);
          onClose();
        }}
      >
        <Fields>
          {request.isEarly && <DayField form={form} name="exitDate" label={t`Last work day`} />}
          <MoneyField form={form} name="pifFee" label={t`Fee ex VAT`} currency={request.pifFee.currency} />
          <CheckboxField
            form={form}
            name="keepAllRisk"
            label={t`Charge all-risk insurance for the months that remain`}
          />
          <CheckboxField form={form} name="keepSubsidy" label={t`Keep the subsidy for the months that remain`} />
          <FormActions>
            <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
              <Trans>Count again and ask</Trans>
            </Button>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </FormActions>
        </Fields>
      </Form>
    </Dialog>
  );
}
