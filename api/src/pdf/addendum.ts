import { createHash } from 'node:crypto';
import type { Locale } from '@portal/contract/constants';
import type { Quote } from '@portal/contract/quote';
import { createElement as h, type ReactNode } from 'react';
import { i18nOf } from '../i18n.ts';
import { transliterate } from '../payroll/transliterate.ts';
import { addendumTexts } from './addendum-texts.ts';
import { dayText, instantText, moneyText, periodText } from './format.ts';

/** What one addendum says; every fact is frozen on the order. */
export type AddendumFacts = {
  locale: Locale;
  orderNumber: number;
  companyName: string;
  vatNo: string;
  employeeName: string;
  employNo: string;
  firstPeriod: string;
  quote: Quote;
  rulesText: string;
  rulesVersion: number;
  addendumVersion: number;
  supplierName: string;
  orderedOn: string;
  /** in one line */
  delivery: string;
  acceptedAt: Date;
  acceptedIp: string;
};

/** SHA-256 of everything that an addendum says, in a fixed order: what was seen and accepted, when and by whom. */
export function contentHash(facts: AddendumFacts): string {
  const content = [
    facts.locale,
    facts.orderNumber,
    facts.companyName,
    facts.vatNo,
    facts.employeeName,
    facts.employNo,
    facts.supplierName,
    facts.orderedOn,
    facts.delivery,
    facts.firstPeriod,
    inOrder(facts.quote),
    facts.rulesText,
    facts.rulesVersion,
    facts.addendumVersion,
    facts.acceptedAt.toISOString(),
    facts.acceptedIp,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Postgres gives the keys of a stored object back in its own order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, inner]) => [key, inOrder(inner)]);
}

type Style = {
  fontSize?: number;
  fontFamily?: string;
  color?: string;
  marginTop?: number;
  marginBottom?: number;
  lineHeight?: number;
  marginLeft?: number;
  flexShrink?: number;
};

const ink = '#101927';
const styles = {
  page: { padding: 56, fontFamily: 'Helvetica', fontSize: 10, lineHeight: 1.45, color: ink },
  title: { fontSize: 19, fontFamily: 'Helvetica-Bold', marginBottom: 18, lineHeight: 1.2 },
  heading: { fontSize: 12, fontFamily: 'Helvetica-Bold', marginTop: 16, marginBottom: 6 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 3,
    borderBottomWidth: 0.5,
    borderBottomColor: '#DDE3EA',
  },
  muted: { color: '#556275' },
  strong: { fontFamily: 'Helvetica-Bold' },
  clause: { marginBottom: 4 },
  foot: { position: 'absolute', bottom: 28, left: 56, right: 56, fontSize: 8, color: '#556275' },
} as const;

/**
 * The addendum to the employment contract as PDF bytes (RULES 1.1). The renderer is loaded on first use: a process
 * that never confirms an order never pays for it. The same facts give the same pages, so rendering again is safe.
 */
