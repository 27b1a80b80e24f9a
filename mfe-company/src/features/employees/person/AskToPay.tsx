import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Employee } from '@portal/contract/employee-rows';
import { PayInFullOnBehalf } from '@portal/contract/pay-in-full-on-behalf';
import type { PayInFullOffer } from '@portal/contract/pay-in-full-rows';
import { askedPriceFacts } from '@portal/contract/seen-acts';
import { PayInFullPrice } from '@portal/requests';
import { Button, Fixed, showToast, useFormat, useQuery } from '@portal/shared-ui';
import { Fields, Form, FormActions, TextAreaField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog, Select } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { personOffers, useAskToPay } from './person.api.ts';

const Schema = v.object({ comment: PayInFullOnBehalf.entries.comment });

/**
 * Asks the person to pay an order in full at today's price (RULES 3.2 "CA asks"). Not there while nothing runs that
 * could be paid.
 */
export function AskToPay({ employee }: { employee: Employee }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const offers = useQuery(personOffers(employee.id)).data?.data.orders ?? [];
  if (offers.length === 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>{t`Ask to pay in full`}</Button>
      {isOpen && <AskDialog employee={employee} offers={offers} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type AskDialogProps = { employee: Employee; offers: readonly PayInFullOffer[]; onClose: () => void };

function AskDialog({ employee: { id, name }, offers, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const { day, money } = useFormat();
  const [chosen, setChosen] = useState(offers[0]?.orderId ?? '');
  const ask = useAskToPay(id);
  const form = useSchemaForm(Schema, { comment: '' });
  const offer = offers.find(({ orderId }) => orderId === chosen) ?? offers[0];
  if (!offer) return null;
  return (
    <Dialog title={<Trans>Ask {name} to pay in full</Trans>} isOpen onClose={onClose} width={560}>
      <Form
        form={form}
        onSubmit={async (values) => {
          await ask.mutateAsync({ orderId: offer.orderId, seen: askedPriceFacts(offer), ...values });
          showToast(t`${name} is asked to pay ${offer.productName} in full`);
          onClose();
        }}
      >
        <Fields>
          <p>
            <Trans>
              {name} gets an e-mail with this price, and accepts it or declines. The draws go on until it is accepted.
            </Trans>
          </p>
          {offers.length > 1 && (
            <Select
              aria-label={t`Order`}
              value={offer.orderId}
              options={offers.map(({ orderId, orderNumber, productName }) => ({
                value: orderId,
                label: `${orderNumber}, ${productName}`,
              }))}
              onChange={setChosen}
            />
          )}
          <p>
            <strong>
              <Fixed>{offer.productName}</Fixed>
            </strong>
            , <Trans>order {offer.orderNumber}</Trans>:{' '}
            <Plural value={offer.monthsRemaining} one="# draw remains" other="# draws remain" />{' '}
            <Trans>after {day(offer.exitDate)}</Trans>
          </p>
          <PayInFullPrice price={offer} />
          <TextAreaField form={form} name="comment" label={t`Message to ${name}`} isOptional />
          <FormActions>
            <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
              <Trans>Ask for {money(offer.total)}</Trans>
            </Button>
            <Button onClick={onClose}>{t`Cancel`}</Button>
          </FormActions>
        </Fields>
      </Form>
    </Dialog>
  );
}
