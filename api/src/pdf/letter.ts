import type { Locale } from '@portal/contract/constants';
import { renderPages, type Pages } from './pages.ts';

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

/** A letter as PDF bytes. */
export const renderLetter = ({ title, locale, at, ...letter }: Letter): Promise<Buffer> =>
  renderPages({ title, locale, at, fontSize: 10.5, margin: 64 }, (pages) => {
    head(pages, letter.to, [...letter.from, letter.day]);
    pages.title(title, 14);
    for (const paragraph of letter.paragraphs) pages.paragraph(paragraph, { after: 8 });
    const facts = letter.facts.filter(({ value }) => value !== '');
    pages.facts(facts.map(({ label, value }) => ({ name: label, value, isStrong: true, isNameMuted: true })));
    pages.paragraph(letter.closing, { before: 24 });
  });

/** To whom, left; from whom and when, right of it at the same height. */
function head(pages: Pages, to: readonly string[], from: readonly string[]): void {
  const { doc, left, width } = pages;
  const top = doc.y;
  const half = width / 2;
  const ends = [to, from].map((lines, column) => {
    doc.y = top;
    pages.element('P', () => {
      for (const [index, text] of lines.filter(Boolean).entries())
        pages.write(text, { isStrong: index === 0 }, { x: left + column * half, width: half });
    });
    return doc.y;
  });
  doc.y = Math.max(...ends) + 36;
}
