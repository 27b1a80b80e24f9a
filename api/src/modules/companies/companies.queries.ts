import {
  companyFields,
  type Company,
  type CompanyFilter,
  type CompanyRow,
  type SupplierCompanyFilter,
} from '@portal/contract/companies';
import type { Day } from '@portal/contract/days';
import { isEnd, rateOn } from '@portal/contract/tax-tables';
import { sql } from 'kysely';
import { lockTaxTable } from '../../access/lock-tax-table.ts';
import type { AdminScope, SupplierScope } from '../../access/scope.ts';
import { anyHolds } from '../../db/conditions.ts';
import { assertUnused } from '../../db/dependants.ts';
import { listOf, readList } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { catalogNameOf } from '../../db/shown-name.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { vatNoWarning } from './companies.rules.ts';

/** Back office sees every company, a supplier its own. */
export type ManagerScope = AdminScope | SupplierScope;

const status = sql<Company['status']>`c.status`.as('status');
const isActive = sql<boolean>`c.status = 'ACTIVE'`.as('is_active');
const isReseller = sql<boolean>`coalesce(s.is_reseller and s.deleted_at is null, false)`.as('isReseller');
const supplier = sql<
  CompanyRow['supplier']
>`case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end`.as('supplier');
const employees =
  sql<number>`(select count(*)::int from employees e where e.company_id = c.id and e.deleted_at is null)`.as(
    'employees',
  );
const companyList = listOf(
  companyFields,
  {
    company_name: 'c.company_name',
    vat_no: 'c.vat_no',
    city: 'c.city',
    currency: 'c.currency',
    supplier: 's.name',
    status: 'c.status',
    createdAt: 'c.created_at',
  },
  'c.id',
);

function companiesOf(db: Db, scope: ManagerScope) {
  const all = db.selectFrom('companies as c').leftJoin('suppliers as s', 's.id', 'c.supplier_id');
  return scope.role === 'supplier' ? all.where('c.supplier_id', '=', scope.supplierId) : all;
}

export function listCompanies(
  db: Db,
  scope: ManagerScope,
  { q, ...filter }: CompanyFilter | SupplierCompanyFilter,
): Promise<Page<CompanyRow>> {
  let matching = companiesOf(db, scope);
  if (q) matching = matching.where(anyHolds(['c.company_name', 'c.vat_no', 'c.city'], q));
  if (filter.status) matching = matching.where('c.status', '=', filter.status);
  if (filter.currency) matching = matching.where('c.currency', '=', filter.currency);
  if ('supplierId' in filter && filter.supplierId) matching = matching.where('c.supplier_id', '=', filter.supplierId);
  return readList(
    db,
    companyList,
    matching,
    (query) =>
      query.select([
        'c.id',
        'c.company_name',
        'c.vat_no',
        'c.currency',
        'c.city',
        'c.version',
        status,
        isActive,
        isReseller,
        supplier,
        employees,
      ]),
    filter,
  );
}

// What a supplier may not read (settings, catalogs of others) comes back empty for it and is not in its contract.
const catalogs = sql<
  Company['catalogs']
>`(select coalesce(json_agg(json_build_object('id', k.id, 'name', ${catalogNameOf('k')},
  'catalogName', k.catalog_name, 'supplierId', k.supplier_id)
  order by ${catalogNameOf('k')}, k.id), '[]'::json)
  from catalog_assignments a join catalogs k on k.id = a.catalog_id where a.company_id = c.id
  and k.deleted_at is null)`.as('catalogs');
const salarySystem = sql<
  Company['salarySystem']
>`case when y.id is not null then json_build_object('id', y.id, 'name', y.name) end`.as('salarySystem');
const hrSystem = sql<
  Company['hrSystem']
>`case when h.id is not null then json_build_object('id', h.id, 'name', h.name) end`.as('hrSystem');

export async function findCompany(db: Db, scope: ManagerScope, id: string): Promise<Company | undefined> {
  const row = await companiesOf(db, scope)
    .leftJoin('company_settings as t', 't.company_id', 'c.id')
    .leftJoin('salary_systems as y', 'y.id', 'c.salary_system_id')
    .leftJoin('hr_systems as h', 'h.id', 'c.hr_system_id')
    .select([
      'c.id',
      'c.company_name',
      'c.invoice_mail',
      'c.vat_no',
      'c.currency',
      'c.phone_number',
      'c.note',
      'c.address_line_one',
      'c.address_line_two',
      'c.zipcode',
      'c.city',
      'c.country',
      'c.language',
      'c.wage_code_gross as wageCodeGross',
      'c.wage_code_net as wageCodeNet',
      'c.wage_code_phone_tax as wageCodePhoneTax',
      'c.employer_no as employerNo',
      'c.pay_term as payTerm',
      'c.version',
      sql<number>`coalesce(t.salary_day, 20)`.as('salaryDay'),
      sql<Company['salaryFileMethod']>`coalesce(t.salary_file_method, 'AUTOMATIC')`.as('salaryFileMethod'),
      status,
      isActive,
      isReseller,
      supplier,
      hrSystem,
      salarySystem,
      catalogs,
    ])
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, vatNoWarning: vatNoWarning(row.vat_no, row.country) };
}

/** @throws DomainError `company-not-found` */
export async function getCompany(db: Db, scope: ManagerScope, id: string): Promise<Company> {
  const company = await findCompany(db, scope, id);
  if (!company) throw new DomainError('company-not-found');
  return company;
}

/** A deleted supplier takes no new company. @throws DomainError `supplier-not-found` */
export async function assertLivingSupplier(
  db: Db,
  _scope: ManagerScope,
  supplierId: string | null | undefined,
): Promise<void> {
  if (!supplierId) return;
  const row = await db
    .selectFrom('suppliers')
    .select('id')
    .where('id', '=', supplierId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new DomainError('supplier-not-found');
}

/**
 * Prices, draws and orders carry the currency they were made in, so it is fixed once there is a subscription or a
 * catalog. @throws DomainError `in-use` with their names, at `currency`
 */
export async function assertNoPrices(db: Db, _scope: ManagerScope, companyId: string): Promise<void> {
  await assertUnused(
    db,
    'in-use',
    {
      subscription: sql`select s.id, s.subscription_name as name, c.id as of_id, c.company_name as of_name
        from subscriptions s join companies c on c.id = s.company_id where s.company_id = ${companyId}`,
      catalog: sql`select k.id, ${catalogNameOf('k')} as name, s.id as of_id, s.name as of_name
        from catalog_assignments a join catalogs k on k.id = a.catalog_id join suppliers s on s.id = k.supplier_id
        where a.company_id = ${companyId}`,
    },
    'currency',
  );
}

/**
 * A country without VAT in the tax table, or whose VAT is about to end, would reckon with none (DECISIONS 31).
 *
 * @throws DomainError `tax-table-missing`
 */
export async function assertTaxTable(db: Db, _scope: ManagerScope, country: string, today: Day): Promise<void> {
  // Whoever ends the VAT of a country asks for its companies under the same lock.
  await lockTaxTable(db, country);
  const vat = await db
    .selectFrom('tax_rates')
    .select(['country', 'code', 'valid_from as validFrom', 'basis_points as basisPoints', 'amount'])
    .where('country', '=', country)
    .where('code', '=', 'vat')
    .execute();
  const ends = vat.some((rate) => rate.validFrom > today && isEnd(rate));
  if (ends || !rateOn(vat, { country, code: 'vat', day: today }))
    throw new DomainError('tax-table-missing', [{ path: 'country', key: 'tax-table-missing' }]);
}
