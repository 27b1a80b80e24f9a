import type { Locale } from '@portal/contract/constants';
import { createElement as h } from 'react';
import { i18nOf } from '../i18n.ts';
import { transliterate } from '../payroll/transliterate.ts';
import { dayText } from './format.ts';

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

type Style = { fontSize?: number; fontFamily?: string; color?: string; marginTop?: number; marginBottom?: number };

const ink = '#101927';
const styles = {
  page: { padding: 56, fontFamily: 'Helvetica', fontSize: 11, lineHeight: 1.45, color: ink },
  title: { fontSize: 19, fontFamily: 'Helvetica-Bold', marginBottom: 18 },
  label: { borderWidth: 1.5, borderColor: ink, padding: 24, flexDirection: 'row', justifyContent: 'space-between' },
  to: { fontSize: 15, fontFamily: 'Helvetica-Bold' },
  muted: { color: '#556275' },
  reference: { fontSize: 19, fontFamily: 'Helvetica-Bold', marginTop: 18 },
  code: { width: 132, height: 132 },
  step: { marginTop: 6 },
} as const;

/**
 * A return label as PDF bytes, one page A4 (DECISIONS 40): the upper half goes on the parcel. The code holds the
 * reference, for the supplier's scanner. Renderer and code are loaded on first use.
 */
export async function renderReturnLabel(facts: ReturnLabelFacts): Promise<Buffer> {
  const [{ Document, Page, Text, View, Svg, Path, renderToBuffer }, { encode }] = await Promise.all([
    import('@react-pdf/renderer'),
    import('uqr'),
  ]);
  const i18n = i18nOf(facts.locale);
  const { reference, orderNumber, productName, serialNumber } = facts;
  const text = (content: string, style: Style = {}) => h(Text, { style }, transliterate(content, 'WIN1252'));
  const lines = (content: readonly string[], style: Style) =>
    content.filter((line) => line.trim() !== '').map((line) => text(line, style));
  const { data, size } = encode(reference, { border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const handInBy = facts.handInBy === null ? '' : dayText(facts.handInBy, facts.locale);
  const steps = [
    i18n.t('Save what is yours, sign out and erase the item.'),
    i18n.t('Pack it with everything that came with it. Normal wear is fine.'),
    i18n.t('Cut the label out and put it on the parcel.'),
    handInBy === ''
      ? i18n.t('Hand the parcel in and keep the receipt.')
      : i18n.t('Hand the parcel in by {handInBy} and keep the receipt.', { handInBy }),
  ];
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    text(i18n.t('Return label'), styles.title),
    h(
      View,
      { style: styles.label, wrap: false },
      h(
        View,
        {},
        text(i18n.t('To'), styles.muted),
        ...lines(facts.to, styles.to),
        text(i18n.t('From'), { ...styles.muted, marginTop: 14 }),
        ...lines(facts.from, {}),
        text(reference, styles.reference),
      ),
      h(Svg, { viewBox: `0 0 ${size} ${size}`, style: styles.code }, h(Path, { d: path, fill: ink })),
    ),
    text(`${i18n.t('Order')} ${orderNumber}: ${productName}`, { marginTop: 18 }),
    ...(serialNumber === null ? [] : [text(`SN/IMEI ${serialNumber}`, styles.muted)]),
    ...steps.map((step, index) => text(`${index + 1}. ${step}`, styles.step)),
  );
  const options = { title: `${i18n.t('Return label')} ${reference}`, language: facts.locale.slice(0, 2) };
  return renderToBuffer(h(Document, options, page));
}
