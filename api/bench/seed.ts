import pg from 'pg';

/** PERFORMANCE: 1,000 companies (one with 20,000 employees and 50,000 orders, the median with 300 orders). */
export type WorldSize = {
  companies: number;
  employees: number;
  orders: number;
  largestEmployees: number;
  largestOrders: number;
  draws: number;
  products: number;
};
export const fullWorld: WorldSize = {
  companies: 1_000,
  employees: 200_000,
  orders: 500_000,
  largestEmployees: 20_000,
  largestOrders: 50_000,
  draws: 5_000_000,
  products: 3_000,
};
export const shortWorld: WorldSize = {
  companies: 100,
  employees: 20_000,
  orders: 50_000,
  largestEmployees: 4_000,
  largestOrders: 10_000,
  draws: 500_000,
  products: 300,
};

/** A part of a world, of everything in it. */
export const shareOf = (size: WorldSize, share: number): WorldSize =>
  Object.fromEntries(
    Object.entries(size).map(([what, count]) => [what, Math.max(1, Math.round(count * share))]),
  ) as WorldSize;

/** So many times the companies around the largest one, which stays as it is, and so does the median. */
export function grown(size: WorldSize, times: number): WorldSize {
  const around = (all: number, largest: number) => largest + (all - largest) * times;
  const orders = around(size.orders, size.largestOrders);
  return {
    ...size,
    companies: around(size.companies, 1),
    employees: around(size.employees, size.largestEmployees),
    orders,
    draws: orders * Math.round(size.draws / size.orders),
  };
}

const indexesOf = ['salary_draws', 'orders', 'order_lines', 'employees'];

/**
 * Fills a migrated database set by set. Indexes of the large tables are built once, afterwards; keys are checked as
 * they are defined.
 */
