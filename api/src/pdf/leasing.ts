import type { Locale } from '@portal/contract/constants';
import type { LeasingAgreement } from '@portal/contract/leasing-agreements';
import { createElement as h } from 'react';
import { i18nOf } from '../i18n.ts';
import { transliterate } from '../payroll/transliterate.ts';
import { dayText, moneyText } from './format.ts';
import { leasingTexts } from './leasing-texts.ts';

type Style = {
  fontFamily?: string;
  color?: string;
  fontSize?: number;
  marginTop?: number;
  marginBottom?: number;
  lineHeight?: number;
  flexBasis?: string;
};

const styles = {
  page: { padding: 56, fontFamily: 'Helvetica', fontSize: 10, lineHeight: 1.45, color: '#101927' },
  title: { fontSize: 19, fontFamily: 'Helvetica-Bold', marginBottom: 18, lineHeight: 1.2 },
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
  muted: { color: '#556275', marginTop: 10 },
  foot: { position: 'absolute', bottom: 28, left: 56, right: 56, fontSize: 8, color: '#556275' },
} as const;

/**
 * An agreement as PDF bytes: facts, sums, payments and orders (RULES 2.6). The renderer is loaded on first use. The
 * same agreement gives the same pages.
 */
export async function renderLeasing(agreement: LeasingAgreement, locale: Locale): Promise<Buffer> {
  const { Document, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
  const t = leasingTexts(i18nOf(locale));
  const money = (value: LeasingAgreement['productSum']) => moneyText(value, locale);
  const text = (content: string, style: Style = {}) => h(Text, { style }, transliterate(content, 'WIN1252'));
  const row = (name: string, value: string, style: Style = {}, key = name) =>
    h(View, { key, style: styles.row, wrap: false }, text(name, style), text(value, style));
  const heading = (content: string) =>
    h(View, { key: `h${content}`, minPresenceAhead: 40 }, text(content, styles.heading));
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    text(`${t.title}: ${agreement.name}`, styles.title),
    row(t.company, agreement.companyName),
    row(t.partner, agreement.partner ?? '-'),
    row(t.contractId, agreement.contractId || '-'),
    row(t.period, t.months(agreement.period)),
    row(t.start, dayText(agreement.leasingStart, locale)),
    row(t.end, dayText(agreement.leasingEnd, locale)),
    row(t.frequency, t[agreement.drawFreq]),
    heading(t.sums),
    row(t.productSum, money(agreement.productSum)),
    row(t.accessorySum, money(agreement.accessorySum)),
    row(t.value, money(agreement.totalLeasingValue), styles.strong),
    row(t.monthlyDraw, money(agreement.monthlyDraw)),
    row(t.salaryDraw, money(agreement.totalSalaryDraw), styles.strong),
    text(t.exVat, styles.muted),
    ...(agreement.note ? [heading(t.note), text(agreement.note)] : []),
    heading(t.payments),
    ...agreement.schedule.map(({ k, from, units, amount }) =>
      row(`${k + 1}. ${dayText(from, locale)} · ${t.months(units)}`, money(amount), {}, `payment${k}`),
    ),
    heading(t.orders),
    ...agreement.selectedOrders.map((order) =>
      row(
        `${order.orderNumber} · ${order.employeeName} · ${order.product}`,
        money({ ...order.productPrice, amount: order.productPrice.amount + order.accessoryPrice.amount }),
        {},
        order.orderId,
      ),
    ),
    h(View, { style: styles.foot, fixed: true }, text(`${t.title} · ${agreement.companyName} · ${agreement.name}`)),
  );
  const made = new Date(agreement.createdAt);
  return renderToBuffer(
    h(
      Document,
      {
        title: `${t.title} ${agreement.name}`,
        language: locale.slice(0, 2),
        creationDate: made,
        modificationDate: made,
      },
      page,
    ),
  );
}
