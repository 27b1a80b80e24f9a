import { createHash } from 'node:crypto';
import { addressLine } from '@portal/contract/seen-orders';
import * as v from 'valibot';
import { employeeLanguage } from '../../db/person-language.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import { i18nOf } from '../../i18n.ts';
import { readCompanyAdmins, type CompanyAdmin } from '../../mail/company-admins.ts';
import { queueMails } from '../../mail/outbox.ts';
import { contentHash } from '../../pdf/addendum.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import type { Services } from '../../services.ts';
import { recordOrderEvent } from '../order-events/index.ts';
import { confirmationMail, noticeMail, type OrderFacts } from './confirmation.mails.ts';
import { FrozenOrder } from './frozen-order.mapping.ts';

/** Orders whose confirmation a crash left behind; one that fails does not keep the others from theirs. */
export async function confirmOrders(services: Services): Promise<void> {
  const waiting = await withSystem(
    services.pool,
    (db) =>
      db
        .selectFrom('orders')
        .select('id')
        .where('awaits_confirmation', '=', true)
        .orderBy('ordered_at')
        .limit(100)
        .execute(),
    { readOnly: true },
  );
  const failures: unknown[] = [];
  for (const { id } of waiting) await confirmOrder(services, id).catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not be confirmed`);
}

/**
 * Renders the addendum of one order, keeps it, and sends confirmation and notice with it (RULES 3.1). Safe to repeat
 * and to run twice at once: the file's name holds its hash, the order's mark is cleared together with the mails, and
 * an instance that finds it cleared discards its own file. As the system, because the admins' addresses are not the
 * employee's to read.
 */
export async function confirmOrder(services: Services, orderId: string): Promise<void> {
  const { pool, files, clock, config, queue } = services;
  const order = await withSystem(pool, (db) => awaiting(db, orderId), { readOnly: true });
  if (!order) return;
  const facts = factsOf(order);
  const pdf = await makePdf('addendum', facts);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const path = `addenda/${orderId}/${sha256.slice(0, 16)}.pdf`;
  await files.write(path, pdf);
  const isMine = await withSystem(pool, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({
        awaits_confirmation: false,
        addendum_path: path,
        addendum_sha256: sha256,
        addendum_content_sha256: contentHash(facts),
      })
      .where('id', '=', orderId)
      .where('awaits_confirmation', '=', true)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    const now = clock.now();
    // A proposal that was withdrawn meanwhile keeps its addendum and sends nothing.
    if (order.status === 'DELETED') return true;
    // In the language that the addendum itself was accepted in.
    const fileName = `${i18nOf(facts.locale).t('addendum')}-${facts.orderNumber}.pdf`;
    await queueMails(db, now, [
      {
        kind: 'order-confirmation',
        to: order.email,
        locale: order.locale,
        companyId: order.company_id,
        dedupeKey: `order-confirmation:${orderId}`,
        content: confirmationMail({ ...facts, locale: order.locale }, config),
        attachments: [{ fileName, path }],
      },
      ...(await noticed(db, order)).map((admin) => ({
        kind: 'order-notice' as const,
        to: admin.email,
        locale: admin.language,
        companyId: order.company_id,
        dedupeKey: `order-notice:${orderId}:${admin.userId}`,
        content: noticeMail(facts, admin.language, config),
      })),
    ]);
    await recordOrderEvent(db, {
      orderId,
      companyId: order.company_id,
      supplierId: order.supplier_id,
      employeeId: order.employee_id,
      at: now,
      kind: 'MAIL',
      fromStatus: null,
      toStatus: null,
      actor: { id: null, name: '', role: 'system' },
      detail: { mail: 'order-confirmation', addendumSha256: sha256 },
    });
    return true;
  });
  if (!isMine) await removeUnused(services, orderId, path);
  queue.notify({ kind: 'deliver-mail' });
}

/** The other worker's file may have the same bytes and so the same name; that one stays. */
async function removeUnused({ pool, files }: Services, orderId: string, path: string): Promise<void> {
  const kept = await withSystem(
    pool,
    (db) => db.selectFrom('orders').select('addendum_path').where('id', '=', orderId).executeTakeFirst(),
    { readOnly: true },
  );
  if (kept?.addendum_path !== path) await files.remove(path);
}

function awaiting(db: Db, orderId: string) {
  return db
    .selectFrom('orders')
    .innerJoin('employees', 'employees.id', 'orders.employee_id')
    .innerJoin('companies', 'companies.id', 'orders.company_id')
    .leftJoin('users', 'users.id', 'employees.user_id')
    .innerJoin('subscriptions', 'subscriptions.id', 'orders.subscription_id')
    .where('orders.id', '=', orderId)
    .where('orders.awaits_confirmation', '=', true)
    .select([
      'orders.id',
      'orders.order_number',
      'orders.company_id',
      'orders.supplier_id',
      'orders.employee_id',
      'orders.status',
      'orders.company_name',
      'orders.employee_name',
      'orders.product_name',
      'orders.pricing',
      'orders.rules_text',
      'orders.rules_version',
      'orders.accepted_at',
      'orders.accepted_ip',
      'orders.ordered_at',
      'orders.ordered_on',
      'orders.supplier_name',
      'orders.delivery_name',
      'orders.delivery_address1',
      'orders.delivery_zip',
      'orders.delivery_city',
      'employees.email',
      'subscriptions.end_date',
      employeeLanguage('users', 'employees', 'companies').as('locale'),
    ])
    .executeTakeFirst();
}

type AwaitingOrder = NonNullable<Awaited<ReturnType<typeof awaiting>>>;

function factsOf(order: AwaitingOrder): OrderFacts {
  const { quote, terms } = v.parse(FrozenOrder, order.pricing);
  return {
    orderId: order.id,
    orderNumber: order.order_number,
    companyName: order.company_name,
    employeeName: order.employee_name,
    productName: order.product_name,
    locale: terms.locale,
    vatNo: terms.vatNo,
    employNo: terms.employNo,
    firstPeriod: terms.firstPeriod,
    subscriptionName: terms.subscriptionName,
    endDate: order.end_date,
    quote,
    rulesText: order.rules_text,
    rulesVersion: order.rules_version,
    addendumVersion: terms.addendumVersion,
    supplierName: order.supplier_name,
    orderedOn: order.ordered_on,
    delivery: addressLine({
      name: order.delivery_name,
      addressLine1: order.delivery_address1,
      zipCode: order.delivery_zip,
      city: order.delivery_city,
    }),
    acceptedAt: order.accepted_at ?? order.ordered_at,
    acceptedIp: order.accepted_ip,
  };
}

/** The company's admins, unless it wants no such mails (SPEC 3, company settings). */
async function noticed(db: Db, { company_id: companyId }: AwaitingOrder): Promise<CompanyAdmin[]> {
  const settings = await db
    .selectFrom('company_settings')
    .select('notice_mails')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return settings?.notice_mails ? readCompanyAdmins(db, [companyId]) : [];
}
