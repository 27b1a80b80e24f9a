import { useLingui } from '@lingui/react';
import type { SelectOption } from './Select.tsx';

/** Where the people of the portal work and live; the Nordic ones stand first in a list to choose from. */
const nordic = ['DK', 'SE', 'NO', 'FI', 'IS', 'FO', 'GL'];
const european = 'AT BE BG CH CY CZ DE EE ES FR GB GR HR HU IE IT LI LT LU LV MT NL PL PT RO RS SI SK TR UA';
const others = [...european.split(' '), 'AU', 'BR', 'CA', 'CN', 'IN', 'JP', 'NZ', 'US'];

/** A country's name; a text that is no code, as files may bring, is its own name. */
export function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
}

/** A country by its name; nothing for what belongs to none. */
export function CountryName({ code }: { code: string | null }) {
  const { i18n } = useLingui();
  return code && countryName(code, i18n.locale);
}

/** Countries to choose from, and the one that is `stored`, however it is written. */
export function useCountryOptions(stored?: string | null): readonly SelectOption[] {
  const { locale } = useLingui().i18n;
  const optionOf = (value: string) => ({ value, label: countryName(value, locale) });
  const listed = [
    ...nordic.map(optionOf),
    ...others.map(optionOf).toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  ];
  return !stored || listed.some(({ value }) => value === stored) ? listed : [...listed, optionOf(stored)];
}
