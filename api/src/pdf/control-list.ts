import type { Locale } from '@portal/contract/constants';
import type { FileDraw } from '@portal/contract/salary-draws';
import type { SalaryFile } from '@portal/contract/salary-files';
import { createElement as h } from 'react';
import { i18nOf } from '../i18n.ts';
import { transliterate } from '../payroll/transliterate.ts';
import { dayText, periodText, signedMoneyText } from './format.ts';

type Group<Key> = { key: Key; draws: number; amount: number };

/** A salary file with the sums that payroll compares after loading it. */
export type ControlList = {
  file: SalaryFile;
  draws: number;
  byKind: Group<FileDraw['kind']>[];
  byDepartment: Group<string>[];
};

type Style = { fontSize?: number; fontFamily?: string; color?: string; marginTop?: number; marginBottom?: number };

const styles = {
  page: { padding: 56, fontFamily: 'Helvetica', fontSize: 10, lineHeight: 1.45, color: '#101927' },
  title: { fontSize: 19, fontFamily: 'Helvetica-Bold', marginBottom: 18 },
  heading: { fontSize: 12, fontFamily: 'Helvetica-Bold', marginTop: 16, marginBottom: 6 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 12,
    paddingVertical: 3,
    borderBottomWidth: 0.5,
    borderBottomColor: '#DDE3EA',
  },
  strong: { fontFamily: 'Helvetica-Bold' },
} as const;

/**
 * The control list of a salary file as PDF bytes (UX 1.7): name, period, rows, sums by kind and department, and the
 * hash of the bytes. The renderer is loaded on first use. The same file gives the same pages.
 */
export async function renderControlList(list: ControlList, company: string, locale: Locale): Promise<Buffer> {
  const { Document, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
  const i18n = i18nOf(locale);
  const { file } = list;
  const { currency } = file.total;
  const kinds: Readonly<Record<FileDraw['kind'], string>> = {
    planned: i18n.t('Monthly draws'),
    correction: i18n.t('Given back'),
    final: i18n.t('Final salary'),
  };
  const text = (content: string, style: Style = {}) => h(Text, { style }, transliterate(content, 'WIN1252'));
  const row = (key: string, name: string, value: string, style: Style = {}) =>
    h(View, { key, style: styles.row, wrap: false }, text(name, style), text(value, style));
  const sumOf = (draws: number, amount: number) =>
    [
      i18n.t('{draws, plural, one {# draw} other {# draws}}', { draws }),
      signedMoneyText({ amount, currency }, locale),
    ].join(' · ');
  const title = i18n.t('Control list of a salary file');
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    text(title, styles.title),
    row('company', i18n.t('Company'), company),
    row('name', i18n.t('File'), file.fileName),
    row('period', i18n.t('Period'), periodText(file.period, locale)),
    row('day', i18n.t('Salary day'), dayText(file.fileDay, locale)),
    row('batch', i18n.t('Batch'), String(file.batch)),
    row('rows', i18n.t('Rows in the file'), String(file.rowCount), styles.strong),
    row('sum', i18n.t('Sum of the draws'), sumOf(list.draws, file.total.amount), styles.strong),
    row('hash', 'SHA-256', file.sha256),
    text(i18n.t('By kind'), styles.heading),
    ...list.byKind.map(({ key, draws, amount }) => row(`kind ${key}`, kinds[key], sumOf(draws, amount))),
    text(i18n.t('By department'), styles.heading),
    ...list.byDepartment.map(({ key, draws, amount }) =>
      row(`department ${key}`, key || i18n.t('Without a department'), sumOf(draws, amount)),
    ),
  );
  const made = new Date(file.createdAt);
  const options = { title, language: locale.slice(0, 2), creationDate: made, modificationDate: made };
  return renderToBuffer(h(Document, options, page));
}
