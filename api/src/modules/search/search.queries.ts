import type { ResponseOf } from '@portal/contract/endpoint';
import { searchResultsMax, type search } from '@portal/contract/search';
import { sql } from 'kysely';
import type { AdminScope, CompanyScope, SupplierScope } from '../../access/scope.ts';
import { containing } from '../../db/like.ts';
import { catalogNameOf, categoryNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';

type Found = ResponseOf<typeof search>['data'];
type Seeker = AdminScope | CompanyScope | SupplierScope;

/** A number's or name's beginning, for ranking and for the prefix indexes. */
const startingWith = (text: string) => containing(text).slice(1);

// Enough to rank well; a text that matches more should be longer.
const candidatesMax = 200;

/** Employees whose name, e-mail or number holds the text. Suppliers see no employees. */
export async function searchEmployees(db: Db, scope: Seeker, text: string): Promise<Found['employees']> {
  if (scope.role === 'supplier') return [];
  const own = scope.role === 'company' ? sql`e.company_id = ${scope.companyId} and` : sql``;
  const { rows } = await sql<Found['employees'][number]>`
    with found as (
      select e.id, e.name, e.email, e.employ_no, e.department, e.company_id
      from matching_employees(${containing(text)}, ${candidatesMax}) as m (id) join employees e on e.id = m.id
      where ${own} e.deleted_at is null
    ), ranked as (
      select f.*, row_number() over (order by f.employ_no is distinct
      from ${text}, f.name not ilike ${startingWith(text)}, f.email not ilike ${startingWith(text)}, f.name, f.id) as
      rank
      from found f order by rank limit ${searchResultsMax}
    )
    select f.id as "employeeId", f.name, f.email, f.employ_no as "employNo", f.department, f.company_id as
    "companyId", c.company_name as "companyName"
    from ranked f join companies c on c.id = f.company_id
    order by f.rank`.execute(db);
  return rows;
}

// `orderStateOf` for Postgres.
const shownState = sql`case when not o.is_proposal then o.status when o.status = 'DELETED' then 'NOT_ACCEPTED'
  else 'PROPOSED' end`;

/** Orders by employee, product, order number or serial number. */
export async function searchOrders(db: Db, scope: Seeker, text: string): Promise<Found['orders']> {
  const own =
    scope.role === 'company'
      ? sql`o.company_id = ${scope.companyId} and`
      : scope.role === 'supplier'
        ? sql`o.supplier_id = ${scope.supplierId} and`
        : sql``;
  const columns = sql`o.id, o.order_number, o.product_name, o.employee_name, o.company_id, o.company_name,
    ${shownState} as status, o.ordered_on, o.serial_number`;
  const number = text.replace(/^#/, '');
  const numberStart = /^\d{2,12}$/.test(number) ? startingWith(number) : null;
  const serialStart = /^[\w-]{3,40}$/.test(text) ? startingWith(text) : null;
  const { rows } = await sql<Found['orders'][number]>`
    with found as (
      select ${columns}
      from matching_orders(${containing(text)}, ${numberStart}, ${serialStart}, ${candidatesMax}) as m (id)
      join orders o on o.id = m.id
      where ${own} true
    )
    select f.id as "orderId", f.order_number as "orderNumber", f.product_name as product, f.employee_name as
    "employeeName", f.company_id as "companyId",
      f.company_name as "companyName", f.status, f.ordered_on as "orderDate", f.serial_number as "serialNumber"
    from found f
    order by f.order_number::text <> ${number}, f.serial_number is distinct
    from ${text}, f.employee_name not ilike ${startingWith(text)}, f.ordered_on desc, f.id desc
    limit ${searchResultsMax}`.execute(db);
  return rows;
}

/** Companies, suppliers, catalogs and categories by name, for back office alone. */
export async function searchPlaces(db: Db, scope: Seeker, text: string): Promise<Found['places']> {
  if (scope.role !== 'admin') return [];
  const like = containing(text);
  const { rows } = await sql<Found['places'][number]>`
    select * from (
      (select 'company' as kind, c.id, c.company_name as name, c.city as detail, null::uuid as "supplierId",
        '' as "catalogName" from matching_companies(${like}, ${searchResultsMax}) m (id)
        join companies c on c.id = m.id)
      union all
      (select 'supplier', s.id, s.name, s.city, null, '' from suppliers s
        where s.deleted_at is null and s.name ilike ${like} order by s.name, s.id limit ${searchResultsMax})
      union all
      (select 'catalog', k.id, ${catalogNameOf('k')}, s.name, s.id, k.catalog_name from catalogs k
        join suppliers s on s.id = k.supplier_id
        where k.deleted_at is null and (k.display_name || ' ' || k.danish_name || ' ' || k.catalog_name) ilike ${like}
        order by 3, k.id limit ${searchResultsMax})
      union all
      (select 'category', k.id, ${categoryNameOf('k')}, '', null, '' from categories k
        where (k.name || ' ' || k.danish_name) ilike ${like} order by 3, k.id limit ${searchResultsMax})
    ) found order by name not ilike ${startingWith(text)}, name, id limit ${searchResultsMax}`.execute(db);
  return rows;
}

/** Products by name or number, for back office alone. */
export async function searchProducts(db: Db, scope: Seeker, text: string): Promise<Found['products']> {
  if (scope.role !== 'admin') return [];
  const { rows } = await sql<Found['products'][number]>`
    select p.id as "productId", p.product_name as name, p.sku, k.id as "catalogId", k.catalog_name as "catalogName",
      s.id as "supplierId", s.name as "supplierName"
    from products p join catalogs k on k.id = p.catalog_id join suppliers s on s.id = k.supplier_id
    where p.deleted_at is null and k.deleted_at is null and s.deleted_at is null
      and (p.product_name || ' ' || p.sku || ' ' || p.supplier_sku) ilike ${containing(text)}
    order by p.sku <> ${text}, p.product_name not ilike ${startingWith(text)}, p.product_name, p.id
    limit ${searchResultsMax}`.execute(db);
  return rows;
}
