import { useLingui } from '@lingui/react/macro';
import { BasisPoints, Minor } from '@portal/contract/money';
import { Button, showToast, useFormat } from '@portal/shared-ui';
import { Form, MoneyField, PercentField, useSchemaForm, useWatch } from '@portal/shared-ui/forms';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { taxName } from './tax-labels.ts';
import type { TaxRow } from './tax-rows.ts';
import { useChangeTaxRate } from './tax-tables.api.ts';

/** The column's head and the row name the field to those who see them, its own label to the others. */
const Cell = styled.div<{ $moved: boolean }>`
  width: 136px;
  margin-left: auto;
  form { display: grid; gap: var(--s-2); justify-items: end; }
  label { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${({ $moved }) => ($moved ? 'input { font-weight: 600; box-shadow: inset 0 0 0 1.5px var(--accent); }' : '')}
`;

/** The value of a rate that does not count yet, typed in its row; the preview beside it follows what is saved. */
export function TypedValue({ rate }: { rate: TaxRow }) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const change = useChangeTaxRate();
  const { id, version, basisPoints, amount, currency, before } = rate;
  const saved = basisPoints ?? amount ?? 0;
  const form = useSchemaForm(v.object({ value: basisPoints === null ? Minor : BasisPoints }), { value: saved });
  const value = useWatch({ control: form.control, name: 'value' });
  const field = { form, name: 'value', label: t`${taxName(rate.code, i18n)} from ${day(rate.validFrom)}` } as const;
  return (
    <Cell $moved={value !== (before?.basisPoints ?? before?.amount)}>
      <Form
        form={form}
        onSubmit={async (typed) => {
          const next = basisPoints === null ? { amount: typed.value } : { basisPoints: typed.value };
          await change.mutateAsync({ taxRateId: id, version, ...next });
          showToast(t`The rate is saved`);
        }}
      >
        {basisPoints === null ? <MoneyField {...field} currency={currency ?? ''} /> : <PercentField {...field} />}
        {value !== saved && (
          <Button type="submit" size="small" look="primary" busy={form.formState.isSubmitting}>{t`Save rate`}</Button>
        )}
      </Form>
    </Cell>
  );
}
