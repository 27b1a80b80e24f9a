import { Trans } from '@lingui/react/macro';
import { giftValue } from '@portal/contract/gifts';
import { Note, useFormat } from '@portal/shared-ui';
import { useWatch, type SchemaForm } from '@portal/shared-ui/forms';
import type { ProductFields } from './item-form.ts';

type Limit = { country: string; currency: string; limit: number; vatRate: number };
type Props = { form: SchemaForm<ProductFields, ProductFields>; currency: string; limits: readonly Limit[] };

/** A gift above the limit of the tax table: said while its price is typed, and never refused (RULES 2.1). */
export function GiftNote({ form, currency, limits }: Props) {
  const { money, locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const [price, retailPrice] = useWatch({ control: form.control, name: ['price', 'retailPrice'] });
  if (!Number.isSafeInteger(price)) return null;
  const retail = Number.isSafeInteger(retailPrice) ? retailPrice : null;
  return limits
    .filter((one) => one.currency === currency)
    .map(({ country, limit, vatRate }) => ({ country, limit, value: giftValue(price, retail, vatRate) }))
    .filter(({ value, limit }) => value > limit)
    .map(({ country, limit, value }) => (
      <Note key={country} tone="warn">
        <Trans>
          This gift is worth {money({ amount: value, currency })} incl. VAT. In {names.of(country)} gifts of this kind
          are free of tax up to {money({ amount: limit, currency })} a year; above it the employee is taxed.
        </Trans>
      </Note>
    ));
}
