import { useFormat } from '@portal/shared-ui';

/** The sign that a figure's currency is written with beside it: "kr." in Danish, "DKK" in English (DECISIONS 18). */
export function useUnit(currency: string): string {
  const { locale } = useFormat();
  const currencyDisplay = locale === 'da-dk' ? 'symbol' : 'code';
  return (
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency
  );
}
