import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isDay } from '@portal/contract/days';
import type { ListCondition, ListField, ListOperator } from '@portal/contract/list-fields';
import { formatAmount, formatDay } from '../i18n/format.ts';
import { currentLocale } from '../i18n/i18n.ts';
import type { FilterField } from './filter-fields.ts';

const common: Readonly<Record<ListOperator, MessageDescriptor>> = {
  contains: msg`contains`,
  is: msg`is`,
  not: msg`is not`,
  starts: msg`begins with`,
  atLeast: msg`is at least`,
  atMost: msg`is at most`,
  between: msg`is between`,
  last: msg`is in the last days`,
  next: msg`is in the next days`,
  any: msg`is any of`,
  none: msg`is none of`,
  empty: msg`is empty`,
  filled: msg`has a value`,
};
const ofDays: Partial<Record<ListOperator, MessageDescriptor>> = {
  is: msg`is on`,
  atLeast: msg`is from`,
  atMost: msg`is until`,
};

export const operatorWord = ({ kind }: ListField, operator: ListOperator): MessageDescriptor =>
  ((kind === 'day' || kind === 'instant') && ofDays[operator]) || common[operator];

const yesNo: Readonly<Record<string, MessageDescriptor>> = { true: msg`Yes`, false: msg`No` };

/** A value as the list shows it. */
export function valueWord(i18n: I18n, { kind, words }: FilterField, value: string): string {
  const locale = currentLocale();
  if (kind === 'choice') {
    const word = words?.[value] ?? yesNo[value];
    return word ? i18n._(word) : value;
  }
  if (kind === 'money') return formatAmount(Number(value), locale);
  return isDay(value) ? formatDay(value, locale) : value;
}

/** A condition without its field: "is any of Active, Pending". */
export function conditionWords(i18n: I18n, field: FilterField, [, operator, ...values]: ListCondition): string {
  const [count = ''] = values;
  if (operator === 'last') return i18n._(msg`is in the last ${count} days`);
  if (operator === 'next') return i18n._(msg`is in the next ${count} days`);
  const shown = values.map((value) => valueWord(i18n, field, value)).join(operator === 'between' ? ' – ' : ', ');
  return `${i18n._(operatorWord(field, operator))} ${shown}`.trim();
}
