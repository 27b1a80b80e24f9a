import type { Day } from '@portal/contract/days';
import type { CompanyOverview, SupplierOverview } from '@portal/contract/overviews';
import { sql, type RawBuilder } from 'kysely';
import type { AdminScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';

type Counts<Names extends string> = Readonly<Record<Names, RawBuilder<unknown>>>;

/** Every count of one thing in one look; each is a small statement over an index. */
async function countOf<Names extends string>(
  db: Db,
  table: 'companies' | 'suppliers',
  id: string,
  counts: Counts<Names>,
): Promise<Record<Names, number> | undefined> {
  const columns = Object.entries<RawBuilder<unknown>>(counts).map(
    ([name, from]) => sql`(select count(*)::int from ${from}) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Record<Names, number>>`
    select ${sql.join(columns)} from ${sql.table(table)} x where x.id = ${id}::uuid`.execute(db);
  return rows[0];
}

const ofCompany = (table: string, and = sql``) => sql`${sql.table(table)} y where y.company_id = x.id ${and}`;
const alive = sql`and y.deleted_at is null`;
// A proposal is no order (DECISIONS 46).
const realOrder = sql`and y.status <> 'DELETED' and not y.is_proposal`;
const open = sql`and y.status <> 'CLOSED'`;

/** Employees who can log in, and administrators who are not among them. `companies` is a set of company ids. */
const peopleOf = (companies: RawBuilder<unknown>, today: Day) => sql`(
  select e.id from employees e where e.company_id in ${companies} and e.deleted_at is null and e.status <> 'BLOCKED'
    and (e.exit_date is null or e.exit_date >= ${today}::date)
  union all
  select m.id from memberships m where m.company_id in ${companies} and m.role = 'company' and m.blocked_at is null
    and not exists (select from employees e where e.company_id = m.company_id and e.user_id = m.user_id
      and e.deleted_at is null)) people`;

const runningOrdersOf = (companies: RawBuilder<unknown>, today: Day) => sql`orders o
  where o.company_id in ${companies} and o.status <> 'DELETED' and not o.is_proposal and (o.expire_date is null
    or o.expire_date >= ${today}::date)`;

/** @throws DomainError `company-not-found` */
export async function companyOverview(db: Db, _scope: AdminScope, id: string, today: Day): Promise<CompanyOverview> {
  const itself = sql`(x.id)`;
  const counts = await countOf<keyof CompanyOverview>(db, 'companies', id, {
    people: peopleOf(itself, today),
    runningOrders: runningOrdersOf(itself, today),
    employees: ofCompany('employees', alive),
    administrators: ofCompany('memberships', sql`and y.role = 'company'`),
    addresses: ofCompany('company_addresses', alive),
    subscriptions: ofCompany('subscriptions', alive),
    openSubscriptions: ofCompany(
      'subscriptions',
      sql`and y.deleted_at is null and y.status = 'OPEN' and y.end_date >= ${today}::date`,
    ),
    orders: ofCompany('orders', realOrder),
    ordersToProcess: ofCompany('orders', sql`and y.status = 'ORDERED' and not y.is_proposal`),
    ordersInProcess: ofCompany('orders', sql`and y.status = 'PROCESSING'`),
    orderFiles: ofCompany('order_files'),
    salaryFiles: ofCompany('salary_files'),
    undeliveredSalaryFiles: ofCompany('salary_files', sql`and not y.is_sent and y.send_failed_at is not null`),
    leasingAgreements: ofCompany('leasing_agreements', alive),
    catalogs: sql`catalog_assignments y join catalogs k on k.id = y.catalog_id
      where y.company_id = x.id and k.deleted_at is null`,
    payInFull: ofCompany('pay_in_full_requests'),
    openPayInFull: ofCompany('pay_in_full_requests', open),
    rma: ofCompany('rma_requests'),
    openRma: ofCompany('rma_requests', open),
  });
  if (!counts) throw new DomainError('company-not-found');
  return counts;
}

/** @throws DomainError `supplier-not-found` */
export async function supplierOverview(db: Db, _scope: AdminScope, id: string, today: Day): Promise<SupplierOverview> {
  const served = sql`(select c.id from companies c where c.supplier_id = x.id)`;
  const ofSupplier = (table: string, and = sql``) => sql`${sql.table(table)} y where y.supplier_id = x.id ${and}`;
  const counts = await countOf<keyof SupplierOverview>(db, 'suppliers', id, {
    people: peopleOf(served, today),
    runningOrders: runningOrdersOf(served, today),
    users: ofSupplier('memberships'),
    companies: ofSupplier('companies'),
    catalogs: ofSupplier('catalogs', alive),
    assignedCompanies: sql`(select distinct y.company_id from catalog_assignments y where y.supplier_id = x.id) z`,
    orders: ofSupplier('orders', realOrder),
    unfinishedOrders: ofSupplier('orders', sql`and y.status in ('ORDERED', 'PROCESSING') and not y.is_proposal`),
    openRma: ofSupplier('rma_requests', open),
  });
  if (!counts) throw new DomainError('supplier-not-found');
  return counts;
}

type Touched = Pick<CompanyOverview, 'people' | 'runningOrders'>;

/** How many a block or the end of a reseller touches, as the audit log keeps it. */
export const touchedBy = async (overview: Promise<Touched>): Promise<Touched> => {
  const { people, runningOrders } = await overview;
  return { people, runningOrders };
};
