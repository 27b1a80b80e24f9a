import { Trans, useLingui } from '@lingui/react/macro';
import {
  listPaymentDetails,
  PaymentDetailsForm as Schema,
  type PaymentDetails,
} from '@portal/contract/payment-details';
import { Button, call, Note, queryOptions, showToast } from '@portal/shared-ui';
import { FieldRow, Form, FormActions, TextField, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { Group } from './settings-style.ts';
import { paymentDetails, useChangePaymentDetails } from './settings.api.ts';

/** What stands for the payment in a card link. */
const [amount, currencyCode, reference] = ['{amount}', '{currency}', '{reference}'];

const fieldsOf = ({ currency: _currency, version: _version, ...fields }: PaymentDetails) => fields;

/** How employees pay what they owe in one currency: to an account, by a card link, or both (DECISIONS 39). */
export function PaymentDetailsForm({ details }: { details: PaymentDetails }) {
  const { t } = useLingui();
  const { currency } = details;
  const original = fieldsOf(details);
  const form = useSchemaForm(Schema, original);
  const change = useChangePaymentDetails();
  const own = ({ data }: { data: readonly PaymentDetails[] }) => ({
    data: data.find((one) => one.currency === currency) ?? details,
  });
  const editing = useEditing(form, {
    row: details,
    toValues: fieldsOf,
    newest: queryOptions({
      queryKey: [...paymentDetails().queryKey, currency],
      queryFn: async () => own(await call(listPaymentDetails, {})),
    }),
    // Sent whole; the version only where something was entered before.
    send: async ({ version, ...changed }: Partial<Schema> & { version: number }) =>
      own(
        await change.mutateAsync({ currency, ...(version === 0 ? {} : { version }), ...form.getValues(), ...changed }),
      ),
  });
  const isEmpty = original.account === '' && original.iban === '' && original.cardLink === '';
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        if (await editing.save(values)) showToast(t`The payment details are saved`);
      }}
      conflict={editing.conflict}
    >
      <Group>
        <h2>
          <Trans>How employees pay in {currency}</Trans>
        </h2>
        {isEmpty && (
          <Note tone="warn">
            <Trans>Nothing is entered: employees who owe the company something are told to ask you how to pay.</Trans>
          </Note>
        )}
        <FieldRow>
          <TextField form={form} name="bank" label={t`Bank`} isOptional autoComplete="off" />
          <TextField
            form={form}
            name="account"
            label={t`Registration and account number`}
            isOptional
            autoComplete="off"
          />
        </FieldRow>
        <FieldRow>
          <TextField form={form} name="iban" label={t`IBAN`} isOptional autoComplete="off" />
          <TextField form={form} name="bic" label={t`BIC`} isOptional autoComplete="off" />
        </FieldRow>
        <TextField
          form={form}
          name="cardLink"
          label={t`Link for payment by card`}
          isOptional
          autoComplete="off"
          hint={t`With https://. ${amount} becomes 6218.68, ${currencyCode} ${currency}, ${reference} the order.`}
        />
      </Group>
      <FormActions>
        <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
          {t`Save payment details`}
        </Button>
      </FormActions>
    </Form>
  );
}
