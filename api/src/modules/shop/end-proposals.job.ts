import { addDays } from '@portal/contract/days';
import { sql, type SqlBool } from 'kysely';
import { withSystem, type Db } from '../../db/tenant.ts';
import { readCompanyAdmins } from '../../mail/company-admins.ts';
import { queueMails, type Mail } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { recordOrderEvents } from '../order-events/index.ts';
import { reminderDays } from '../subscriptions/index.ts';
import { lapsedMail, lapsedMailToAdmin, proposalReminderMail } from './proposal-end.mails.ts';
import { proposals, recordReminded } from './proposal-facts.queries.ts';
import { stands } from './standing-proposals.queries.ts';

/** As many as one transaction moves or mails; the next minute takes the next ones. */
const atOnce = 500;

/**
 * Proposals that nobody accepted while their ordering window was open, or that their subscription no longer offers, are
 * deleted, which frees the subsidy; the employees are told, and each admin of the company in one mail a subscription.
 * For all tenants, hence the portal's own work; on two instances each proposal ends once.
 */
export async function endProposals({ pool, clock, config }: Services): Promise<void> {
  const now = clock.now();
  await withSystem(pool, async (db) => {
    const over = db
      .selectFrom('orders as o')
      .innerJoin('subscriptions as s', 's.id', 'o.subscription_id')
      .innerJoin('employees as e', 'e.id', 'o.employee_id')
      .select('o.id')
      .where('o.status', '=', 'ORDERED')
      .where('o.is_proposal', '=', true)
      .where(sql<SqlBool>`not ${stands(clock.today())}`)
      .limit(atOnce)
      .forUpdate('o')
      .skipLocked();
    const ended = await db
      .updateTable('orders')
      .set({ status: 'DELETED', deleted_at: now, version: sql`version + 1` })
      .where('id', 'in', over)
      .returning(['id', 'company_id', 'supplier_id', 'employee_id'])
      .execute();
    if (ended.length === 0) return;
    await recordOrderEvents(
      db,
      ended.map((order) => ({
        orderId: order.id,
        companyId: order.company_id,
        supplierId: order.supplier_id,
        employeeId: order.employee_id,
        at: now,
        kind: 'STATUS',
        fromStatus: 'PROPOSED',
        toStatus: 'DELETED',
        actor: { id: null, name: '', role: 'system' },
      })),
    );
    await tellLapsed(
      db,
      ended.map(({ id }) => id),
      now,
      config.publicUrl,
    );
  });
}

/**
 * Three days before the window of a proposal ends, asks once more for an answer, where the company wants notices; not
 * on the day on which it was proposed. Once a proposal and end date, on whichever instance.
 */
export async function remindProposals({ pool, clock, config }: Services): Promise<void> {
  const [now, today] = [clock.now(), clock.today()];
  await withSystem(pool, async (db) => {
    const due = await proposals(db)
      .innerJoin('company_settings as n', 'n.company_id', 'o.company_id')
      .where('o.status', '=', 'ORDERED')
      .where('o.is_proposal', '=', true)
      .where('o.ordered_on', '<', today)
      .where('n.notice_mails', '=', true)
      .where('s.status', '=', 'OPEN')
      .where('s.end_date', '>=', today)
      .where('s.end_date', '<=', addDays(today, reminderDays))
      .where('e.status', '<>', 'BLOCKED')
      .where('e.deleted_at', 'is', null)
      .where((eb) => eb.or([eb('e.exit_date', 'is', null), eb('e.exit_date', '>=', today)]))
      .where(
        sql<boolean>`not exists (select from outbox x where x.dedupe_key = 'order-proposal-reminder:' || o.id || ':'
          || s.end_date)`,
      )
      .orderBy('o.id')
      .limit(atOnce)
      .execute();
    await queueMails(
      db,
      now,
      due.map((order): Mail => {
        const { locale } = order;
        return {
          kind: 'order-proposal-reminder',
          to: order.email,
          locale,
          companyId: order.companyId,
          dedupeKey: `order-proposal-reminder:${order.orderId}:${order.endDate}`,
          content: proposalReminderMail(order, locale, config.publicUrl),
        };
      }),
    );
    await recordReminded(db, due, now, { id: null, name: '', role: 'system' });
  });
}

async function tellLapsed(db: Db, orderIds: readonly string[], now: Date, publicUrl: string): Promise<void> {
  const lapsed = await proposals(db)
    .where('o.id', 'in', [...orderIds])
    .orderBy('o.employee_name')
    .orderBy('o.id')
    .execute();
  const admins = await readCompanyAdmins(db, [...new Set(lapsed.map(({ companyId }) => companyId))]);
  const toEmployees = lapsed
    .filter(({ status, deleted_at: deletedAt }) => status !== 'BLOCKED' && deletedAt === null)
    .map((order): Mail => {
      const { locale } = order;
      return {
        kind: 'order-proposal-lapsed',
        to: order.email,
        locale,
        companyId: order.companyId,
        dedupeKey: `order-proposal-lapsed:${order.orderId}`,
        content: lapsedMail(order, locale, publicUrl),
      };
    });
  const toAdmins = [...Map.groupBy(lapsed, ({ subscriptionId }) => subscriptionId).values()].flatMap((own) =>
    admins
      .filter(({ companyId }) => companyId === own[0]?.companyId)
      .map(({ email, language, companyId }): Mail => ({
        kind: 'order-proposal-lapsed',
        to: email,
        locale: language,
        companyId,
        content: lapsedMailToAdmin(own, language, publicUrl),
      })),
  );
  await queueMails(db, now, [...toEmployees, ...toAdmins]);
}
