import type { Locale } from '@portal/contract/constants';
import type { FileDraw } from '@portal/contract/salary-draws';
import type { SalaryFile } from '@portal/contract/salary-files';
import { i18nOf } from '../i18n.ts';
import { dayText, periodText, signedMoneyText } from './format.ts';
import { renderPages, type Fact } from './pages.ts';

type Group<Key> = { key: Key; draws: number; amount: number };

/** A salary file with the sums that payroll compares after loading it. */
export type ControlList = {
  file: SalaryFile;
  draws: number;
  byKind: Group<FileDraw['kind']>[];
  byDepartment: Group<string>[];
};

/**
 * The control list of a salary file as PDF bytes (UX 1.7): name, period, rows, sums by kind and department, and the
 * hash of the bytes. The same file gives the same pages.
 */
export function renderControlList(list: ControlList, company: string, locale: Locale): Promise<Buffer> {
  const i18n = i18nOf(locale);
  const { file } = list;
  const { currency } = file.total;
  const kinds: Readonly<Record<FileDraw['kind'], string>> = {
    planned: i18n.t('Monthly draws'),
    correction: i18n.t('Given back'),
    final: i18n.t('Final salary'),
  };
  const fact = (name: string, value: string, isStrong = false): Fact => ({ name, value, isStrong });
  const sumOf = (draws: number, amount: number) =>
    [
      i18n.t('{draws, plural, one {# draw} other {# draws}}', { draws }),
      signedMoneyText({ amount, currency }, locale),
    ].join(' · ');
  const title = i18n.t('Control list of a salary file');
  return renderPages({ title, locale, at: new Date(file.createdAt) }, (pages) => {
    pages.title(title);
    pages.facts([
      fact(i18n.t('Company'), company),
      fact(i18n.t('File'), file.fileName),
      fact(i18n.t('Period'), periodText(file.period, locale)),
      fact(i18n.t('Salary day'), dayText(file.fileDay, locale)),
      fact(i18n.t('Batch'), String(file.batch)),
      fact(i18n.t('Rows in the file'), String(file.rowCount), true),
      fact(i18n.t('Sum of the draws'), sumOf(list.draws, file.total.amount), true),
      fact('SHA-256', file.sha256),
    ]);
    pages.heading(i18n.t('By kind'));
    pages.facts(list.byKind.map(({ key, draws, amount }) => fact(kinds[key], sumOf(draws, amount))));
    pages.heading(i18n.t('By department'));
    pages.facts(
      list.byDepartment.map(({ key, draws, amount }) =>
        fact(key || i18n.t('Without a department'), sumOf(draws, amount)),
      ),
    );
  });
}
