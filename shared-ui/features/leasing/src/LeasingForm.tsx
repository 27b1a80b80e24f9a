import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LeasingAgreementForm, type LeasingAgreement, type LeasingChoices } from '@portal/contract/leasing-agreements';
import { leasingFacts } from '@portal/contract/seen-acts';
import { Card, drawFrequencyLabels, Field, showToast } from '@portal/shared-ui';
import {
  DayField,
  FieldFault,
  FieldRow,
  Fields,
  Form,
  RadioField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useFormDraft,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { ConfirmDialog, Select, useSaving } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { WithTotals } from './leasing-style.ts';
import type { LeasingCalls } from './leasing.api.ts';
import { LeasingTotals } from './LeasingTotals.tsx';
import { Months } from './Months.tsx';
import { OrderPicker } from './OrderPicker.tsx';
import { usePickedOrders } from './use-picked-orders.ts';

/** Periods that every company is offered, beside those of its delivered orders. */
const usualPeriods = [12, 24, 36] as const;

type LeasingFormProps = {
  calls: LeasingCalls;
  choices: LeasingChoices;
  onCreated: (agreement: LeasingAgreement) => void;
  onCancel: () => void;
};

/**
 * A new agreement: the period first, because only orders of exactly that period can be selected; changing it empties
 * the selection after a warning (DECISIONS 10, UX 1.6).
 */
export function LeasingForm({ calls, choices, onCreated, onCancel }: LeasingFormProps) {
  const { t, i18n } = useLingui();
  const form = useSchemaForm(LeasingAgreementForm, {
    name: '',
    note: '',
    period: choices.periods[0]?.period ?? usualPeriods[1],
    drawFreq: 'monthly',
    leasingStart: '',
    partnerId: null,
    contractId: '',
    orderIds: [],
  });
  const [wanted, setWanted] = useState<number>();
  const draft = useFormDraft('leasing', form);
  const [period, drawFreq, leasingStart] = useWatch({
    control: form.control,
    name: ['period', 'drawFreq', 'leasingStart'],
  });
  const { picked, pick, readAnew } = usePickedOrders(calls, form);
  const create = useSaving([...calls.key], calls.create);
  const setPeriod = (months: number) => {
    form.setValue('period', months, { shouldDirty: true });
    if (picked.length > 0) pick([]);
  };
  const choosePeriod = (months: number) =>
    picked.length > 0 && months !== period ? setWanted(months) : setPeriod(months);
  const save = async (values: LeasingAgreementForm) => {
    const { data } = await create
      .mutateAsync({ ...values, seen: leasingFacts(values, picked, choices.currency) })
      .catch(async (refusal: unknown) => {
        await readAnew().catch(() => undefined);
        throw refusal;
      });
    const { name } = data;
    showToast(t`${name} is created`);
    onCreated(data);
  };
  return (
    <WithTotals>
      <Form
        form={form}
        draft={draft}
        onSubmit={save}
        fieldFor={{
          'items-already-leased': 'orderIds',
          'items-not-found': 'orderIds',
          'leasing-partner-not-found': 'partnerId',
        }}
      >
        <Card title={t`Agreement`}>
          <Fields>
            <PeriodField id={`${form.id}-period`} period={period} periods={choices.periods} onChoose={choosePeriod} />
            <TextField form={form} name="name" label={t`Name`} maxLength={120} />
            <FieldRow>
              <DayField form={form} name="leasingStart" label={t`Start`} />
              <SelectField
                form={form}
                name="partnerId"
                label={t`Leasing partner`}
                isOptional
                isNullable
                placeholder={t`None`}
                options={choices.partners.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </FieldRow>
            <RadioField
              form={form}
              name="drawFreq"
              legend={t`Payments`}
              choices={(['monthly', 'quarterly'] as const).map((value) => ({
                value,
                label: i18n._(drawFrequencyLabels[value]),
              }))}
            />
            <TextField form={form} name="contractId" label={t`Contract ID`} isOptional maxLength={80} />
            <TextAreaField form={form} name="note" label={t`Note`} isOptional maxLength={2_000} />
          </Fields>
        </Card>
        <FieldFault form={form} name="orderIds" label={t`Orders`} />
        <OrderPicker key={period} calls={calls} period={period} picked={picked} onChange={pick} />
        <LeasingTotals
          orders={picked}
          currency={choices.currency}
          period={period}
          drawFreq={drawFreq}
          leasingStart={leasingStart}
        />
        <SaveActions save={t`Create agreement`} cancel={onCancel} busy={form.formState.isSubmitting} />
      </Form>
      <ConfirmDialog
        title={t`Change the period?`}
        confirmText={t`Change period`}
        isOpen={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        onConfirm={async () => setPeriod(wanted ?? period)}
      >
        <Plural
          value={picked.length}
          one="# selected order is removed from the agreement: it has only orders of its own period."
          other="# selected orders are removed from the agreement: it has only orders of its own period."
        />
      </ConfirmDialog>
    </WithTotals>
  );
}

type PeriodFieldProps = {
  id: string;
  period: number;
  periods: LeasingChoices['periods'];
  onChoose: (months: number) => void;
};

function PeriodField({ id, period, periods, onChoose }: PeriodFieldProps) {
  const { t } = useLingui();
  const months = [...new Set([...usualPeriods, ...periods.map((one) => one.period)])].toSorted(
    (left, right) => left - right,
  );
  const free = periods.find((one) => one.period === period)?.orders ?? 0;
  return (
    <Field
      id={id}
      label={t`Period`}
      hint={
        <Trans>
          Only orders of <Months value={period} /> can be selected;{' '}
          <Plural value={free} one="# is free" other="# are free" />.
        </Trans>
      }
    >
      {(control) => (
        <Select
          {...control}
          options={months.map((value) => ({ value: String(value), label: t`${value} months` }))}
          value={String(period)}
          onChange={(value) => onChoose(Number(value))}
        />
      )}
    </Field>
  );
}
