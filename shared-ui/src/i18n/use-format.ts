import { useLingui } from '@lingui/react';
import type { Day, Period } from '@portal/contract/days';
import type { Money } from '@portal/contract/money';
import {
  formatAmount,
  formatDay,
  formatExactInstant,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPeriod,
  formatPeriodTitle,
} from './format.ts';
import { currentLocale } from './i18n.ts';

/** The formatters in the page's language; the component renders again when the language changes. */
export function useFormat() {
  useLingui();
  const locale = currentLocale();
  return {
    locale,
    money: (money: Money | number) => formatMoney(money, locale),
    amount: (minor: number) => formatAmount(minor, locale),
    percent: (basisPoints: number) => formatPercent(basisPoints, locale),
    number: (value: number) => formatNumber(value, locale),
    day: (day: Day) => formatDay(day, locale),
    instant: (instant: string) => formatInstant(instant, locale),
    exactInstant: (instant: string) => formatExactInstant(instant, locale),
    period: (period: Period) => formatPeriod(period, locale),
    periodTitle: (period: Period) => formatPeriodTitle(period, locale),
  };
}
