import type { Locale } from '@portal/contract/constants';
import type { LeasingAgreement } from '@portal/contract/leasing-agreements';
import { i18nOf } from '../i18n.ts';
import { dayText, moneyText } from './format.ts';
import { leasingTexts } from './leasing-texts.ts';
import { renderPages, type Fact } from './pages.ts';
import { writeSignatures } from './signatures.ts';

/**
 * An agreement as PDF bytes: facts, sums, payments, orders (RULES 2.6) and lines for the signatures of both parties,
 * under the company's logo where it has one. The same agreement gives the same pages.
 */
export function renderLeasing(agreement: LeasingAgreement, locale: Locale, logo?: Uint8Array): Promise<Buffer> {
  const t = leasingTexts(i18nOf(locale));
  const money = (value: LeasingAgreement['productSum']) => moneyText(value, locale);
  const fact = (name: string, value: string, isStrong = false): Fact => ({ name, value, isStrong });
  const about = {
    title: `${t.title} ${agreement.name}`,
    locale,
    at: new Date(agreement.createdAt),
    foot: `${t.title} · ${agreement.companyName} · ${agreement.name}`,
    pageOf: t.pageOf,
  };
  return renderPages(about, (pages) => {
    if (logo) {
      pages.picture(Buffer.from(logo), agreement.companyName, { width: 180, height: 40 });
      pages.doc.y += 18;
    }
    pages.title(`${t.title}: ${agreement.name}`);
    pages.facts([
      fact(t.company, agreement.companyName),
      fact(t.partner, agreement.partner ?? '-'),
      fact(t.contractId, agreement.contractId || '-'),
      fact(t.period, t.months(agreement.period)),
      fact(t.start, dayText(agreement.leasingStart, locale)),
      fact(t.end, dayText(agreement.leasingEnd, locale)),
      fact(t.frequency, t[agreement.drawFreq]),
    ]);
    pages.heading(t.sums);
    pages.facts([
      fact(t.productSum, money(agreement.productSum)),
      fact(t.accessorySum, money(agreement.accessorySum)),
      fact(t.value, money(agreement.totalLeasingValue), true),
      fact(t.monthlyDraw, money(agreement.monthlyDraw)),
      fact(t.salaryDraw, money(agreement.totalSalaryDraw), true),
    ]);
    pages.paragraph(t.exVat, { isMuted: true, before: 10 });
    if (agreement.note) {
      pages.heading(t.note);
      pages.paragraph(agreement.note);
    }
    pages.heading(t.payments);
    pages.facts(
      agreement.schedule.map(({ k, from, units, amount }) =>
        fact(`${k + 1}. ${dayText(from, locale)} · ${t.months(units)}`, money(amount)),
      ),
    );
    pages.heading(t.orders);
    pages.facts(
      agreement.selectedOrders.map((order) =>
        fact(
          `${order.orderNumber} · ${order.employeeName} · ${order.product}`,
          money({ ...order.productPrice, amount: order.productPrice.amount + order.accessoryPrice.amount }),
        ),
      ),
    );
    writeSignatures(
      pages,
      t.signatures,
      [
        { role: t.company, name: agreement.companyName },
        { role: t.partner, name: agreement.partner ?? '' },
      ],
      [t.name, t.place, t.date, t.signature],
    );
  });
}
