import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { Day, Period } from '@portal/contract/days';
import type { CompanyScope } from '../../../access/scope.ts';
import { employeeLanguage } from '../../../db/person-language.ts';
import type { Db } from '../../../db/tenant.ts';
import { i18nOf } from '../../../i18n.ts';
import { orderWord } from '../../../mail/order-word.ts';
import { queueMail } from '../../../mail/outbox.ts';
import type { MailContent } from '../../../mail/render.ts';
import { dayText, periodText } from '../../../pdf/format.ts';

export type DrawMail = {
  kind: 'draw-left-out' | 'draw-put-back';
  orderId: string;
  period: Period;
  otherPeriod: Period;
  expireDate: Day;
  /** why, in the administrator's words; empty where nothing was said */
  reason: string;
  now: Date;
  publicUrl: string;
};
type Facts = { company: string; product: string; orderNumber: number; month: string; otherMonth: string; end: string };
type Texts = { title: (facts: Facts) => string; sentence: (facts: Facts) => string };

const texts: Record<DrawMail['kind'], (i18n: I18n) => Texts> = {
  'draw-left-out': (i18n) => ({
    title: ({ month }) => i18n.t('Nothing is drawn from your pay in {month}', { month }),
    sentence: ({ company, month, otherMonth }) =>
      i18n.t(
        '{company} has left {month} out for this order. The month is drawn in {otherMonth} instead; the amount ' +
          'stays the same.',
        { company, month, otherMonth },
      ),
  }),
  'draw-put-back': (i18n) => ({
    title: ({ month }) => i18n.t('{month} is drawn from your pay after all', { month }),
    sentence: ({ company, month, otherMonth }) =>
      i18n.t(
        '{company} had left {month} out for this order and has put it back. Nothing is drawn in {otherMonth} ' +
          'instead; the amount stays the same.',
        { company, month, otherMonth },
      ),
  }),
};
const labels = (i18n: I18n) => ({
  order: orderWord(i18n, 'employee'),
  product: i18n.t('Product'),
  end: i18n.t('New end'),
  reason: i18n.t('Reason'),
  open: i18n.t('See the order and its draws'),
  footer: i18n.t('Sent by the benefits portal.'),
});

/**
 * Tells the employee, in the own language, that a month is not drawn, or is drawn after all, and when the order ends.
 */
export async function tellOfDraw(db: Db, scope: CompanyScope, mail: DrawMail): Promise<void> {
  const to = await db
    .selectFrom('orders as o')
    .innerJoin('employees as e', 'e.id', 'o.employee_id')
    .innerJoin('companies as c', 'c.id', 'o.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .where('o.id', '=', mail.orderId)
    .where('o.company_id', '=', scope.companyId)
    .select(['o.order_number', 'o.product_name', 'e.email', employeeLanguage().as('locale'), 'c.company_name'])
    .executeTakeFirstOrThrow();
  const { locale } = to;
  await queueMail(db, mail.now, {
    kind: mail.kind,
    to: to.email,
    locale,
    companyId: scope.companyId,
    content: contentOf(mail, to, locale),
  });
}

function contentOf(
  { kind, orderId, period, otherPeriod, expireDate, reason, publicUrl }: DrawMail,
  to: { order_number: number; product_name: string; company_name: string },
  locale: Locale,
): MailContent {
  const i18n = i18nOf(locale);
  const facts = {
    company: to.company_name,
    product: to.product_name,
    orderNumber: to.order_number,
    month: periodText(period, locale),
    otherMonth: periodText(otherPeriod, locale),
    end: dayText(expireDate, locale),
  };
  const [{ title, sentence }, words] = [texts[kind](i18n), labels(i18n)];
  return {
    subject: title(facts),
    title: title(facts),
    paragraphs: [sentence(facts)],
    facts: [
      { label: words.order, value: String(facts.orderNumber) },
      { label: words.product, value: facts.product },
      { label: words.end, value: facts.end },
      ...(reason ? [{ label: words.reason, value: reason }] : []),
    ],
    button: { label: words.open, url: `${publicUrl}/employee/orders/${orderId}` },
    footer: words.footer,
    brand: facts.company,
  };
}
