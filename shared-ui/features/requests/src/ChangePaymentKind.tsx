import { useLingui } from '@lingui/react/macro';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { PaymentKind } from '@portal/contract/payment-details';
import { showToast, useFormat } from '@portal/shared-ui';
import { Fields, Form, SaveActions, RadioField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { paymentLabels } from './request-labels.ts';

const Schema = v.object({ paymentKind: PaymentKind });

/** Another way to pay an accepted request, until a salary file holds it (DECISIONS 38); the price follows. */
export function ChangePaymentKind({
  request,
  onClose,
  change,
}: {
  request: PayInFullDetail;
  onClose: () => void;
  change: (paymentKind: PaymentKind) => Promise<unknown>;
}) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const form = useSchemaForm(Schema, {});
  return (
    <Dialog title={t`Change how it is paid`} isOpen onClose={onClose}>
      <Form
        form={form}
        onSubmit={async ({ paymentKind }) => {
          await change(paymentKind);
          showToast(t`The employee is told`);
          onClose();
        }}
      >
        <Fields>
          <RadioField
            form={form}
            name="paymentKind"
            legend={t`How it is paid`}
            choices={request.options
              .filter(({ kind }) => kind !== request.paymentKind)
              .map(({ kind, total }) => ({ value: kind, label: i18n._(paymentLabels[kind]), hint: money(total) }))}
          />
          <SaveActions save={t`Change and tell the employee`} cancel={onClose} busy={form.formState.isSubmitting} />
        </Fields>
      </Form>
    </Dialog>
  );
}