export async function seedWorld(url: string, size: WorldSize): Promise<number> {
  const started = performance.now();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `set session_replication_role = replica; set synchronous_commit = off;
     set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  );
  const indexes = await dropIndexes(client);
  for (const statement of statements(size)) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
  await client.end();
  return performance.now() - started;
}

async function dropIndexes(client: pg.Client): Promise<{ definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = any(array(select to_regclass(name) from unnest($1::text[]) name)) and not i.indisprimary
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [indexesOf],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

function statements(size: WorldSize): string[] {
  const others = size.companies - 1;
  const usualEmployees = Math.floor((size.employees - size.largestEmployees) / others);
  const perOrder = Math.round(size.draws / size.orders);
  // Every other company has 300 orders (scaled), the rest share what is left: the median is 300.
  const medianOrders = Math.floor(((size.orders - size.largestOrders) / others) * (2 / 3));
  const manyOrders = Math.ceil(
    (size.orders - size.largestOrders - medianOrders * Math.ceil(others / 2)) / Math.floor(others / 2),
  );
  return [
    `create temp table b_company as
      select n, new_id() as id, new_id() as user_id, new_id() as membership_id, new_id() as subscription_id,
       case n when 1 then ${size.largestEmployees} else ${usualEmployees} end as employees,
       case when n = 1 then ${size.largestOrders} when n % 2 = 0 then ${medianOrders} else ${manyOrders} end as orders
     from generate_series(1, ${size.companies}) n`,
    `create temp table b_supplier as select n, new_id() as id, new_id() as catalog_id from generate_series(1, 10) n`,
    `insert into suppliers (id, name, email, is_reseller)
      select id, 'Supplier ' || n, 'orders' || n || '@supplier.example', true from b_supplier`,
    `insert into catalogs (id, supplier_id, catalog_name, display_name, currency)
      select catalog_id, id, 'Catalog ' || n, 'Catalog ' || n, 'DKK' from b_supplier`,
    `insert into categories (name) values ('Bench')`,
    `create temp table b_product as select n, new_id() as id, (n % 10) + 1 as supplier
      from generate_series(1, ${size.products}) n`,
    `insert into products (id, catalog_id, supplier_id, category_id, product_name, sku, supplier_sku, price)
     select p.id, s.catalog_id, s.id, (select id from categories where name = 'Bench'),
     'Product ' || (array['Skær','Holm','Tern','Strand','Læn'])[1 + p.n % 5] || ' ' || p.n,
     'P' || p.n, 'S' || p.n, 100000 + (p.n * 7919) % 900000
     from b_product p join b_supplier s on s.n = p.supplier`,
    `insert into salary_systems (name, kind, layout) select 'Bench', 'CSV', '{}'`,
    `insert into companies (id, company_name, currency, vat_no, supplier_id, wage_code_gross, wage_code_net)
     select c.id, 'Company ' || c.n, 'DKK', (10000000 + c.n)::text, s.id, '45', '46' from b_company c
     join b_supplier s on s.n = (c.n % 10) + 1`,
    `insert into company_settings (company_id) select id from b_company`,
    `insert into catalog_assignments (catalog_id, supplier_id, company_id) select s.catalog_id, s.id, c.id
      from b_company c join b_supplier s on s.n = (c.n % 10) + 1`,
    `insert into users (id, email, name, status)
      select user_id, 'admin' || n || '@company.example', 'Admin ' || n, 'ACTIVE' from b_company`,
    `insert into memberships (id, user_id, role, company_id) select membership_id, user_id, 'company', id
      from b_company`,
    `create temp table b_employee as select c.n as company, c.id as company_id, seat, new_id() as id,
       (array['Åse','Mads','Clara','Søren','Ida','Mikkel','Freja','Bjørn','Lærke','Jørgen'])[1 + seat % 10] || ' ' ||
       (array['Winther','Kjær','Østergaard','Bach','Møller','Holm','Nørgaard','Ravn'])[1 + (seat / 10 + c.n) % 8] ||
       ' ' || seat as name
     from b_company c, generate_series(0, c.employees - 1) seat`,
    `insert into employees (id, company_id, employ_no, name, email, department, status)
     select id, company_id, (1000 + seat)::text, name, 'person' || seat || '@company' || company || '.example',
     (array['Sales','IT','Finance','Production'])[1 + seat % 4], 'ACTIVE' from b_employee`,
    `insert into subscriptions (id, company_id, subscription_name, start_date, end_date, effect_date, delivery_method,
      periods)
     select subscription_id, id, 'Bench', '2026-01-01', '2026-12-31', '2026-02-01', 'USER_ADDRESS', '{24}'
     from b_company`,
    `create temp table b_order as
      select c.n as company, c.id as company_id, c.subscription_id, k, new_id() as id, e.id as employee_id,
      e.name as employee_name,
       p.id as product_id, p.n as product, s.id as supplier_id, s.catalog_id,
       timestamptz '2026-01-01' + make_interval(mins => (k * 37) % 460000) as at
     from b_company c cross join generate_series(0, c.orders - 1) k
     join b_employee e on e.company = c.n and e.seat = k % c.employees join b_supplier s on s.n = (c.n % 10) + 1
     join b_product p on p.n = 1 + ((k * 10 + c.n % 10 + ${size.products} - 1) % ${size.products})`,
    `insert into orders (id, order_number, company_id, employee_id, subscription_id, supplier_id, catalog_id,
      category_id, status, ordered_at, ordered_on, company_name, supplier_name, employee_name,
       product_name, sku, currency, months, price_ex_vat, goods_month, price_without_subsidy, subsidy_month,
       gross_draw, monthly_price, pricing, delivery_method, delivery_name, serial_number)
     select o.id, nextval('order_numbers'), o.company_id, o.employee_id, o.subscription_id, o.supplier_id,
     o.catalog_id, (select id from categories where name = 'Bench'),
       (array['ORDERED','PROCESSING','DISPATCHED','COMPLETED','COMPLETED'])[1 + k % 5], at, at::date,
       'Company ' || o.company, 'Supplier', o.employee_name, 'Product ' || o.product, 'P' || o.product,
       'DKK', 24, 639920, 26663, 26663, 10000, 16663, 16663, '{}', 'USER_ADDRESS', o.employee_name,
       case when k % 5 >= 2 then 'SN' || o.company || '-' || k end
     from b_order o order by o.company, k`,
    `insert into order_lines (order_id, line_no, company_id, supplier_id, employee_id, is_accessory, product_id,
      product_name, sku, price_ex_vat, gross_month)
     select id, 1, company_id, supplier_id, employee_id, false, product_id, 'Product ' || product, 'P' || product,
     639920, 26663 from b_order`,
    `insert into salary_draws (company_id, order_id, employee_id, period, effect_date, currency, price_before_subsidy,
      subsidy_month, gross_amount, amount)
     select o.company_id, o.id, o.employee_id, to_char(date '2026-11-01' + make_interval(months => m), 'YYYY-MM'),
     (date '2026-11-20' + make_interval(months => m))::date, 'DKK', 26663, 10000, 16663, 16663
     from b_order o, generate_series(0, ${perOrder - 1}) m`,
  ];
}
