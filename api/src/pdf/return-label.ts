import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../i18n.ts';
import { dayText } from './format.ts';
import { ink, renderPages } from './pages.ts';

/** One label: where the parcel goes, who sends it, what is in it; an address is its lines, empty ones are left out. */
export type ReturnLabelFacts = {
  locale: Locale;
  reference: string;
  orderNumber: number;
  productName: string;
  serialNumber: string | null;
  to: readonly string[];
  from: readonly string[];
  /** the last day to hand it in, where there is one */
  handInBy: string | null;
};

const codeSize = 132;
const inset = 24;

/**
 * A return label as PDF bytes, one page A4 (DECISIONS 40): the upper half goes on the parcel. The code holds the
 * reference, for the supplier's scanner. The code is loaded on first use.
 */
export async function renderReturnLabel(facts: ReturnLabelFacts): Promise<Buffer> {
  const { encode } = await import('uqr');
  const i18n = i18nOf(facts.locale);
  const { reference, orderNumber, productName, serialNumber } = facts;
  const { data, size } = encode(reference, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const handInBy = facts.handInBy === null ? '' : dayText(facts.handInBy, facts.locale);
  const steps = [
    i18n.t('Save your own data, sign out and erase the item.'),
    i18n.t('Pack it with everything that came with it. Normal wear is fine.'),
    i18n.t('Cut the label out and put it on the parcel.'),
    handInBy === ''
      ? i18n.t('Hand the parcel in and keep the receipt.')
      : i18n.t('Hand the parcel in by {handInBy} and keep the receipt.', { handInBy }),
  ];
  const about = { title: `${i18n.t('Return label')} ${reference}`, locale: facts.locale, fontSize: 11 };
  return renderPages(about, (pages) => {
    const { doc, left, width } = pages;
    pages.title(i18n.t('Return label'));
    const top = doc.y;
    const place = { x: left + inset, width: width - 3 * inset - codeSize };
    doc.y += inset;
    pages.element('P', () => {
      pages.write(i18n.t('To'), { isMuted: true }, place);
      for (const line of facts.to.filter(isSaid)) pages.write(line, { size: 15, isStrong: true }, place);
      doc.y += 14;
      pages.write(i18n.t('From'), { isMuted: true }, place);
      for (const line of facts.from.filter(isSaid)) pages.write(line, {}, place);
      doc.y += 18;
      pages.write(reference, { size: 19, isStrong: true }, place);
    });
    const bottom = Math.max(doc.y, top + inset + codeSize) + inset;
    const drawCode = () =>
      doc
        .save()
        .translate(left + width - inset - codeSize, top + inset)
        .scale(codeSize / size)
        .path(path)
        .fill(ink)
        .restore();
    pages.element('Figure', drawCode, { alt: reference });
    pages.decoration(() =>
      doc
        .rect(left, top, width, bottom - top)
        .lineWidth(1.5)
        .stroke(ink),
    );
    doc.y = bottom;
    pages.paragraph(`${i18n.t('Order')} ${orderNumber}: ${productName}`, { before: 18 });
    if (serialNumber !== null) pages.paragraph(`SN/IMEI ${serialNumber}`, { isMuted: true });
    for (const [index, step] of steps.entries()) pages.paragraph(`${index + 1}. ${step}`, { before: 6 });
  });
}

const isSaid = (line: string) => line.trim() !== '';
