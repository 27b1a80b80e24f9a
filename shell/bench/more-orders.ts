import pg from 'pg';
import { visitor } from './visitor.ts';

/**
 * Fills the pages of row 15: the demo company has too few orders for a page of 50. Each one that waits or is in process
 * is copied `times` times with its lines, so that both views have 50 rows and more that differ in number and name. Set
 * by set and not through the API, where nobody may order twice in a category.
 */
export async function addOrders(databaseUrl: string, times: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `create temp table copies as select o.id as original, new_id() as id, n
       from users u join memberships m on m.user_id = u.id join orders o on o.company_id = m.company_id cross join generate_series(1, $2::int) n
       where u.email = $1 and o.status in ('ORDERED', 'PROCESSING')`,
      [visitor.email, times],
    );
    await client.query(
      `insert into orders select made.* from copies c join orders o on o.id = c.original
       cross join lateral jsonb_populate_record(o, jsonb_build_object('id', c.id, 'order_number', nextval('order_numbers'), 'employee_name', o.employee_name || ' ' || c.n)) made`,
    );
    await client.query(
      `insert into order_lines select made.* from copies c join order_lines l on l.order_id = c.original
       cross join lateral jsonb_populate_record(l, jsonb_build_object('order_id', c.id)) made`,
    );
    // Rows by the hundred where there were dozens: Postgres is told before it plans the list again.
    await client.query('analyze orders, order_lines');
  } finally {
    await client.end();
  }
}
