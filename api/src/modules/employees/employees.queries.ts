import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { detailFieldNames, employeeFieldNames, listFieldNames } from '@portal/contract/employee-fields';
import {
  employeeListFields,
  type Employee,
  type EmployeeFilter,
  type EmployeeRow,
} from '@portal/contract/employee-rows';
import { sql, type SqlBool } from 'kysely';
import type { CompanyScope, OfCompany } from '../../access/scope.ts';
import { selectFields } from '../../db/employee-columns.ts';
import { containing } from '../../db/like.ts';
import { listOf, matches, readList, type PieceEnd } from '../../db/list.ts';
import type { Page } from '../../db/page.ts';
import { employeeLanguage } from '../../db/person-language.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { Allowed } from './employees.rules.ts';

export type Filters = Pick<EmployeeFilter, 'q' | 'status' | 'department' | 'role' | 'filter'>;

const employeeList = listOf(
  employeeListFields,
  {
    name: 'e.name',
    employNo: 'e.employ_no',
    department: 'e.department',
    email: 'e.email',
    phone: 'e.phone',
    role: 'e.role',
    language: sql`nullif(e.language, '')`,
    status: 'e.status',
    exitDate: 'e.exit_date',
    paid_in_full: 'e.paid_in_full',
    invitedAt: 'e.invited_at',
    createdAt: 'e.created_at',
  },
  'e.id',
);

/** Which of the two another employee of the company has already. */
export async function findTaken(
  db: Db,
  scope: CompanyScope,
  { email, employNo }: { email?: string | undefined; employNo?: string | null | undefined },
  exceptId: string | undefined,
): Promise<{ email: boolean; employNo: boolean }> {
  const others = await db
    .selectFrom('employees')
    .select(['email', 'employ_no'])
    .where('company_id', '=', scope.companyId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('email', '=', email ?? ''), eb('employ_no', '=', employNo || null)]))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
  return {
    email: others.some((other) => other.email === email),
    employNo: Boolean(employNo) && others.some((other) => other.employ_no === employNo),
  };
}

/** Employees of the company that are not deleted and fit the filters. Every list below starts here. */
function matchingEmployees(db: Db, scope: OfCompany, { q, status, department, role }: Filters) {
  let query = db
    .selectFrom('employees as e')
    .where('e.company_id', '=', scope.companyId)
    .where('e.deleted_at', 'is', null);
  // Letter for letter the expression of employees_search_idx.
  if (q) query = query.where(sql<SqlBool>`e.search_text ilike ${containing(q)}`);
  if (status) query = query.where('e.status', '=', status);
  if (department !== undefined) query = query.where('e.department', '=', department);
  if (role) query = query.where('e.role', '=', role);
  return query;
}

const rowColumns = [
  'e.id',
  ...selectFields(listFieldNames),
  'e.status',
  'e.paid_in_full',
  'e.invited_at',
  'e.version',
] as const;

type StoredRow = Omit<EmployeeRow, 'role' | 'status' | 'invitedAt'> & {
  role: string;
  status: string;
  invited_at: Date | null;
};

function toRow<Row extends StoredRow>({
  role,
  status,
  invited_at,
  ...row
}: Row): Omit<Row, 'role' | 'status' | 'invited_at'> & EmployeeRow {
  return {
    ...row,
    role: role === 'COMPANY' ? 'COMPANY' : 'EMPLOYEE',
    status: status === 'ACTIVE' ? 'ACTIVE' : status === 'BLOCKED' ? 'BLOCKED' : 'PENDING',
    invitedAt: invited_at?.toISOString() ?? null,
  };
}

/** One page of the company's people, as rows of the contract. */
export async function listEmployees(db: Db, scope: OfCompany, filter: EmployeeFilter): Promise<Page<EmployeeRow>> {
  const page = await readList(
    db,
    employeeList,
    matchingEmployees(db, scope, filter),
    (query) => query.select(rowColumns),
    filter,
  );
  return { ...page, data: page.data.map(toRow) };
}

/** Ids of all who match, by name, with a limit or without; one more than it shows that there are others. */
export async function listIds(
  db: Db,
  scope: CompanyScope,
  filters: Filters,
  limit: number | null = null,
): Promise<{ employeeIds: string[]; isAll: boolean }> {
  const rows = await matchingEmployees(db, scope, filters)
    .where(matches(employeeList, filters))
    .select('e.id')
    .orderBy('e.name')
    .orderBy('e.id')
    .limit(limit === null ? null : limit + 1)
    .execute();
  const employeeIds = rows.slice(0, limit ?? undefined).map(({ id }) => id);
  return { employeeIds, isAll: employeeIds.length === rows.length };
}

