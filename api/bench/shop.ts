import pg from 'pg';
import { withSystem } from '../src/db/tenant.ts';
import { tokenFor } from '../src/plugins/tokens.ts';
import { bearer, type Bench } from './bench.ts';
import { atMost, result, type Result } from './results.ts';

const products = 15_000;
const visits = 60;
const company = 'Company 3';

/** What a person asks of a large shop, one request after the other, each time a little different. */
const asked: Record<string, (n: number) => string> = {
  'first page': (n) => `products?pageSize=24&months=${[12, 24, 36][n % 3]}`,
  search: (n) => `products?pageSize=24&q=${['skær one', 'holm 12', 'tern', 'strand city'][n % 4]}`,
  'search spelled otherwise': (n) => `products?pageSize=24&q=${['skear fone', 'hollm 12'][n % 2]}`,
  filter: (n) => `products?pageSize=24&brand=Holm&attribute=capacity:${[128, 256, 512][n % 3]}%20GB`,
  'price limits': (n) => `products?pageSize=24&minPrice=${n * 100}&maxPrice=${20_000 + n * 100}&sort=price`,
  facets: (n) => `products/facets?${n % 2 === 0 ? '' : 'brand=Holm'}`,
};

/** Row 21: the shop of one employee who may order from 15,000 products, each price worked out for that person. */
export async function benchShop({ app, ours, ownerUrl, services }: Bench): Promise<Result[]> {
  await fillShop(ownerUrl, company, true);
  const token = await withSystem(services.pool, async (db) => {
    const employee = await db
      .selectFrom('employees as e')
      .innerJoin('companies as c', 'c.id', 'e.company_id')
      .where('c.company_name', '=', company)
      .select(['e.id', 'c.id as companyId'])
      .orderBy('e.id')
      .executeTakeFirstOrThrow();
    const user = { email: 'shop@bench.example', name: 'Shop', status: 'ACTIVE' } as const;
    const { id: userId } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('memberships')
      .values({ user_id: userId, role: 'employee', company_id: employee.companyId, employee_id: employee.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const session = { user_id: userId, membership_id: id };
    const opened = await db.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
    return tokenFor(app, { id: opened.id, userId });
  });
  const results: Result[] = [];
  for (const [name, pathOf] of Object.entries(asked)) {
    const taken: number[] = [];
    for (let n = 0; n < visits; n += 1) {
      const started = performance.now();
      const answer = await fetch(`${ours.url}/api/employee/${encodeURI(pathOf(n))}`, { headers: bearer(token) });
      const text = await answer.text();
      if (!answer.ok || !text.includes('"data"')) throw new Error(`${pathOf(n)}: ${answer.status} ${text}`);
      taken.push(performance.now() - started);
    }
    const p95 = taken.toSorted((a, b) => a - b)[Math.floor(visits * 0.95)]!;
    results.push(result(21, `shop of 15,000 products, ${name}, p95`, [p95], 'ms', '≤ 150 ms', atMost(400, 'ms')));
  }
  return results;
}

/** One open round of the company, in which every fifth product has two variants and every second a saved attribute. */
export async function fillShop(ownerUrl: string, company: string, isInvited: boolean): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(
      `create temp table b_shop as select c.id as company_id, a.catalog_id, a.supplier_id, new_id() as subscription_id
        from companies c join catalog_assignments a on a.company_id = c.id where c.company_name = $1`,
      [company],
    );
    await client.query(
      `insert into categories (name, allow_multiple_products) select 'Shop ' || n, true from generate_series(1, 8) n
        on conflict do nothing`,
    );
    await client.query(
      `insert into products (catalog_id, supplier_id, category_id, product_name, sku, supplier_sku, price,
          retail_price, group_key, description, attributes)
        select s.catalog_id, s.supplier_id, k.id, brand || ' ' || kind || ' ' || n, 'SHOP-' || n, 'SS-' || n,
          50000 + (n * 7919) % 900000, 70000 + (n * 7919) % 900000, case when n % 5 < 2 then 'G' || n / 5 else '' end,
          'A thing of everyday use with number ' || n,
          jsonb_build_object('brand', brand, 'capacity', capacity, 'colour', colour, 'model', kind)
        from b_shop s cross join generate_series(1, $1::int) n
        cross join lateral (select (array['Skær','Holm','Tern','Strand','Læn'])[1 + n % 5] as brand,
          (array['One phone','12 Pro','City','Book','Chair','Fold'])[1 + n % 6] as kind,
          (array['128 GB','256 GB','512 GB'])[1 + n / 5 % 3] as capacity,
          (array['Fjord','Sand','Ink','Snow'])[1 + n / 3 % 4] as colour) made
        join (select id, row_number() over (order by name) - 1 as at from categories where name like 'Shop %') k
          on k.at = n % 8`,
      [products],
    );
    await client.query(
      `insert into subscriptions (id, company_id, subscription_name, start_date, end_date, effect_date,
          delivery_method, periods)
        select subscription_id, company_id, 'Shop', date '2026-11-14', date '2026-12-14', date '2027-01-18',
          'USER_ADDRESS', '{12,24,36}' from b_shop`,
    );
    await client.query(
      `insert into subscription_catalogs (subscription_id, company_id, catalog_id, subsidy_yearly)
        select subscription_id, company_id, catalog_id, 120000 from b_shop`,
    );
    const { rowCount: people } = await client.query(
      `insert into subscription_employees (subscription_id, company_id, employee_id, invited_at)
        select s.subscription_id, s.company_id, e.id, case when $1 then now() end from b_shop s
        join employees e on e.company_id = s.company_id`,
      [isInvited],
    );
    await client.query('analyze products');
    return people ?? 0;
  } finally {
    await client.end();
  }
}
