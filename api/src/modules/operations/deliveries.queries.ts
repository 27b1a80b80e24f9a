import { deliveryFields, type Delivery, type DeliveryFilter } from '@portal/contract/operations';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';

const isTaken = sql<boolean>`o.status = 'SENT'`;
const answer = sql<string>`case when o.status = 'SENT' then o.answer else o.last_error end`;
const deliveries = listOf(
  deliveryFields,
  {
    at: 'o.tried_at',
    to: 'o.to_address',
    kind: 'o.kind',
    company: 'c.company_name',
    attempts: 'o.attempts',
    isTaken,
    answer,
  },
  'o.id',
);

/** The mails that were tried, to whom, which kind, and the mail server's answer; never what they say. */
export async function listDeliveries(db: Db, _scope: AdminScope, query: DeliveryFilter): Promise<Page<Delivery>> {
  const { q, taken } = query;
  const filtered = db
    .selectFrom('outbox as o')
    .leftJoin('companies as c', 'c.id', 'o.company_id')
    .where('o.tried_at', 'is not', null)
    .$if(taken !== undefined, (found) => found.where('o.status', taken === 'true' ? '=' : '<>', 'SENT'))
    .$if(q !== undefined, (found) =>
      found.where(
        sql<boolean>`(o.to_address || ' ' || o.kind || ' ' || coalesce(c.company_name, ''))
          ilike ${containing(q ?? '')}`,
      ),
    );
  const page = await readList(
    db,
    deliveries,
    filtered,
    (rows) =>
      rows.select([
        'o.id',
        'o.to_address as to',
        'o.kind',
        'c.company_name as company',
        'o.company_id as companyId',
        'o.tried_at',
        'o.attempts',
        isTaken.as('isTaken'),
        answer.as('answer'),
      ]),
    query,
  );
  return {
    ...page,
    data: page.data.map(({ tried_at, ...row }) => ({ ...row, at: (tried_at ?? new Date(0)).toISOString() })),
  };
}