/** Which of these are the company's. */
export async function listOwnIds(db: Db, scope: CompanyScope, ids: readonly string[]): Promise<string[]> {
  return (
    await matchingEmployees(db, scope, {})
      .where('e.id', '=', ({ fn, val }) => fn.any(val([...ids])))
      .select('e.id')
      .execute()
  ).map(({ id }) => id);
}

/** Departments with how many people each has, for filters and for picking whole departments. */
export function listDepartments(db: Db, scope: CompanyScope): Promise<{ department: string; employees: number }[]> {
  return matchingEmployees(db, scope, {})
    .select(['e.department', sql<number>`count(*)::int`.as('employees')])
    .where('e.department', '<>', '')
    .groupBy('e.department')
    .orderBy('e.department')
    .execute();
}

/** Which personal data the company keeps (RULES 5). */
export async function findAllowed(db: Db, scope: CompanyScope): Promise<Allowed> {
  const row = await db
    .selectFrom('company_settings')
    .select(['employee_birthday as birthday', 'employee_gender as gender'])
    .where('company_id', '=', scope.companyId)
    .executeTakeFirst();
  return row ?? { birthday: false, gender: false };
}

/**
 * Orders that are not over: on their way, with a term that still runs and was not paid in full, or with a draw that
 * payroll has still to take.
 */
const running = (
  today: Day,
) => sql<number>`(select count(*)::int from orders o where o.employee_id = e.id and not o.is_proposal
  and o.paid_in_full_at is null and (o.status in ('ORDERED', 'PROCESSING')
  or (o.status in ('DISPATCHED', 'COMPLETED') and not o.is_present
  and (o.expire_date is null or o.expire_date >= ${today}
    or exists (select from salary_draws d where d.order_id = o.id and d.status in ('PLANNED', 'SUSPENDED'))))))`;

const oneColumns = (today: Day) =>
  [
    ...selectFields(detailFieldNames),
    'e.exit_reason as exitReason',
    'e.created_at',
    'u.last_successful_login',
    running(today).as('runningOrders'),
  ] as const;

/**
 * One employee; the same refusal for "not yours" and "not there". Birthday and gender only where allowed.
 *
 * @throws DomainError `employee_not_found`
 */
export async function getEmployee(db: Db, scope: CompanyScope, id: string, today: Day): Promise<Employee> {
  const [row, allowed] = await Promise.all([
    matchingEmployees(db, scope, {})
      .leftJoin('users as u', 'u.id', 'e.user_id')
      .where('e.id', '=', id)
      .select([...rowColumns, ...oneColumns(today)])
      .executeTakeFirst(),
    findAllowed(db, scope),
  ]);
  if (!row) throw new DomainError('employee_not_found');
  const { birthday, gender, exitReason, created_at, last_successful_login, ...rest } = row;
  return {
    ...toRow(rest),
    birthday: allowed.birthday ? birthday : null,
    gender: allowed.gender ? gender : '',
    exitReason,
    createdAt: created_at.toISOString(),
    lastSuccessfulLogin: last_successful_login?.toISOString() ?? null,
  };
}

/** The login behind an employee, and whether it has ever been used. */
export function findLogin(
  db: Db,
  scope: CompanyScope,
  id: string,
): Promise<{ userId: string | null; userStatus: string | null } | undefined> {
  return db
    .selectFrom('employees as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .where('e.company_id', '=', scope.companyId)
    .where('e.id', '=', id)
    .select(['e.user_id as userId', 'u.status as userStatus'])
    .executeTakeFirst();
}

export type Addressee = {
  employeeId: string;
  email: string;
  name: string;
  role: string;
  status: string;
  exitDate: Day | null;
  /** in which mail reaches the person */
  locale: Locale;
};

/** The named people of the company, for mail to many at once. */
export function listAddressees(db: Db, scope: CompanyScope, ids: readonly string[]): Promise<Addressee[]> {
  return matchingEmployees(db, scope, {})
    .innerJoin('companies as c', 'c.id', 'e.company_id')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .where('e.id', '=', ({ fn, val }) => fn.any(val([...ids])))
    .select([
      'e.id as employeeId',
      'e.email',
      'e.name',
      'e.role',
      'e.status',
      'e.exit_date as exitDate',
      employeeLanguage().as('locale'),
    ])
    .orderBy('e.name')
    .orderBy('e.id')
    .execute();
}

const exported = ['e.id', ...selectFields(employeeFieldNames)] as const;

/** The next rows of an export, in the order of the list: an export never holds more than one piece. */
export const listForExport = (
  db: Db,
  scope: CompanyScope,
  filters: Filters & { sort: string },
  after: PieceEnd | null,
  limit: number,
) =>
  readList(db, employeeList, matchingEmployees(db, scope, filters), (query) => query.select(exported), {
    ...filters,
    page: 1,
    pageSize: limit,
    after,
  });
