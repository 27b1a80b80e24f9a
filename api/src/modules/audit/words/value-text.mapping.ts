import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import { isDay } from '@portal/contract/days';
import { dayText, periodText, signedMoneyText } from '../../../pdf/format.ts';
import { kindOf } from './field-kinds.mapping.ts';
import { valueWords } from './value-words.mapping.ts';

/** What values of a line are read with: its language, its currency where it names one, names by id. */
export type Reading = {
  i18n: I18n;
  locale: Locale;
  currency: string | null;
  names: Readonly<Record<string, string | null>>;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const period = /^\d{4}-(0[1-9]|1[0-2])$/;
/** A code of a program that has no word: never shown as it is written. */
const code = /^[A-Z]+(_[A-Z]+)+$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A country by its two letters, in words. */
export const countryText = (country: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country) ?? country;

/** The value of a field as a person reads it: money, percent, days, months, words; never a key, a code or an id. */
export function valueText(field: string, value: unknown, reading: Reading): string {
  const { i18n, locale, names } = reading;
  const kind = kindOf(field);
  if (value === null || value === undefined || value === '') return i18n.t('not set');
  if (Array.isArray(value)) return listText(field, value, reading);
  if (isObject(value)) return objectText(value, reading);
  if (typeof value === 'boolean') return value ? wordOf(field, 'true', i18n) : wordOf(field, 'false', i18n);
  if (typeof value === 'number') return numberText(kind, value, reading);
  const text = String(value);
  if (names[text]) return names[text];
  if (uuid.test(text)) return i18n.t('another one');
  if (kind === 'choice') return field.endsWith('ountry') ? countryText(text, locale) : wordOf(field, text, i18n);
  if (isDay(text)) return dayText(text, locale);
  if (period.test(text)) return periodText(text, locale);
  return code.test(text) ? wordOf(field, text, i18n) : text;
}

function wordOf(field: string, value: string, i18n: I18n): string {
  const words = valueWords(i18n);
  return words[`${field}.${value}`] ?? words[value] ?? i18n.t('another value');
}

function numberText(kind: string, value: number, { locale, currency }: Reading): string {
  if (kind === 'money' && currency) return signedMoneyText({ amount: value, currency }, locale);
  const style =
    kind === 'money'
      ? ({ minimumFractionDigits: 2 } as const)
      : kind === 'share'
        ? ({ style: 'percent', maximumFractionDigits: 2 } as const)
        : {};
  const divisor = kind === 'money' ? 100 : kind === 'share' ? 10_000 : 1;
  const grouping = kind === 'number' ? { useGrouping: false } : {};
  return new Intl.NumberFormat(locale, { ...style, ...grouping }).format(value / divisor).replaceAll('\u00a0', ' ');
}

/** A list of things is told by its length: their ids say nothing to a person. */
function listText(field: string, value: readonly unknown[], reading: Reading): string {
  if (value.length === 0) return reading.i18n.t('none');
  if (value.every((one) => typeof one === 'string' && !uuid.test(one)) || value.every(Number.isFinite))
    return value.map((one) => valueText(field, one, reading)).join(', ');
  return new Intl.NumberFormat(reading.locale).format(value.length);
}

function objectText(value: Record<string, unknown>, reading: Reading): string {
  const { amount, currency } = value;
  if (typeof amount === 'number' && typeof currency === 'string')
    return signedMoneyText({ amount, currency }, reading.locale);
  const own = value[reading.locale];
  return typeof own === 'string' && own !== '' ? own : reading.i18n.t('another value');
}
