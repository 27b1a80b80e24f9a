import { useLingui } from '@lingui/react/macro';
import { addDays } from '@portal/contract/days';
import { PayInFullForm } from '@portal/contract/pay-in-full-requests';
import { type PayInFullOffer, type PayInFullOffers } from '@portal/contract/pay-in-full-rows';
import { askedPriceFacts } from '@portal/contract/seen-acts';
import { Button, showToast } from '@portal/shared-ui';
import {
  CheckboxField,
  DayField,
  Fields,
  Form,
  FormActions,
  TextAreaField,
  useSchemaForm,
} from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { ContactFields } from './ContactFields.tsx';
import { KeepAllRisk } from './KeepAllRisk.tsx';
import { useAsk } from './pay-in-full.api.ts';

const { orderId: _order, seen: _seen, ...entries } = PayInFullForm.entries;
const Schema = v.object(entries);

/** Asks for one order: last work day, confirmation, how one is reached (SPEC 5). */
export function AskToPay({
  offer,
  offers: { hasLeft, contactPhone, contactEmail },
  onClose,
}: {
  offer: PayInFullOffer;
  offers: PayInFullOffers;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const ask = useAsk();
  // The last work day lies after the order's (SPEC 5), also on the day of the order itself.
  const earliest = addDays(offer.orderedOn, 1);
  const form = useSchemaForm(Schema, {
    keepAllRisk: true,
    exitDate: offer.exitDate < earliest ? earliest : offer.exitDate,
    contactPhone,
    contactEmail,
    comment: '',
  });
  return (
    <Dialog title={t`Pay in full: ${offer.productName}`} isOpen onClose={onClose} width={560}>
      <Form
        form={form}
        onChanged={() => form.resetField('confirmed')}
        onSubmit={async (values) => {
          await ask.mutateAsync({
            orderId: offer.orderId,
            seen: askedPriceFacts(offer, values.keepAllRisk),
            ...values,
          });
          showToast(t`Your request was sent`);
          onClose();
        }}
      >
        <Fields>
          <DayField
            form={form}
            name="exitDate"
            min={earliest}
            label={t`Last work day`}
            hint={t`If you are not leaving, keep the day shown: the price is counted for its month.`}
          />
          <KeepAllRisk form={form} price={offer} />
          <ContactFields form={form} isNeeded={hasLeft} />
          <TextAreaField form={form} name="comment" label={t`Comment`} isOptional />
          <CheckboxField form={form} name="confirmed" label={t`I confirm that I want to pay the rest of this order`} />
          <FormActions>
            <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
              {t`Send request`}
            </Button>
            <Button onClick={onClose}>{t`Cancel`}</Button>
          </FormActions>
        </Fields>
      </Form>
    </Dialog>
  );
}
