import pg from 'pg';
import { companyAdmin } from './visitor.ts';

/** Runs statements in the portal's database, which is told of its new rows before it plans a list again. */
async function run(databaseUrl: string, statements: { text: string; values?: unknown[] }[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of [...statements, { text: 'analyze orders, order_lines, products' }])
      await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Fills the pages of row 15: the demo company has too few orders for a page of 50. Each one that waits or is in process
 * is copied `times` times with its lines, so that both views have 50 rows and more that differ in number and name. Set
 * by set and not through the API, where one employee may not order twice in a category.
 */
export const addOrders = (databaseUrl: string, times: number): Promise<void> =>
  run(databaseUrl, [
    {
      text: `create temp table copies as select o.id as original, new_id() as id, n
        from users u join memberships m on m.user_id = u.id join orders o on o.company_id = m.company_id
        cross join generate_series(1, $2::int) n
        where u.email = $1 and o.status in ('ORDERED', 'PROCESSING')`,
      values: [companyAdmin, times],
    },
    {
      text: `insert into orders select made.* from copies c join orders o on o.id = c.original
        cross join lateral jsonb_populate_record(o, jsonb_build_object('id', c.id,
          'order_number', nextval('order_numbers'), 'employee_name', o.employee_name || ' ' || c.n)) made`,
    },
    {
      text: `insert into order_lines select made.* from copies c join order_lines l on l.order_id = c.original
        cross join lateral jsonb_populate_record(l, jsonb_build_object('order_id', c.id)) made`,
    },
  ]);

/** Fills each catalog of the shop to at least `wanted` products; who has no picture gets one of the demo world's. */
export const addProducts = (databaseUrl: string, wanted: number): Promise<void> =>
  run(databaseUrl, [
    {
      // By name: a generated column takes no value.
      text: `do $do$ begin
        execute (select format($insert$
          insert into products (%1$s) select %2$s from products p
          join (select catalog_id, count(*) as has from products group by 1) c using (catalog_id)
          cross join lateral generate_series(1, ceil(${wanted} / c.has::numeric)::int) n
          cross join lateral jsonb_populate_record(p, jsonb_build_object('id', new_id(),
            'sku', p.sku || '-' || n,
            'supplier_sku', p.supplier_sku || '-' || n, 'group_key', '',
            'product_name', p.product_name || ' ' || n, 'mandatory', false)) made $insert$,
          string_agg(quote_ident(column_name), ', '), string_agg('made.' || quote_ident(column_name), ', '))
          from information_schema.columns where table_name = 'products' and is_generated = 'NEVER'
            and table_schema = current_schema());
        end $do$`,
    },
    {
      text: `insert into product_pictures (catalog_id, supplier_id, product_id, sha256, width, height, position)
        select p.catalog_id, p.supplier_id, p.id, w.sha256, w.width, w.height, 1
        from (select *, row_number() over (order by id) as at from products
          where id not in (select product_id from product_pictures)) p
        join (select d.*, row_number() over () as n, count(*) over () as of_all
          from (select distinct sha256, width, height from product_pictures) d) w on w.n = 1 + p.at % w.of_all`,
      values: [],
    },
  ]);
