import type pg from 'pg';

/** What was agreed before one currency was demanded, and goes on: a note of `verify`, not a fault (DECISIONS 30). */
export type Mixed = { mixed: string; id: string };

const statement = `
  select 'assigned catalog of another currency than its company' as mixed, a.catalog_id || ' ' || a.company_id as id
  from catalog_assignments a join catalogs c on c.id = a.catalog_id join companies o on o.id = a.company_id
  where c.currency <> o.currency
  union all
  select 'subscription with a catalog of another currency', s.id || ' ' || c.id
  from subscriptions s join subscription_catalogs x on x.subscription_id = s.id join catalogs c on c.id = x.catalog_id
    join companies o on o.id = s.company_id
  where c.currency <> o.currency and s.deleted_at is null
  union all
  select 'running order in another currency than its company', r.id::text
  from orders r join companies o on o.id = r.company_id
  where r.currency <> o.currency and r.status <> 'DELETED'
  order by 1, 2`;

/** Assignments, subscriptions and orders that mix currencies. Reads, and changes nothing. */
export async function mixedCurrencies(owner: pg.Pool): Promise<Mixed[]> {
  const client = await owner.connect();
  try {
    await client.query('begin read only');
    await client.query(`select set_config('app.role', 'system', true)`);
    return (await client.query<Mixed>(statement)).rows;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
