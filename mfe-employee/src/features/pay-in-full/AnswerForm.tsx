import { Trans, useLingui } from '@lingui/react/macro';
import { PayInFullAcceptance } from '@portal/contract/pay-in-full-requests';
import { type PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { payInFullFacts } from '@portal/contract/seen-acts';
import { Button, showToast, useFormat } from '@portal/shared-ui';
import { CheckboxField, ConfirmDialog, Fields, Form, FormActions, useSchemaForm } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { ContactFields } from './ContactFields.tsx';
import { useAccept, useDecline } from './pay-in-full.api.ts';

const { confirmed, contactPhone, contactEmail } = PayInFullAcceptance.entries;
const Schema = v.object({ confirmed, contactPhone, contactEmail });

/** Accept the price or decline. What may not be done yet is not offered. */
export function AnswerForm({ request }: { request: PayInFullDetail }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const [isDeclining, setIsDeclining] = useState(false);
  const accept = useAccept(request.id);
  const decline = useDecline(request.id);
  const form = useSchemaForm(Schema, { contactPhone: request.contactPhone, contactEmail: request.contactEmail });
  const declineButton = (
    <Button onClick={() => setIsDeclining(true)}>
      <Trans>Decline</Trans>
    </Button>
  );
  return (
    <>
      {request.actions.includes('ACCEPTED') ? (
        <Form
          form={form}
          onChanged={() => form.resetField('confirmed')}
          onSubmit={async (values) => {
            await accept.mutateAsync({
              version: request.version,
              seen: payInFullFacts(request),
              paymentKind: 'INVOICE',
              comment: '',
              ...values,
            });
            showToast(t`You have accepted the price`);
          }}
        >
          <Fields>
            <ContactFields form={form} isNeeded={request.hasLeft} />
            <CheckboxField
              form={form}
              name="confirmed"
              label={t`I accept the price and its terms`}
              hint={t`The price holds for 30 days.`}
            />
            <FormActions>
              <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
                <Trans>Accept {money(request.total)}</Trans>
              </Button>
              {declineButton}
            </FormActions>
          </Fields>
        </Form>
      ) : (
        <FormActions>{declineButton}</FormActions>
      )}
      <ConfirmDialog
        title={t`Decline`}
        isOpen={isDeclining}
        onClose={() => setIsDeclining(false)}
        confirmText={t`Decline`}
        onConfirm={() => decline.mutateAsync({ version: request.version, comment: '' })}
      >
        {request.isEarly ? (
          <Trans>Your monthly draws go on as before.</Trans>
        ) : (
          <Trans>You return the item to your company.</Trans>
        )}
      </ConfirmDialog>
    </>
  );
}
