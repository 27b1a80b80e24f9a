import { addDays, type Day } from '@portal/contract/days';
import { termReminderDue, termReminders, type TermReminder } from '@portal/contract/end-of-term-rules';
import { sql } from 'kysely';
import { companyScopeForJob, employeeScopeOf } from '../../access/scope.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { buyOutOf } from '../pay-in-full/index.ts';
import { choiceMail } from './end-of-term.mails.ts';
import { isSettled } from './end-of-term.queries.ts';
import { mailTerms, readMovedTerms, recordTerms, type MovedTerm } from './told-employees.queries.ts';

/** As many as one transaction asks; the next one takes the next. */
const atOnce = 100;
type Moment = { now: Date; today: Day; publicUrl: string };

/**
 * Asks employees whose term ends what becomes of the item: 90, 30 and 7 days before, each once (DECISIONS 40). After
 * a downtime only the latest is sent. For all tenants, hence the portal's own work; on two instances each asks once.
 */
export async function remindTerms({ pool, clock, config }: Services): Promise<void> {
  const moment = { now: clock.now(), today: clock.today(), publicUrl: config.publicUrl };
  while (await withSystem(pool, (db) => remindBatch(db, moment)));
}

async function remindBatch(db: Db, { now, today, publicUrl }: Moment): Promise<boolean> {
  const [far, near, last] = termReminders;
  const stage = sql<number>`case when o.expire_date <= ${addDays(today, last)} then ${last}
    when o.expire_date <= ${addDays(today, near)} then ${near} else ${far} end::int`;
  const due = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.end_of_term_reminded as reminded', sql<Day>`o.expire_date`.as('lastDay')])
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.term_over_at', 'is', null)
    .where('o.expire_date', '>=', today)
    .where('o.expire_date', '<=', addDays(today, far))
    .where('o.is_present', '=', false)
    .where('o.is_subscription', '=', false)
    .where((eb) => eb.or([eb('o.end_of_term', 'is', null), eb('o.end_of_term', '=', 'OPEN')]))
    .where(sql<boolean>`coalesce(o.end_of_term_reminded > ${stage}, true) and not ${isSettled}`)
    .orderBy('o.expire_date')
    .orderBy('o.id')
    .limit(atOnce)
    .forUpdate('o')
    .skipLocked()
    .execute();
  for (const days of termReminders) {
    const ids = due
      .filter(({ lastDay, reminded }) => termReminderDue(lastDay, today, reminded) === days)
      .map(({ id }) => id);
    if (ids.length > 0) await ask(db, ids, days, { now, today, publicUrl });
  }
  return due.length === atOnce;
}

async function ask(db: Db, ids: string[], days: TermReminder, { now, today, publicUrl }: Moment): Promise<void> {
  await db
    .updateTable('orders')
    .set({ end_of_term: 'OPEN', end_of_term_reminded: days, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
  const terms = await readMovedTerms(db, ids, today);
  await recordTerms(db, terms, 'ASKED', now, { daysBefore: days });
  const prices = new Map<string, Awaited<ReturnType<typeof buyOutOf>>>();
  for (const term of terms) prices.set(term.orderId, await priceOf(db, term));
  await mailTerms(db, terms, { now, round: String(days) }, (term) => {
    const price = prices.get(term.orderId);
    return choiceMail(term, price ? { amount: price.total, currency: price.currency } : null, publicUrl);
  });
}

const priceOf = (db: Db, { companyId, employeeId, orderId }: MovedTerm) =>
  buyOutOf(db, employeeScopeOf(companyScopeForJob(companyId, ''), employeeId), orderId);
