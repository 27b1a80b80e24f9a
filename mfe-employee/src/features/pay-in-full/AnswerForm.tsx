import { Trans, useLingui } from '@lingui/react/macro';
import { PayInFullAcceptance } from '@portal/contract/pay-in-full-requests';
import type { PayInFullDetail, PaymentOption } from '@portal/contract/pay-in-full-rows';
import { acceptedPriceFacts } from '@portal/contract/seen-acts';
import { PayInFullPrice, paymentLabels, WhomToAsk } from '@portal/requests';
import { Button, showToast, useFormat } from '@portal/shared-ui';
import { CheckboxField, Fields, Form, FormActions, RadioField, useSchemaForm, useWatch } from '@portal/shared-ui/forms';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { ContactFields } from './ContactFields.tsx';
import { KeepAllRisk } from './KeepAllRisk.tsx';
import { useAccept, useDecline } from './pay-in-full.api.ts';

const { confirmed, contactPhone, contactEmail, paymentKind, keepAllRisk } = PayInFullAcceptance.entries;
const Schema = v.object({ confirmed, contactPhone, contactEmail, paymentKind, keepAllRisk });

/** Accept the price or decline. What may not be done yet is not offered. */
export function AnswerForm({ request }: { request: PayInFullDetail }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const [isDeclining, setIsDeclining] = useState(false);
  const accept = useAccept(request.id);
  const decline = useDecline(request.id);
  const form = useSchemaForm(Schema, {
    contactPhone: request.contactPhone,
    contactEmail: request.contactEmail,
    paymentKind: request.options[0]?.kind,
    keepAllRisk: true,
  });
  const kind = useWatch({ control: form.control, name: 'paymentKind' });
  const chosen = request.options.find((option) => option.kind === kind);
  const keeps = useWatch({ control: form.control, name: 'keepAllRisk' });
  const price = (!keeps && chosen?.withoutAllRisk) || chosen || request;
  const { total } = price;
  const isFinal = Boolean(chosen?.salary);
  const declineButton = <Button onClick={() => setIsDeclining(true)}>{t`Decline`}</Button>;
  return (
    <>
      {request.actions.includes('ACCEPTED') ? (
        <Form
          form={form}
          onChanged={() => form.resetField('confirmed')}
          onSubmit={async (values) => {
            await accept.mutateAsync({
              version: request.version,
              seen: acceptedPriceFacts(request, values.paymentKind, values.keepAllRisk),
              comment: '',
              ...values,
            });
            showToast(t`You have accepted the price`);
          }}
        >
          <Fields>
            <ContactFields form={form} isNeeded={request.hasLeft} />
            {request.options.length === 0 ? (
              <WhomToAsk contacts={request.payment.contacts} />
            ) : (
              <RadioField
                form={form}
                name="paymentKind"
                legend={t`How you pay`}
                choices={request.options.map((option) => ({
                  value: option.kind,
                  label: i18n._(paymentLabels[option.kind]),
                  hint: option.salary ? <SalaryHint option={option} /> : undefined,
                }))}
              />
            )}
            <CheckboxField
              form={form}
              name="confirmed"
              label={t`I accept the price and its terms`}
              hint={isFinal ? undefined : t`The price holds for 30 days.`}
            />
            {chosen && <KeepAllRisk form={form} price={chosen} />}
            {total.amount !== request.total.amount && <PayInFullPrice price={price} />}
            <FormActions>
              <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
                <Trans>Accept {money(total)}</Trans>
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
        {request.isEarly ? t`Your monthly draws go on as before.` : t`You return the item to your company.`}
      </ConfirmDialog>
    </>
  );
}

/** What paying by the final salary costs, and which month deducts it. */
function SalaryHint({ option: { salary, total } }: { option: PaymentOption }) {
  const { money, periodTitle } = useFormat();
  if (!salary) return null;
  return salary.isInstruction ? (
    <Trans>
      {money(total)}. The salary file of {periodTitle(salary.period)} is made: payroll is told by mail.
    </Trans>
  ) : (
    <Trans>
      {money(total)}, deducted in {periodTitle(salary.period)}.
    </Trans>
  );
}
