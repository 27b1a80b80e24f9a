import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../i18n.ts';
import type { MailContent } from '../../mail/render.ts';

export type EndedImport = {
  fileName: string;
  isDone: boolean;
  created: number;
  updated: number;
  unchanged: number;
  errors: number;
  /** where its result stands */
  url: string;
};

/** To the person who started an import and need not have waited: what became of it. */
export function importEndedMail(facts: EndedImport, locale: Locale): MailContent {
  const i18n = i18nOf(locale);
  const { fileName, isDone } = facts;
  const title = isDone
    ? i18n.t('{fileName} is imported', { fileName })
    : i18n.t('{fileName} could not be imported', { fileName });
  const number = (value: number) => value.toLocaleString(locale);
  return {
    subject: title,
    title,
    paragraphs: [
      isDone
        ? i18n.t('The import that you started has ended. The whole report names every row.')
        : i18n.t('The import that you started has ended, and nothing of it was saved. Its page says why.'),
    ],
    ...(isDone
      ? {
          facts: [
            { label: i18n.t('Created'), value: number(facts.created) },
            { label: i18n.t('Updated'), value: number(facts.updated) },
            { label: i18n.t('Unchanged'), value: number(facts.unchanged) },
            { label: i18n.t('Left out'), value: number(facts.errors) },
          ],
        }
      : {}),
    button: { label: i18n.t('See the result'), url: facts.url },
  };
}
