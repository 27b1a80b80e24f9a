import { useLingui } from '@lingui/react/macro';
import { isShare, rateOn, taxCodes, type TaxDraft, type TaxDraftRate, type TaxRate } from '@portal/contract/tax-tables';
import { IconButton, useFormat } from '@portal/shared-ui';
import { MoneyField, PercentField, useWatch } from '@portal/shared-ui/forms';
import { RotateCcw, Trash2 } from '@portal/shared-ui/kit';
import type { DraftForm } from './draft-form.ts';
import { Difference, Value } from './rate-cells.tsx';
import { TypedCell } from './rate-table-style.ts';
import { RateTable, type RateRow } from './RateTable.tsx';
import { taxLabels } from './tax-labels.ts';

type Props = {
  form: DraftForm;
  draft: TaxDraft;
  law: readonly TaxRate[];
  uses: Readonly<Record<string, number>> | undefined;
};

/** The rates of a draft, each typed where it stands beside what counts without it. */
export function DraftRows({ form, draft: { country, validFrom }, law, uses }: Props) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const rates = useWatch({ control: form.control, name: 'rates' });
  const change = (next: TaxDraftRate[]) => form.setValue('rates', next, { shouldDirty: true });
  const rowOf = (rate: TaxDraftRate, position: number): RateRow => {
    const before = rateOn(law, { country, code: rate.code, day: validFrom });
    const set = (isEnded: boolean) => change(rates.map((one, n) => (n === position ? { ...one, isEnded } : one)));
    const name = i18n._(taxLabels[rate.code]);
    const leaveOut = () => change(rates.filter((_one, n) => n !== position));
    const button = !before
      ? { label: t`Leave out ${name}`, icon: <Trash2 aria-hidden="true" />, onClick: leaveOut }
      : rate.isEnded
        ? { label: t`Keep ${name}`, icon: <RotateCcw aria-hidden="true" />, onClick: () => set(false) }
        : { label: t`End ${name}`, icon: <Trash2 aria-hidden="true" />, onClick: () => set(true) };
    return {
      code: rate.code,
      before: <Value rate={before} />,
      value: rate.isEnded ? t`ends` : <Typed form={form} rate={rate} position={position} before={before} />,
      isTyped: !rate.isEnded,
      difference: <Difference before={before} after={rate.isEnded ? undefined : rate} />,
      uses: uses && (uses[rate.code] ?? 0),
      menu: <IconButton {...button} size="small" />,
    };
  };
  const rows = taxCodes.flatMap((code) => {
    const position = rates.findIndex((rate) => rate.code === code);
    const rate = rates[position];
    return rate ? [rowOf(rate, position)] : [];
  });
  const from = day(validFrom);
  return <RateTable label={t`Draft from ${from}`} heads={{ before: t`Before`, value: from }} rows={rows} hasMenu />;
}

type TypedProps = { form: DraftForm; rate: TaxDraftRate; position: number; before: TaxRate | undefined };

function Typed({ form, rate, position, before }: TypedProps) {
  const { t, i18n } = useLingui();
  const label = i18n._(taxLabels[rate.code]);
  const isMoved = (rate.basisPoints ?? rate.amount) !== (before?.basisPoints ?? before?.amount ?? null);
  return (
    <TypedCell $moved={isMoved}>
      {isShare(rate.code) ? (
        <PercentField form={form} name={`rates.${position}.basisPoints`} label={label} hint={t`0–100 %`} isNullable />
      ) : (
        <MoneyField
          form={form}
          name={`rates.${position}.amount`}
          label={label}
          hint={t`0 or more, a year`}
          currency={rate.currency ?? ''}
          isNullable
        />
      )}
    </TypedCell>
  );
}
