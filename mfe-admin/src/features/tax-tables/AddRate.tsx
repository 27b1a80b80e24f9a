import { useLingui } from '@lingui/react/macro';
import { currencyOptions } from '@portal/accounts';
import { isShare, taxCodes, type TaxCode, type TaxDraftRate } from '@portal/contract/tax-tables';
import { Button, Field, Plus, useQuery } from '@portal/shared-ui';
import { Select } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { currencyChoices } from '../../shared/currency-choice.api.ts';
import { taxLabels } from './tax-labels.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: flex-end;
`;

type Props = { rates: readonly TaxDraftRate[]; onAdd: (rate: TaxDraftRate) => void };

/** Adds a rate that the country did not have; an amount is in the currency of the others, or in one that is chosen. */
export function AddRate({ rates, onAdd }: Props) {
  const { t, i18n } = useLingui();
  const currencies = useQuery(currencyChoices()).data?.data ?? [];
  const missing = taxCodes.filter((code) => !rates.some((rate) => rate.code === code));
  const usual = rates.find(({ currency }) => currency !== null)?.currency ?? 'DKK';
  const [chosen, setChosen] = useState<TaxCode>();
  const [currency, setCurrency] = useState<string>();
  const code = chosen && missing.includes(chosen) ? chosen : missing[0];
  if (!code) return null;
  const isAmount = !isShare(code);
  const rate = { code, basisPoints: null, amount: null, currency: isAmount ? (currency ?? usual) : null };
  return (
    <Row>
      <Field label={t`Another rate`}>
        {(control) => (
          <Select
            {...control}
            data-unguarded="filter"
            value={code}
            options={missing.map((value) => ({ value, label: i18n._(taxLabels[value]) }))}
            onChange={(value) => setChosen(missing.find((one) => one === value))}
          />
        )}
      </Field>
      {isAmount && (
        <Field label={t`Currency`}>
          {(control) => (
            <Select
              {...control}
              data-unguarded="filter"
              value={currency ?? usual}
              options={currencyOptions(currencies)}
              onChange={(value) => setCurrency(value)}
            />
          )}
        </Field>
      )}
      <Button
        icon={<Plus aria-hidden="true" />}
        onClick={() => onAdd({ ...rate, isEnded: false })}
      >{t`Add rate`}</Button>
    </Row>
  );
}
