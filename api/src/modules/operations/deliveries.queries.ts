import type { Delivery, DeliveryFilter } from '@portal/contract/operations';
import { sql } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { readPage, type Page } from '../../db/page.ts';
import type { Db } from '../../db/tenant.ts';

/** The mails that were tried, newest first: to whom, which kind, and the mail server's answer; never what they say. */
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
  const page = await readPage(
    db,
    filtered,
    (rows) =>
      rows
        .select([
          'o.id',
          'o.to_address as to',
          'o.kind',
          'c.company_name as company',
          'o.tried_at',
          'o.attempts',
          sql<boolean>`o.status = 'SENT'`.as('isTaken'),
          sql<string>`case when o.status = 'SENT' then o.answer else o.last_error end`.as('answer'),
        ])
        .orderBy('o.tried_at', 'desc')
        .orderBy('o.id', 'desc'),
    query,
  );
  return {
    ...page,
    data: page.data.map(({ tried_at, ...row }) => ({ ...row, at: (tried_at ?? new Date(0)).toISOString() })),
  };
}
