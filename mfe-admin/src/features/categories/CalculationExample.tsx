import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasVat, taxTableOn } from '@portal/contract/category-terms';
import { countryDefaults } from '@portal/contract/country-defaults';
import { dayOf } from '@portal/contract/days';
import { requiredLine } from '@portal/contract/endpoint';
import { giftWarning } from '@portal/contract/gifts';
import { Minor } from '@portal/contract/money';
import { firstChoice } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import { Card, Note, useFormat, useQuery } from '@portal/shared-ui';
import {
  FieldRow,
  Fields,
  MoneyField,
  NumberField,
  SelectField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { useCountryOptions } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';
import { taxRateList } from '../../shared/tax-rates.api.ts';
import type { CategorySchemaForm } from './category-form.ts';
import { exampleOffer } from './example-offer.ts';
import { ExampleTable } from './ExampleTable.tsx';

const Example = v.strictObject({
  country: requiredLine(2),
  price: Minor,
  months: v.pipe(v.number('invalid-number'), v.integer('invalid-number'), v.minValue(1, 'invalid-number')),
});

/** What the category as it is typed makes of a price: the shop's own functions, with the table of today (RULES 2.2). */
export function CalculationExample({ form }: { form: CategorySchemaForm }) {
  const { t } = useLingui();
  const { money, amount } = useFormat();
  const [today] = useState(() => dayOf(new Date()));
  const query = useQuery(taxRateList({}));
  const rates = query.data?.data ?? [];
  const example = useSchemaForm(Example, { country: 'DK', price: 1_000_000, months: 24 });
  const countries = useCountryOptions().filter(({ value }) => rates.some(({ country }) => country === value));
  const typed = useWatch({ control: form.control });
  const { country = 'DK', price = Number.NaN, months = Number.NaN } = useWatch({ control: example.control });
  const currency = rates.find((rate) => rate.country === country && rate.currency)?.currency ?? 'DKK';
  const isReadable =
    Number.isSafeInteger(price) && price > 0 && Number.isInteger(months) && months >= 1 && months <= 120;
  const draws = countryDefaults(country).netDraw ? 'net' : typed.gross_limit ? 'both' : 'gross';
  const table = taxTableOn(rates, country, today);
  const isPriced = hasVat(table);
  // The form is drawn before the table is there; nothing that this price says is shown then.
  const known = isPriced ? table : { ...table, rates: new Map([...table.rates, ['vat', 0] as const]) };
  const offer = exampleOffer(typed as Parameters<typeof exampleOffer>[0], known, {
    price: isReadable ? price : 1,
    months: isReadable ? months : 1,
    currency,
    draws,
  });
  const { quote } = quoteOf(offer, firstChoice(offer));
  const isShown = isReadable && isPriced;
  const gift = giftWarning(offer, []);
  const [basis] = quote.lines.map((line) => line.basis);
  const vat = (basis?.grossVat.amount ?? 0) + (basis?.netVat.amount ?? 0);
  return (
    <Card title={t`Calculation example`}>
      <Fields>
        <FieldRow>
          <MoneyField form={example} name="price" label={t`Price ex VAT`} currency={currency} />
          <NumberField form={example} name="months" label={t`Months`} />
          <SelectField form={example} name="country" label={t`Company in`} options={countries} />
        </FieldRow>
        {!isReadable && <Note>{t`Type a price and a number of months.`}</Note>}
        {query.data && !isPriced && (
          <Note tone="warn">{t`The tax table has no VAT for this country today, so nothing can be priced.`}</Note>
        )}
        {isShown && gift && (
          <Note tone="warn">
            <Trans>
              Worth {money({ amount: gift.value, currency })} incl. VAT, above the{' '}
              {money({ amount: gift.limit, currency })} a year that are free of tax.
            </Trans>
          </Note>
        )}
        {isShown && offer.terms.is_present && <Note>{t`A gift: nothing is deducted, so there is no estimate.`}</Note>}
        {isShown && !offer.terms.is_present && (
          <>
            <p>
              {vat > 0 ? (
                <Trans>
                  {amount(price)} + VAT {amount(vat)} in {plural(months, { one: '# month', other: '# months' })}:{' '}
                  {money(quote.monthlyPrice)} a month
                </Trans>
              ) : (
                <Trans>
                  {amount(price)} in {plural(months, { one: '# month', other: '# months' })}:{' '}
                  {money(quote.monthlyPrice)} a month
                </Trans>
              )}
            </p>
            {quote.estimate ? (
              <ExampleTable quote={quote} estimate={quote.estimate} />
            ) : (
              <Note>{t`No estimate is shown: the category or the country shows none.`}</Note>
            )}
          </>
        )}
      </Fields>
    </Card>
  );
}