export async function renderAddendum(facts: AddendumFacts): Promise<Buffer> {
  const { Document, Page, Text, View, renderToBuffer } = await import('@react-pdf/renderer');
  const { locale, quote } = facts;
  const t = addendumTexts(i18nOf(locale));
  const money = (amount: Quote['total']) => moneyText(amount, locale);
  const text = (content: string, style: Style = {}) => h(Text, { style }, transliterate(content, 'WIN1252'));
  const row = (key: string, name: string, value: string, style: Style = {}) =>
    h(View, { key, style: styles.row, wrap: false }, text(name, style), text(value, style));
  // A long sum wraps, and its amount stays in one piece.
  const sumRow = (key: string, name: string, value: string) =>
    h(
      View,
      { key, style: styles.row, wrap: false },
      text(name, { flexShrink: 1 }),
      text(value, { flexShrink: 0, marginLeft: 12 }),
    );
  const heading = (content: string) => h(View, { minPresenceAhead: 40 }, text(content, styles.heading));
  const names = { product: '', accessory: '', allRisk: t.allRisk, employeeIns: t.employeeIns };
  // With VAT in it the month cannot be recomputed from the price, so every step is written down (RULES 2.2).
  const priceOf = ({ priceExVat, basis, grossMonth, netMonth }: Quote['lines'][number]) => {
    if (!basis || basis.grossVat.amount + basis.netVat.amount === 0) return `${t.priceExVat} ${money(priceExVat)}`;
    const sum = (part: Quote['total'], vat: Quote['total'], month: Quote['total'], vatName: string) => {
      const whole = money({ ...part, amount: part.amount + vat.amount });
      return `${money(part)} + ${vatName} ${money(vat)} = ${whole}; ${whole} / ${basis.months} = ${money(month)}`;
    };
    const gross = basis.gross.amount > 0 ? [sum(basis.gross, basis.grossVat, grossMonth, t.nonDeductibleVat)] : [];
    const net = basis.net.amount > 0 ? [sum(basis.net, basis.netVat, netMonth, t.vat)] : [];
    return [`${t.priceExVat} ${money(priceExVat)}`, ...gross, ...net].join('; ');
  };
  const lines = quote.lines.map((line, index) => {
    const price = line.kind === 'product' || line.kind === 'accessory' ? ` (${priceOf(line)})` : '';
    const monthly = { ...line.grossMonth, amount: line.grossMonth.amount + line.netMonth.amount };
    return sumRow(String(index), `${line.productName || names[line.kind]}${price}`, money(monthly));
  });
  const sums: ReactNode[] = [
    row('before', t.before, money(quote.monthlyBeforeSubsidy), styles.strong),
    row('subsidy', t.subsidy, money(quote.subsidyPerMonth)),
    row('gross', t.gross, money(quote.grossDraw), styles.strong),
    ...(quote.netDraw.amount > 0 ? [row('net', t.net, money(quote.netDraw), styles.strong)] : []),
  ];
  const parties: [string, string][] = [
    [t.employer, facts.companyName],
    [t.vatNo, facts.vatNo || '-'],
    [t.employee, facts.employeeName],
    [t.employeeNo, facts.employNo || '-'],
    [t.order, String(facts.orderNumber)],
    [t.supplier, facts.supplierName],
    [t.ordered, dayText(facts.orderedOn, locale)],
    [t.delivery, facts.delivery || '-'],
  ];
  const buyOut = quote.estimate ? money(quote.estimate.buyOut.total) : money({ ...quote.total, amount: 0 });
  const page = h(
    Page,
    { size: 'A4', style: styles.page },
    text(t.title, styles.title),
    ...parties.map(([name, value]) => row(name, name, value)),
    heading(`${t.product}, ${t.perMonth.toLowerCase()}`),
    ...lines,
    ...sums,
    text(t.term(quote.months, periodText(facts.firstPeriod, locale), money(quote.total)), { marginTop: 6 }),
    heading(t.heading),
    ...clausesOf(t.clauses(buyOut), quote.estimate !== null).map((clause, index) =>
      h(View, { key: `clause${index}`, wrap: false }, text(`${index + 1}. ${clause}`, styles.clause)),
    ),
    heading(t.rules),
    ...facts.rulesText
      .split(/\n+/)
      .filter(Boolean)
      .map((paragraph, index) => h(View, { key: `rule${index}` }, text(paragraph, styles.clause))),
    heading(t.acceptance),
    text(t.accepted(facts.employeeName, instantText(facts.acceptedAt, locale), facts.acceptedIp || '-')),
    text(t.versions(facts.rulesVersion, facts.addendumVersion), styles.muted),
    // On a line of its own: a hash that is broken gets a hyphen.
    h(View, { wrap: false }, text(t.fingerprint, styles.muted), text(contentHash(facts), styles.muted)),
    h(
      View,
      { style: styles.foot, fixed: true },
      text(`${t.title} · ${facts.companyName} · ${t.order} ${facts.orderNumber}`),
    ),
  );
  const options = {
    title: `${t.title} ${facts.orderNumber}`,
    language: locale.slice(0, 2),
    creationDate: facts.acceptedAt,
    modificationDate: facts.acceptedAt,
  };
  return renderToBuffer(h(Document, options, page));
}

/** Without an estimate there is no expected price, so nothing is said about one. */
function clausesOf(clauses: string[], hasBuyOut: boolean): string[] {
  return hasBuyOut ? clauses : clauses.filter((_clause, index) => index !== 3);
}
