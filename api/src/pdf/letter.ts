import type { Locale } from '@portal/contract/constants';
import { createElement as h } from 'react';
import { transliterate } from '../payroll/transliterate.ts';

/** A letter of one page: who writes, to whom, a title, sentences, facts. The same letter gives the same pages. */
export type Letter = {
  locale: Locale;
  from: readonly string[];
  to: readonly string[];
  day: string;
  title: string;
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string }[];
  closing: string;
  /** when what it tells of happened; the file's own date */
  at: Date;
};

type Style = { fontSize?: number; fontFamily?: string; color?: string; marginTop?: number; marginBottom?: number };

const styles = {
  page: { padding: 64, fontFamily: 'Helvetica', fontSize: 10.5, lineHeight: 1.5, color: '#101927' },
  head: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 36 },
  title: { fontSize: 18, fontFamily: 'Helvetica-Bold', marginBottom: 14 },
  paragraph: { marginBottom: 8 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 16,
    paddingVertical: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: '#DDE3EA',
  },
  muted: { color: '#556275' },
  strong: { fontFamily: 'Helvetica-Bold' },
} as const;

/** A letter as PDF bytes. The renderer is loaded on first use. */
export async function renderLetter(letter: Letter): Promise<Buffer> {
  const { Document, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
  const text = (content: string, style: Style = {}, key = content) =>
    h(Text, { key, style }, transliterate(content, 'WIN1252'));
  const block = (lines: readonly string[]) =>
    h(View, {}, ...lines.filter(Boolean).map((line, index) => text(line, index === 0 ? styles.strong : {})));
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    h(View, { style: styles.head }, block(letter.to), block([...letter.from, letter.day])),
    text(letter.title, styles.title),
    ...letter.paragraphs.map((paragraph) => text(paragraph, styles.paragraph)),
    ...letter.facts
      .filter(({ value }) => value !== '')
      .map(({ label, value }) =>
        h(View, { key: label, style: styles.row, wrap: false }, text(label, styles.muted), text(value, styles.strong)),
      ),
    text(letter.closing, { marginTop: 24 }),
  );
  const options = {
    title: letter.title,
    language: letter.locale.slice(0, 2),
    creationDate: letter.at,
    modificationDate: letter.at,
  };
  return renderToBuffer(h(Document, options, page));
}
