import { locales } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import type { OfCompany } from '../../access/scope.ts';
import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { brandsOf } from '../../mail/brands.ts';
import { renderMail } from '../../mail/render.ts';
import { getMailFacts } from './mailed-subscription.queries.ts';
import { closedMail } from './subscription.mails.ts';

/**
 * Tells everybody who was invited that the subscription is closed (RULES 3.4), where the company wants notices. The
 * text depends on nothing but the language, so it is one statement a language however many people read it.
 */
export async function tellClosed(
  db: Db,
  scope: OfCompany,
  subscriptionId: string,
  supportEmail: string,
  { now, today }: { now: Date; today: Day },
): Promise<void> {
  const facts = await getMailFacts(db, subscriptionId, today);
  if (!facts.noticeMails) return;
  const brand = (await brandsOf(db, [scope.companyId])).get(scope.companyId);
  for (const locale of locales) {
    const { subject, html, text } = renderMail(closedMail(facts, locale, supportEmail), locale, brand);
    await db
      .insertInto('outbox')
      .columns(['company_id', 'kind', 'to_address', 'subject', 'html', 'text', 'locale', 'created_at', 'send_after'])
      .expression(
        db
          .selectFrom('subscription_employees as p')
          .innerJoin('employees as e', 'e.id', 'p.employee_id')
          .innerJoin('companies as c', 'c.id', 'e.company_id')
          .leftJoin('users as u', 'u.id', 'e.user_id')
          .where('p.company_id', '=', scope.companyId)
          .where('p.subscription_id', '=', subscriptionId)
          .where('p.invited_at', 'is not', null)
          .where('e.deleted_at', 'is', null)
          .where('e.status', '<>', 'BLOCKED')
          .where(employeeLanguage(), '=', locale)
          .select([
            'p.company_id',
            sql<string>`'subscription-closed'`.as('kind'),
            'e.email as to_address',
            sql<string>`${subject}`.as('subject'),
            sql<string>`${html}`.as('html'),
            sql<string>`${text}`.as('text'),
            sql<string>`${locale}`.as('locale'),
            sql<Date>`${now}::timestamptz`.as('created_at'),
            sql<Date>`${now}::timestamptz`.as('send_after'),
          ]),
      )
      .execute();
  }
}
