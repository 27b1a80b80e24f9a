import type { Day } from '@portal/contract/days';
import {
  rmaQueues,
  supplierRmaFields,
  type RmaQueue,
  type SupplierRmaDetail,
  type SupplierRmaFilter,
  type SupplierRmaRow,
} from '@portal/contract/rma-supplier';
import { sql, type RawBuilder } from 'kysely';
import type { SupplierScope } from '../../access/scope.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';
import { rmaDetail, toRmaRow } from './rma.mapping.ts';
import { named, rmas, rowColumns, unreadBy } from './rma.queries.ts';

/** What a request asks of its supplier on that day. */
const queueOn = (today: Day): RawBuilder<RmaQueue> => sql<RmaQueue>`case
  when r.status in ('CREATED', 'UPDATED', 'PENDING') then case when r.answer_due < ${today} then 'LATE' else 'NEW' end
  when r.status = 'APPROVED' and r.excess > 0 then 'WAITING'
  when r.status = 'REJECTED' and not r.was_reopened then 'WAITING'
  when r.status = 'CLOSED' then 'CLOSED' else 'IN_WORK' end`;

const isNotClosed = sql<boolean>`r.status <> 'CLOSED'`;

const queueList = (queue: RawBuilder<RmaQueue>) =>
  listOf(
    supplierRmaFields,
    {
      answerDue: 'r.answer_due',
      createdAt: 'r.created_at',
      incidentDate: 'r.incident_date',
      expectedBack: 'r.expected_back',
      employee: 'o.employee_name',
      company: 'o.company_name',
      product: 'o.product_name',
      orderNumber: 'o.order_number',
      kind: 'r.kind',
      covered: 'r.covered',
    },
    'r.id',
    {
      first: [{ ref: sql`array_position(${sql.lit(`{${rmaQueues.join(',')}}`)}::text[], ${queue})`, direction: 'asc' }],
      last: [{ ref: 'r.created_at', direction: 'asc' }],
    },
  );

/** The supplier's queue: what is late first, within each queue what is due first unless asked otherwise. */
export async function listQueue(
  db: Db,
  scope: SupplierScope,
  filter: SupplierRmaFilter,
  today: Day,
): Promise<Page<SupplierRmaRow>> {
  const queue = queueOn(today);
  const isAsked = filter.unread ? sql<boolean>`${unreadBy(scope.role)} > 0` : isNotClosed;
  let query = rmas(db, scope).where(filter.queue ? sql<boolean>`${queue} = ${filter.queue}` : isAsked);
  if (filter.q?.trim()) query = query.where(named(filter.q));
  const { data, meta } = await readList(
    db,
    queueList(queue),
    query,
    (rows) =>
      rows
        .select(rowColumns)
        .select(unreadBy(scope.role).as('unread'))
        .select([
          'r.what_happened as whatHappened',
          'r.answer_due as answerDue',
          'r.expected_back as expectedBack',
          'r.excess',
          'r.currency',
          queue.as('queue'),
          sql<Date>`coalesce((select max(l.at) from rma_logs l where l.request_id = r.id and l.to_status is not null),
            r.created_at)`.as('since'),
        ]),
    filter,
  );
  return {
    data: data.map(({ excess, currency, since, whatHappened, answerDue, expectedBack, queue: at, ...row }) => ({
      ...toRmaRow(scope, row),
      whatHappened,
      answerDue,
      expectedBack,
      queue: at,
      excess: { amount: excess, currency },
      since: since.toISOString(),
    })),
    meta,
  };
}

export async function countQueues(db: Db, scope: SupplierScope, today: Day): Promise<Record<RmaQueue, number>> {
  const rows = await rmas(db, scope)
    .select([queueOn(today).as('queue'), sql<number>`count(*)::int`.as('count')])
    .groupBy('queue')
    .execute();
  const counts = { LATE: 0, NEW: 0, WAITING: 0, IN_WORK: 0, CLOSED: 0 };
  for (const { queue, count } of rows) counts[queue] = count;
  return counts;
}

/** One request as its supplier sees it. Not the supplier's: 404 `rma-request-not-found`. */
export async function supplierRmaDetail(
  db: Db,
  scope: SupplierScope,
  id: string,
  today: Day,
): Promise<SupplierRmaDetail> {
  const detail = await rmaDetail(db, scope, id);
  const more = await rmas(db, scope)
    .where('r.id', '=', id)
    .select([queueOn(today).as('queue'), 'r.answer_due as answerDue', 'o.price_ex_vat as price', 'o.currency'])
    .executeTakeFirstOrThrow();
  const { price, currency, ...rest } = more;
  return { ...detail, ...rest, priceWithoutVat: { amount: price, currency } };
}
