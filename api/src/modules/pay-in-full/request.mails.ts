import type { I18n } from '@lingui/core';
import type { Locale } from '@portal/contract/constants';
import type { CompanyScope } from '../../access/scope.ts';
import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { i18nOf } from '../../i18n.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { MailContent } from '../../mail/render.ts';
import { dayText, moneyText } from '../../pdf/format.ts';
import type { ToTell } from './exit-requests.service.ts';

type Facts = { name: string; companyName: string; product: string; exitDate: string; total: string; url: string };

const texts = (i18n: I18n) => ({
  CREATED: i18n.t('Keep or return your benefit'),
  UPDATED: i18n.t('A new price for your benefit'),
  sentence: ({ companyName }: Facts) =>
    i18n.t('You are leaving {companyName}. Choose whether to pay the rest and keep the item, or to return it.', {
      companyName,
    }),
  product: i18n.t('Product'),
  exitDate: i18n.t('Last day of work'),
  total: i18n.t('To pay, incl. VAT'),
  open: i18n.t('See the price and answer'),
  footer: i18n.t('Sent by the benefits portal.'),
});

/** Tells the employee of requests at the work address and the private one (RULES 3.2); each state of a request once. */
export async function mailRequests(
  db: Db,
  scope: CompanyScope,
  told: readonly ToTell[],
  now: Date,
  publicUrl: string,
): Promise<void> {
  if (told.length === 0) return;
  const requests = await db
    .selectFrom('pay_in_full_requests as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .innerJoin('employees as e', 'e.id', 'r.employee_id')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .where('r.company_id', '=', scope.companyId)
    .where(
      'r.id',
      'in',
      told.map(({ requestId }) => requestId),
    )
    .select([
      'r.id',
      'r.status',
      'r.version',
      'r.exit_date',
      'r.total',
      'r.currency',
      'o.product_name',
      'e.name',
      'e.email',
      'e.email_private',
      'c.company_name',
      employeeLanguage().as('locale'),
    ])
    .execute();
  await queueMails(
    db,
    now,
    requests.flatMap((request) => {
      const { locale } = request;
      const content = requestMail(request.status === 'CREATED' ? 'CREATED' : 'UPDATED', locale, {
        name: request.name,
        companyName: request.company_name,
        product: request.product_name,
        exitDate: dayText(request.exit_date, locale),
        total: moneyText({ amount: request.total, currency: request.currency }, locale),
        url: `${publicUrl}/employee/pif?request=${request.id}`,
      });
      const addresses = [...new Set([request.email, request.email_private])].filter((address) => address !== '');
      return addresses.map((to) => ({
        kind: 'pay-in-full',
        notice: 'pay-in-full-answered' as const,
        to,
        locale,
        companyId: scope.companyId,
        content,
        dedupeKey: `pay-in-full:${request.id}:${request.version}:${to}`,
      }));
    }),
  );
}

function requestMail(status: 'CREATED' | 'UPDATED', locale: Locale, facts: Facts): MailContent {
  const words = texts(i18nOf(locale));
  return {
    subject: `${words[status]}: ${facts.product}`,
    title: words[status],
    paragraphs: [words.sentence(facts)],
    facts: [
      { label: words.product, value: facts.product },
      { label: words.exitDate, value: facts.exitDate },
      { label: words.total, value: facts.total },
    ],
    button: { label: words.open, url: facts.url },
    footer: words.footer,
  };
}
