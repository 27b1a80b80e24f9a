import type { Locale } from '@portal/contract/constants';
import { businessZone, type Period } from '@portal/contract/days';
import type { Money } from '@portal/contract/money';

const dates: Readonly<Record<Locale, string>> = { 'en-us': 'en-GB', 'da-dk': 'da-DK' };

/** `1.234,50 kr.` in Danish, `DKK 1,234.50` in English (DECISIONS 18), with plain spaces that every font has. */
export function moneyText({ amount, currency }: Money, locale: Locale): string {
  const currencyDisplay = locale === 'da-dk' ? 'symbol' : 'code';
  return plain(
    new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 2 }).format(
      Math.max(0, amount) / 100,
    ),
  );
}

/** The same with its sign, for sums that what is given back makes negative. */
export const signedMoneyText = ({ amount, currency }: Money, locale: Locale): string =>
  `${amount < 0 ? '-' : ''}${moneyText({ amount: Math.abs(amount), currency }, locale)}`;

/** Basis points with at most two decimals: 4205 is `42.05 %`. */
export const percentText = (basisPoints: number, locale: Locale): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)} %`;

/** `January 2027`. */
export function periodText(period: Period, locale: Locale): string {
  return new Intl.DateTimeFormat(dates[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${period}-01T00:00:00Z`),
  );
}

/** `30 November 2026`. */
export function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dates[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** `16 November 2026 at 09:12`, in the business zone. */
export function instantText(instant: Date, locale: Locale): string {
  return plain(
    new Intl.DateTimeFormat(dates[locale], { dateStyle: 'long', timeStyle: 'short', timeZone: businessZone }).format(
      instant,
    ),
  );
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
