import type { Day } from '@portal/contract/days';
import { sql } from 'kysely';
import type { Db } from '../../db/tenant.ts';
import { listOwnTexts } from './mail-texts.queries.ts';
import type { MailedSubscription } from './subscription.mails.ts';

export type MailFacts = MailedSubscription & { companyId: string; noticeMails: boolean };

/** What mails about a subscription say, and whether the company wants notices sent at all. */
export async function getMailFacts(db: Db, subscriptionId: string, today: Day): Promise<MailFacts> {
  const row = await db
    .selectFrom('subscriptions as s')
    .innerJoin('companies as c', 'c.id', 's.company_id')
    .leftJoin('company_settings as n', 'n.company_id', 's.company_id')
    .where('s.id', '=', subscriptionId)
    .select([
      's.company_id as companyId',
      's.subscription_name as subscriptionName',
      's.end_date as endDate',
      's.effect_date as effectDate',
      's.periods',
      'c.company_name as companyName',
      'c.currency',
      'n.notice_mails as noticeMails',
      sql<number>`(select coalesce(max(sc.subsidy_yearly), 0) from subscription_catalogs sc
        where sc.subscription_id = s.id)`.as('subsidyYearly'),
    ])
    .executeTakeFirstOrThrow();
  const { noticeMails, ...facts } = row;
  return { ...facts, noticeMails: noticeMails ?? true, today, ownTexts: await listOwnTexts(db, facts) };
}
