import { createHash } from 'node:crypto';
import type { Locale } from '@portal/contract/constants';
import { costInAll } from '@portal/contract/cost-in-all';
import type { Quote } from '@portal/contract/quote';
import { mineOf } from '@portal/contract/tax-choice';
import { i18nOf } from '../i18n.ts';
import { addendumTexts } from './addendum-texts.ts';
import { dayText, instantText, moneyText, percentText, periodText } from './format.ts';
import { renderPages, type Fact } from './pages.ts';

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

/**
 * The addendum to the employment contract as PDF bytes (RULES 1.1). The same facts give the same pages, so rendering
 * again is safe.
 */
export function renderAddendum(facts: AddendumFacts): Promise<Buffer> {
  const { locale, quote } = facts;
  const t = addendumTexts(i18nOf(locale));
  const money = (amount: Quote['total']) => moneyText(amount, locale);
  const fact = (name: string, value: string, isStrong = false): Fact => ({ name, value, isStrong });
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
  const lines = quote.lines.map((line) => {
    const price = line.kind === 'product' || line.kind === 'accessory' ? ` (${priceOf(line)})` : '';
    const monthly = { ...line.grossMonth, amount: line.grossMonth.amount + line.netMonth.amount };
    return fact(`${line.productName || names[line.kind]}${price}`, money(monthly));
  });
  const sums = [
    fact(t.before, money(quote.monthlyBeforeSubsidy), true),
    fact(t.subsidy, money(quote.subsidyPerMonth)),
    fact(t.gross, money(quote.grossDraw), true),
    ...(quote.netDraw.amount > 0 ? [fact(t.net, money(quote.netDraw), true)] : []),
  ];
  const parties = [
    fact(t.employer, facts.companyName),
    fact(t.vatNo, facts.vatNo || '-'),
    fact(t.employee, facts.employeeName),
    fact(t.employeeNo, facts.employNo || '-'),
    fact(t.order, String(facts.orderNumber)),
    fact(t.supplier, facts.supplierName),
    fact(t.ordered, dayText(facts.orderedOn, locale)),
    fact(t.delivery, facts.delivery || '-'),
  ];
  const buyOut = quote.estimate ? money(quote.estimate.buyOut.total) : money({ ...quote.total, amount: 0 });
  const about = {
    title: `${t.title} ${facts.orderNumber}`,
    locale,
    at: facts.acceptedAt,
    foot: `${t.title} · ${facts.companyName} · ${t.order} ${facts.orderNumber}`,
  };
  return renderPages(about, (pages) => {
    pages.title(t.title);
    pages.facts(parties);
    pages.heading(`${t.product}, ${t.perMonth.toLowerCase()}`);
    pages.facts([...lines, ...sums]);
    pages.paragraph(t.term(quote.months, periodText(facts.firstPeriod, locale), money(quote.total)), { before: 6 });
    const net = netInAll(facts, t);
    if (net) pages.paragraph(net);
    pages.heading(t.heading);
    for (const [index, clause] of clausesOf(t.clauses(buyOut), quote.estimate !== null).entries())
      pages.paragraph(`${index + 1}. ${clause}`, { after: 4 });
    pages.heading(t.rules);
    for (const paragraph of facts.rulesText.split(/\n+/).filter(Boolean)) pages.paragraph(paragraph, { after: 4 });
    pages.heading(t.acceptance);
    pages.paragraph(t.accepted(facts.employeeName, instantText(facts.acceptedAt, locale), facts.acceptedIp || '-'));
    pages.paragraph(t.versions(facts.rulesVersion, facts.addendumVersion), { isMuted: true });
    pages.paragraph(t.fingerprint, { isMuted: true });
    pages.paragraph(contentHash(facts), { isMuted: true });
  });
}

/**
 * Beside the sum of the deductions what the employee notices of it, tax on the benefit included. The frozen estimate
 * is at the ordinary rate: an own one is private. Addenda accepted before version 3 did not say it.
 */
function netInAll({ quote, addendumVersion, locale }: AddendumFacts, t: ReturnType<typeof addendumTexts>) {
  const { net, benefitTax } = costInAll(quote);
  const column = quote.estimate && mineOf(quote.estimate);
  if (!net || !benefitTax || !column || addendumVersion < 3) return undefined;
  return t.netInAll(moneyText(net, locale), moneyText(benefitTax, locale), percentText(column.rate, locale));
}

/** Without an estimate there is no expected price, so nothing is said about one. */
function clausesOf(clauses: string[], hasBuyOut: boolean): string[] {
  return hasBuyOut ? clauses : clauses.filter((_clause, index) => index !== 3);
}
