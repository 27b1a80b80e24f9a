import { useLingui } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import { rateOn } from '@portal/contract/tax-tables';
import { useFormat, useQuery } from '@portal/shared-ui';
import { PercentField } from '@portal/shared-ui/forms';
import { useState } from 'react';
import { taxRateList } from '../../shared/tax-rates.api.ts';
import type { CategorySchemaForm } from './category-form.ts';

type Props = { form: CategorySchemaForm; name: 'tax' | 'middleTax' | 'topTax' | 'topTopTax'; label: string };

/** A rate that overrides the tax table's; empty, the table of the company's country counts, which is named. */
export function OwnRateField({ form, name, label }: Props) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const [day] = useState(() => dayOf(new Date()));
  const rates = useQuery(taxRateList({})).data?.data ?? [];
  const countries = [...new Set(rates.map(({ country }) => country))].toSorted();
  const table = countries.flatMap((country) => {
    const rate = rateOn(rates, { country, code: name, day });
    return rate?.basisPoints ? [`${country} ${percent(rate.basisPoints)}`] : [];
  });
  const values = table.join(', ');
  const hint = values ? t`Empty: the tax table’s, today ${values}.` : t`Empty: the tax table’s.`;
  return <PercentField form={form} name={name} label={label} isNullable isOptional hint={hint} />;
}
