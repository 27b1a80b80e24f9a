import { defaultCurrency, defaultMoneyLocale, type Locale } from '@portal/contract/constants';
import { businessZone, type Day, type Period } from '@portal/contract/days';
import type { Money } from '@portal/contract/money';

const formatters = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(locale, options);
  formatters.set(key, created);
  return created;
}

/** Money on screen is never negative (SPEC 9): clamped here and nowhere else. */
const shown = (minor: number) => Math.max(0, minor) / 100;

/** `1.234,50 kr.` in Danish, `DKK 1,234.50` in English (DECISIONS 18): two decimals, never below zero. */
export function formatMoney(money: Money | number, locale: Locale = defaultMoneyLocale): string {
  const { amount, currency } = typeof money === 'number' ? { amount: money, currency: defaultCurrency } : money;
  const currencyDisplay = locale === 'da-dk' ? 'symbol' : 'code';
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(shown(amount));
}

/** `1.234,50`: for columns whose head names the currency (VISUAL 4). */
export function formatAmount(minor: number, locale: Locale = defaultMoneyLocale): string {
  return numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(shown(minor));
}

/** Basis points as a percentage with at most two decimals: 4205 is `42.05 %`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  return `${numberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100)}\u00a0%`;
}

/** Grouped whole number: `1,284`. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

/** English of the portal is read in Denmark: day before month. */
export const dateLocale = (locale: Locale) => (locale === 'en-us' ? 'en-GB' : locale);

/** Making a format takes longer than using it a hundred times, and a list has a date in every row. */
function dateFormat(options: Intl.DateTimeFormatOptions): (locale: Locale) => Intl.DateTimeFormat {
  const created = new Map<Locale, Intl.DateTimeFormat>();
  return (locale) => {
    const format = created.get(locale) ?? new Intl.DateTimeFormat(dateLocale(locale), options);
    created.set(locale, format);
    return format;
  };
}

const longDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const longInstant = dateFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: businessZone });
const shortTime = dateFormat({ timeStyle: 'short', timeZone: businessZone });
const exactInstant = dateFormat({ dateStyle: 'long', timeStyle: 'medium', timeZone: businessZone });
const longPeriod = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar day in long form: `18 November 2026`, `18. november 2026` (SPEC 9). No zone may move it. */
export function formatDay(day: Day, locale: Locale): string {
  return longDay(locale).format(new Date(`${day}T00:00:00Z`));
}

/** A point in time in the business zone: `18 November 2026 at 09:12`. */
export function formatInstant(instant: string, locale: Locale): string {
  return longInstant(locale).format(new Date(instant));
}

/** A moment of today in the business zone: `09:12`, `09.12`. */
export function formatTime(instant: string, locale: Locale): string {
  return shortTime(locale).format(new Date(instant));
}

/** The same with its seconds, where two things of one minute are told apart: `18 November 2026 at 09:12:04`. */
export function formatExactInstant(instant: string, locale: Locale): string {
  return exactInstant(locale).format(new Date(instant));
}

/** A payroll month: `December 2026`. */
export function formatPeriod(period: Period, locale: Locale): string {
  return longPeriod(locale).format(new Date(`${period}-01T00:00:00Z`));
}

/** The same where a title or a value stands by itself: Danish writes months small only inside a sentence. */
export function formatPeriodTitle(period: Period, locale: Locale): string {
  const text = formatPeriod(period, locale);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
