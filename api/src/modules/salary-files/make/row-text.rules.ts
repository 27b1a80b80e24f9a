import { isCaughtUp } from '@portal/contract/catch-up';
import type { Locale } from '@portal/contract/constants';
import type { Period } from '@portal/contract/days';
import { i18nOf } from '../../../i18n.ts';
import type { DueDraw } from './due-draws.queries.ts';

/** A file's month, and the language in which its texts reach a payslip. */
export type FileText = { period: Period; language: Locale };

/**
 * What a payslip reads about a row: the product, and before it that the row gives back or catches up and which months,
 * because a system that cuts the text cuts its end (DECISIONS 35).
 */
export function rowText(draws: readonly DueDraw[], { period, language }: FileText): string {
  const i18n = i18nOf(language);
  const product = draws[0]?.productName ?? '';
  const monthsOf = (first: Period, last: Period) =>
    first === last ? first : i18n.t('{first} to {last}', { first, last });
  const credit = draws.find(({ kind }) => kind === 'correction');
  if (credit) {
    const months = monthsOf(credit.creditFrom ?? credit.period, credit.creditTo ?? credit.creditFrom ?? credit.period);
    return i18n.t('Credit {months}: {product}', { months, product });
  }
  if (draws.some(({ kind }) => kind === 'final')) return i18n.t('Final settlement: {product}', { product });
  const late = draws.flatMap((draw) => (isCaughtUp(draw, period) ? [draw.period] : [])).toSorted();
  const [first, last] = [late[0], late.at(-1)];
  if (first === undefined || last === undefined) return product;
  return i18n.t('Catch-up {months}: {product}', { months: monthsOf(first, last), product });
}

/** What the row of the phone's taxed value reads. */
export function taxedValueText({ language }: Pick<FileText, 'language'>): string {
  const i18n = i18nOf(language);
  return i18n.t('Taxed free phone');
}
