import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { ErrorKey } from '@portal/contract/errors';
import type { ImportReason } from '@portal/contract/import-rows';
import { i18nOf } from '../../i18n.ts';
import { fieldHeads } from '../../tabular/field-heads.ts';

/** Sentences for the file of refused rows; the pages have their own. */
const keys = (i18n: I18n): Partial<Record<ErrorKey, string>> => ({
  required: i18n.t('is missing'),
  'price-is-missing': i18n.t('is missing'),
  'invalid-amount': i18n.t('is not an amount'),
  'invalid-number': i18n.t('is not a number that fits'),
  'invalid-day': i18n.t('is not a date'),
  'invalid-email': i18n.t('is not an e-mail address'),
  'invalid-phone': i18n.t('is not a phone number'),
  'invalid-link': i18n.t('is not a link'),
  'too-long': i18n.t('is too long'),
  'duplicate-sku': i18n.t('is used by another product'),
  'employeenumber-already-exists': i18n.t('is used by another employee'),
  'employee-email-already-exists': i18n.t('is used by another employee'),
  'category-not-found': i18n.t('is not one of the categories'),
  'product-not-found': i18n.t('is not a product of the catalog'),
  'cell-too-long': i18n.t('A cell is too long'),
  'row-has-wrong-column-count': i18n.t('The row has more or fewer columns than the header'),
  'characters-cannot-be-read': i18n.t(
    'A character is broken: the row is written in another encoding than the rest of the file',
  ),
  'item-not-well-formed': i18n.t('The item is not valid XML'),
  'price-in-other-currency': i18n.t('is in another currency than the catalog'),
  'quote-not-closed': i18n.t('A quotation mark is not closed'),
  'too-many-columns': i18n.t('The item has too many parts'),
});

/** `Price "abc" is not an amount`; of a value that is taken also by whom: `(row 3)`, `(Anna Holm)`. */
export function reasonText({ field, key, value, otherRow, owner }: ImportReason, locale: Locale): string {
  const i18n = i18nOf(locale);
  const sentence = keys(i18n)[key] ?? key;
  if (field === null) return sentence;
  const name = field === 'price' ? i18n.t('Price') : fieldHeads(i18n)[field];
  const taker = otherRow === undefined ? owner : i18n.t('row {otherRow}', { otherRow });
  const other = taker === undefined ? '' : ` (${taker})`;
  return `${name}${value === '' ? '' : ` "${value}"`} ${sentence}${other}`;
}

export const errorColumn = (locale: Locale): string => i18nOf(locale).t('Error');

/** What became of a row, as the whole report says it: before the import what would, after it what has. */
export function fateText(fate: string, isDone: boolean, locale: Locale): string {
  const i18n = i18nOf(locale);
  const texts: Readonly<Record<string, string>> = {
    N: isDone ? i18n.t('created') : i18n.t('will be created'),
    C: isDone ? i18n.t('updated') : i18n.t('will be updated'),
    U: i18n.t('unchanged'),
    E: isDone ? i18n.t('left out') : i18n.t('will be left out'),
  };
  return texts[fate] ?? '';
}

export function reportColumns(locale: Locale): string[] {
  const i18n = i18nOf(locale);
  return [
    i18n.t({ id: 'report.row', message: 'Row' }),
    i18n.t('What happens'),
    i18n.t({ id: 'report.why', message: 'Why' }),
  ];
}

export const reportName = (locale: Locale): string => i18nOf(locale).t({ id: 'report.name', message: 'Report' });
