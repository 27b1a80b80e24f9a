import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import { giftKinds, giftLimitCodes } from '@portal/contract/gifts';
import { rateOn } from '@portal/contract/tax-tables';
import { useFormat, useQuery } from '@portal/shared-ui';
import { SelectField, useWatch } from '@portal/shared-ui/forms';
import { useCountryOptions } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { taxRateList } from '../../shared/tax-rates.api.ts';
import type { CategorySchemaForm } from './category-form.ts';

const giftLabels = {
  SMALL: msg`Small gifts and benefits`,
  CHRISTMAS: msg`A Christmas gift`,
  WORK: msg`What serves the work`,
} satisfies Record<(typeof giftKinds)[number], unknown>;

/** Which limit warns of a gift, with what it is today in each country. */
export function GiftFields({ form }: { form: CategorySchemaForm }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const countries = useCountryOptions();
  const [day] = useState(() => dayOf(new Date()));
  const rates = useQuery(taxRateList({})).data?.data ?? [];
  const [isPresent, kind = 'SMALL'] = useWatch({ control: form.control, name: ['is_present', 'giftKind'] });
  if (!isPresent) return null;
  const limits = [...new Set(rates.map(({ country }) => country))].toSorted().flatMap((country) => {
    const { amount, currency } = rateOn(rates, { country, code: giftLimitCodes[kind], day }) ?? {};
    return amount && currency
      ? [`${countries.find(({ value }) => value === country)?.label ?? country} ${money({ amount, currency })}`]
      : [];
  });
  const values = limits.join(', ');
  return (
    <SelectField
      form={form}
      name="giftKind"
      label={t`Kind of gift`}
      options={giftKinds.map((value) => ({ value, label: i18n._(giftLabels[value]) }))}
      hint={
        values
          ? t`Free of tax a year: ${values}. Above it a warning stands; nothing is refused.`
          : t`No country’s tax table has a limit for it.`
      }
    />
  );
}
