import { Trans, useLingui } from '@lingui/react/macro';
import { DaySchema } from '@portal/contract/days';
import type { ExitOrder } from '@portal/contract/employee-exit';
import { PayInFullChange } from '@portal/contract/pay-in-full-requests';
import { type PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { showToast, useFormat } from '@portal/shared-ui';
import { CheckboxField, DayField, Fields, Form, SaveActions, MoneyField, useSchemaForm } from '@portal/shared-ui/forms';
import { ConfirmDialog, Dialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { PayInFullPrice } from './PayInFullPrice.tsx';

const Schema = v.object({
  exitDate: DaySchema,
  pifFee: v.nonOptional(v.unwrap(PayInFullChange.entries.pifFee)),
  keepAllRisk: v.boolean(),
  keepSubsidy: v.boolean(),
});

type ChangePayInFullProps = {
  request: PayInFullDetail;
  onClose: () => void;
  preview: (body: PayInFullChange) => Promise<ExitOrder>;
  change: (body: PayInFullChange) => Promise<unknown>;
};

/**
 * Counts the price again with another date, fee, insurance or subsidy, and shows it before the employee is asked again
 * (RULES 3.2).
 */
export function ChangePayInFull({ request, onClose, preview, change }: ChangePayInFullProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ body: PayInFullChange; price: ExitOrder }>();
  const has = (key: string) => request.lines.some((line) => line.key === key);
  const form = useSchemaForm(Schema, {
    exitDate: request.exitDate,
    pifFee: request.pifFee.amount,
    keepAllRisk: has('allRisk'),
    keepSubsidy: has('subsidy'),
  });
  const confirm = async () => {
    if (asked) await change(asked.body);
    showToast(t`The employee is asked again`);
    onClose();
  };
  return (
    <>
      <Dialog title={t`Change the price`} isOpen onClose={onClose}>
        <Form
          form={form}
          onSubmit={async ({ exitDate, ...terms }) => {
            const isMoved = request.isEarly && exitDate !== request.exitDate;
            const body = { version: request.version, ...terms, ...(isMoved ? { exitDate } : {}) };
            setAsked({ body, price: await preview(body) });
            return false;
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
            <SaveActions save={t`Count again`} cancel={onClose} busy={form.formState.isSubmitting} />
          </Fields>
        </Form>
      </Dialog>
      {asked && (
        <ConfirmDialog
          isOpen
          title={t`Ask ${request.employeeName} again?`}
          confirmText={t`Ask again`}
          cancelText={t`Change the terms`}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        >
          <PayInFullPrice price={asked.price} />
          <Effect request={request} price={asked.price} />
        </ConfirmDialog>
      )}
    </>
  );
}

/** What the price was, and who is told. */
function Effect({ request, price }: { request: PayInFullDetail; price: ExitOrder }) {
  const { money } = useFormat();
  return (
    <p>
      {price.total.amount === request.total.amount ? (
        <Trans>The price stays as it was.</Trans>
      ) : (
        <Trans>It was {money(request.total)} before.</Trans>
      )}{' '}
      <Trans>{request.employeeName} gets a mail with the new terms and answers again.</Trans>
    </p>
  );
}
