import { addDays, type Day } from '@portal/contract/days';
import { returnByOf, type EndOfTermState } from '@portal/contract/end-of-term-rules';
import { sql } from 'kysely';
import { withSystem, type Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { returnMail, type ReturnReason } from './end-of-term.mails.ts';
import { mailTerms, readMovedTerms, recordTerms } from './told-employees.queries.ts';

const atOnce = 200;
type Moment = { now: Date; today: Day; publicUrl: string };

/**
 * What time does at the end of terms (DECISIONS 40): what was paid is bought, what was not paid goes back or is asked
 * again, and with its last day a term is over; without an answer the item goes back. For all tenants.
 */
export async function endTerms({ pool, clock, config }: Services): Promise<void> {
  const moment = { now: clock.now(), today: clock.today(), publicUrl: config.publicUrl };
  await withSystem(pool, (db) => settleBought(db, moment));
  while (await withSystem(pool, (db) => endBatch(db, moment)));
}

async function settleBought(db: Db, moment: Moment): Promise<void> {
  const settled = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.paid_in_full_at as paidAt', sql<Day>`o.expire_date`.as('lastDay')])
    .where('o.end_of_term', '=', 'BUY')
    .where(sql<boolean>`not exists (select from pay_in_full_requests r where r.order_id = o.id and r.is_end_of_term
      and r.status <> 'CLOSED')`)
    .forUpdate('o')
    .skipLocked()
    .execute();
  const idsOf = (rows: typeof settled) => rows.map(({ id }) => id);
  const unpaid = settled.filter(({ paidAt }) => paidAt === null);
  const bought = idsOf(settled.filter(({ paidAt }) => paidAt !== null));
  await change(db, bought, 'BOUGHT');
  await recordTerms(db, await readMovedTerms(db, bought, moment.today), 'BOUGHT', moment.now);
  await change(db, idsOf(unpaid.filter(({ lastDay }) => lastDay >= moment.today)), 'OPEN');
  await sendBack(db, idsOf(unpaid.filter(({ lastDay }) => lastDay < moment.today)), 'NOT_PAID', moment);
}

/** Terms whose last day has passed; one that another pay-in-full request settles waits for that. */
async function endBatch(db: Db, moment: Moment): Promise<boolean> {
  const over = await db
    .selectFrom('orders as o')
    .select(['o.id', 'o.end_of_term as state', 'o.is_subscription as isSubscription', 'o.paid_in_full_at as paidAt'])
    .where('o.status', 'in', ['DISPATCHED', 'COMPLETED'])
    .where('o.term_over_at', 'is', null)
    .where('o.is_present', '=', false)
    .where('o.expire_date', '<', moment.today)
    .where(sql<boolean>`not exists (select from pay_in_full_requests r where r.order_id = o.id
      and r.status <> 'CLOSED' and not r.is_end_of_term)`)
    .orderBy('o.expire_date')
    .orderBy('o.id')
    .limit(atOnce)
    .forUpdate('o')
    .skipLocked()
    .execute();
  if (over.length === 0) return false;
  // Paid in full or returned before: its story has ended already.
  const running = over.filter(({ paidAt, state }) => paidAt === null || state !== null);
  await db
    .updateTable('orders')
    .set({ term_over_at: moment.now, all_risk_expires: sql`least(all_risk_expires, expire_date)` })
    .where(
      'id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
  const ids = running.map(({ id }) => id);
  await recordTerms(db, await readMovedTerms(db, ids, moment.today), 'TERM_OVER', moment.now);
  const services = running.filter(({ isSubscription }) => isSubscription).map(({ id }) => id);
  await change(db, services, 'ENDED');
  const items = running.filter(({ isSubscription, paidAt }) => !isSubscription && paidAt === null);
  const inState = (states: (EndOfTermState | null)[]) =>
    items.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  await sendBack(db, inState([null, 'OPEN']), 'NO_ANSWER', moment);
  await sendBack(db, inState(['RETURN']), 'RETURN', moment);
  return over.length === atOnce;
}

async function sendBack(db: Db, ids: string[], reason: ReturnReason, { now, today, publicUrl }: Moment): Promise<void> {
  if (ids.length === 0) return;
  if (reason !== 'RETURN') {
    await db
      .updateTable('orders')
      .set({ end_of_term: 'RETURN', return_by: returnByOf(addDays(today, -1)), version: sql`version + 1` })
      .where('id', 'in', ids)
      .execute();
  }
  const terms = await readMovedTerms(db, ids, today);
  if (reason !== 'RETURN') await recordTerms(db, terms, reason, now);
  await mailTerms(db, terms, { now, round: 'return' }, (term) => returnMail(term, reason, publicUrl));
}

async function change(db: Db, ids: string[], to: EndOfTermState): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('orders')
    .set({ end_of_term: to, version: sql`version + 1` })
    .where('id', 'in', ids)
    .execute();
}
