import { auditActions, type AuditAction } from '@portal/contract/audit-actions';
import { locales, type Locale } from '@portal/contract/constants';
import { i18nOf } from '../../../i18n.ts';
import { fieldWords } from './field-words.mapping.ts';
import { blanks, sentences } from './sentences.mapping.ts';
import { listNames, nouns, type NounOf, type Noun } from './things.mapping.ts';
import { valueWords } from './value-words.mapping.ts';

/** The things whose actions are told about something else than their own name says. */
const entityOfThing: Readonly<Record<string, NounOf>> = {
  administrator: 'membership',
  catalogs: 'company',
  'company-payroll': 'company',
  'company-settings': 'company',
  draw: 'order',
  leasing: 'leasing_agreement',
  login: 'route',
  'mail-text': 'company',
  orders: 'order_file',
  'pay-in-full': 'pay_in_full_request',
  'pay-in-full-fee': 'company',
  'payment-details': 'company',
  rma: 'rma_request',
  'see-as': 'user',
  session: 'user',
};

function nounOf(action: AuditAction, locale: Locale): Noun | undefined {
  const [thing = ''] = action.split('.');
  const all: Readonly<Record<string, Noun>> = nouns(i18nOf(locale));
  return all[entityOfThing[thing] ?? thing.replaceAll('-', '_')];
}

/** What a kind of act is called in a choice: "Changed a tax rate", its sentence without a name. */
export function actionLabel(action: AuditAction, locale: Locale): string {
  const i18n = i18nOf(locale);
  const what = nounOf(action, locale)?.nameless ?? '';
  const { list, company } = nouns(i18n);
  const filled = [
    [blanks.who, ''],
    [blanks.what, what],
    [blanks.whom, company.nameless],
    [blanks.orders, i18n.t('orders')],
    [blanks.list, list.nameless],
  ] as const;
  const text = filled
    .reduce((sentence, [blank, word]) => sentence.replaceAll(blank, word), sentences(i18n)[action])
    .trim();
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Acts of earlier versions that are searched by the words of what they were about. */
const earlier: Readonly<Record<string, NounOf>> = {
  'tax-rate.changed': 'tax_rate',
  'tax-rate.created': 'tax_rate',
  'tax-rate.removed': 'tax_rate',
  'tax-year.copied': 'tax_year',
};

/** Everything that a kind of act may be searched by, in both languages and without case. */
const searched = new Map<AuditAction, string>(
  auditActions.map((action) => [
    action,
    locales
      .flatMap((locale) => {
        const noun = nounOf(action, locale);
        return [action, actionLabel(action, locale), noun?.one('') ?? '', noun?.many(2) ?? ''];
      })
      .join(' ')
      .toLocaleLowerCase(),
  ]),
);

/** The kinds of act whose words hold the text, in English or Danish: "shipped", "afsendt", "tax rate". */
export function actionsHolding(text: string): string[] {
  const wanted = text.trim().toLocaleLowerCase();
  const past = Object.entries(earlier).flatMap(([action, thing]) =>
    locales.some((locale) => nouns(i18nOf(locale))[thing].nameless.toLocaleLowerCase().includes(wanted))
      ? [action]
      : [],
  );
  return [...auditActions.filter((action) => searched.get(action)?.includes(wanted)), ...past];
}

/** The codes in lines' details whose word holds the text, in either language: "VAT" and "moms" are `vat`. */
export const codesHolding = (text: string): string[] => codesIn(text, (locale) => valueWords(i18nOf(locale)));

/** The fields whose name holds the text, in either language. */
export const fieldsHolding = (text: string): string[] => codesIn(text, (locale) => fieldWords(i18nOf(locale)));

/** The last words of the addresses of lists whose name holds the text. */
export const listsHolding = (text: string): string[] => codesIn(text, (locale) => listNames(i18nOf(locale)));

function codesIn(text: string, wordsOf: (locale: Locale) => Readonly<Record<string, string>>): string[] {
  const wanted = text.trim().toLocaleLowerCase();
  const found = locales.flatMap((locale) =>
    Object.entries(wordsOf(locale)).flatMap(([code, word]) =>
      word.toLocaleLowerCase().includes(wanted) ? [code.split('.').at(-1) ?? code] : [],
    ),
  );
  return [...new Set(found)];
}
