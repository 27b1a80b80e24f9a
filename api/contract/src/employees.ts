import * as v from 'valibot';
import { AccountStatus } from './auth.ts';
import { DaySchema } from './days.ts';
import { exported } from './downloads.ts';
import { dataOf, Email, endpoint, Id, line, pageOf, pageQuery, Phone, requiredLine, sortOf, text, Version } from './endpoint.ts';

export const EmployeeRole = v.picklist(['COMPANY', 'EMPLOYEE'], 'invalid-data-provided');
export const genders = ['', 'FEMALE', 'MALE', 'OTHER'] as const;
/** Why somebody leaves; decides whether termination insurance covers the exit (DECISIONS 20). */
export const exitReasons = ['RESIGNATION', 'REDUNDANCY', 'PARENTAL_LEAVE', 'LONG_ILLNESS', 'DISMISSAL', 'OTHER'] as const;

const OptionalEmail = v.pipe(line(254), v.union([v.literal(''), Email], 'invalid-email'));
const Instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const Count = v.pipe(v.number(), v.integer());

/** Every field that a company admin may write (SPEC 3 Employee). An empty employee number means none. */
const fields = {
  employNo: v.optional(line(40), ''),
  name: requiredLine(200),
  email: Email,
  department: v.optional(line(120), ''),
  phone: v.optional(Phone, ''),
  role: v.optional(EmployeeRole, 'EMPLOYEE'),
  birthday: v.optional(v.nullable(DaySchema), null),
  gender: v.optional(v.picklist(genders, 'invalid-data-provided'), ''),
  addressLine1: v.optional(line(120), ''),
  addressLine2: v.optional(line(120), ''),
  zipCode: v.optional(line(20), ''),
  city: v.optional(line(80), ''),
  country: v.optional(line(60), ''),
  emailPrivate: v.optional(OptionalEmail, ''),
  phonePrivate: v.optional(Phone, ''),
  note: v.optional(text(2_000), ''),
} as const;

export const EmployeeForm = v.strictObject(fields);
export type EmployeeForm = v.InferOutput<typeof EmployeeForm>;

/** Only what changed. `status` blocks or lets in again, `exitDate` null takes an exit back. */
export const EmployeeChange = v.strictObject({
  version: Version,
  ...v.partial(v.strictObject(fields)).entries,
  status: v.optional(v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided')),
  exitDate: v.optional(v.nullable(DaySchema)),
  exitReason: v.optional(v.nullable(v.picklist(exitReasons, 'invalid-data-provided'))),
});
export type EmployeeChange = v.InferOutput<typeof EmployeeChange>;

export const EmployeeRow = v.object({
  id: Id,
  employNo: v.nullable(v.string()),
  name: v.string(),
  email: v.string(),
  department: v.string(),
  phone: v.string(),
  role: EmployeeRole,
  status: AccountStatus,
  exitDate: v.nullable(DaySchema),
  paid_in_full: v.boolean(),
  invitedAt: Instant,
  version: Version,
});
export type EmployeeRow = v.InferOutput<typeof EmployeeRow>;

/** Birthday and gender are null and '' where the company has not switched them on (RULES 5). */
export const Employee = v.object({
  ...EmployeeRow.entries,
  birthday: v.nullable(DaySchema),
  gender: v.picklist(genders),
  addressLine1: v.string(),
  addressLine2: v.string(),
  zipCode: v.string(),
  city: v.string(),
  country: v.string(),
  emailPrivate: v.string(),
  phonePrivate: v.string(),
  note: v.string(),
  exitReason: v.nullable(v.picklist(exitReasons)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  lastSuccessfulLogin: Instant,
  runningOrders: Count,
});
export type Employee = v.InferOutput<typeof Employee>;

const filters = {
  q: pageQuery.q,
  status: v.optional(AccountStatus),
  department: v.optional(line(120)),
  role: v.optional(EmployeeRole),
  sort: sortOf(['name', 'employNo', 'department', 'email', 'createdAt'], 'name'),
} as const;
export const EmployeeFilter = v.strictObject({ ...pageQuery, ...filters });
export type EmployeeFilter = v.InferOutput<typeof EmployeeFilter>;

const company = { roles: ['company'], boundary: 'company' } as const;
const one = v.strictObject({ employeeId: Id });
const own = { ...company, ids: { 'params.employeeId': 'employee' } } as const;

export const listEmployees = endpoint({
  method: 'GET', path: '/company/employees', summary: 'Employees of the company', policy: company, query: EmployeeFilter, response: pageOf(EmployeeRow),
});

export const exportEmployees = endpoint({
  method: 'GET', path: '/company/employees/export', summary: 'The same employees as a file that the import reads back without a change',
  policy: company, query: v.strictObject({ ...filters, format: v.optional(v.picklist(['csv', 'xlsx']), 'csv') }), ...exported,
});

export const listDepartments = endpoint({
  method: 'GET', path: '/company/employees/departments', summary: 'Departments and how many people are in each',
  policy: company, response: dataOf(v.array(v.object({ department: v.string(), employees: Count }))),
});

/** As many people as one press can reach. */
export const bulkLimit = 5_000;

export const listEmployeeIds = endpoint({
  method: 'GET', path: '/company/employees/ids', summary: `Everybody who matches, for doing something with all of them; the first ${bulkLimit} by name`,
  policy: company, query: v.strictObject(filters), response: dataOf(v.object({ employeeIds: v.array(Id), isAll: v.boolean() })),
});

export const getEmployee = endpoint({
  method: 'GET', path: '/company/employees/:employeeId', summary: 'One employee', policy: own, params: one, response: dataOf(Employee), errors: ['employee_not_found'],
});

const unique = ['employee-email-already-exists', 'employeenumber-already-exists'] as const;

export const createEmployee = endpoint({
  method: 'POST', path: '/company/employees', summary: 'Add an employee; the invitation is sent separately, an admin gets it at once', status: 201,
  policy: company, body: EmployeeForm, response: dataOf(Employee), errors: unique,
});

export const changeEmployee = endpoint({
  method: 'PATCH', path: '/company/employees/:employeeId', summary: 'Change an employee, block, change the role, set an exit date',
  policy: own, params: one, body: EmployeeChange, response: dataOf(Employee),
  errors: ['employee_not_found', ...unique, 'invalid-data-provided', 'changed-by-someone-else', 'last-admin-is-protected', 'must-be-in-the-future'],
});

export const removeEmployee = endpoint({
  method: 'DELETE', path: '/company/employees/:employeeId', summary: 'Delete an employee: personal data is erased, orders and draws stay under the employee number',
  policy: own, params: one, response: dataOf(v.object({ id: Id })),
  errors: ['employee_not_found', 'employee-has-active-subscriptions', 'last-admin-is-protected'],
});

const picked = v.strictObject({ employeeIds: v.pipe(v.array(Id), v.nonEmpty('required'), v.maxLength(bulkLimit)) });
const sent = dataOf(v.object({
  sent: Count,
  results: v.array(v.object({ employeeId: Id, outcome: v.picklist(['SENT', 'BLOCKED', 'LEFT', 'NOT_FOUND']) })),
}));
const bulk = { policy: { ...company, ids: { 'body.employeeIds[]': 'employee' } }, body: picked, response: sent, errors: ['employee_not_found'] } as const;

export const inviteEmployees = endpoint({
  method: 'POST', path: '/company/employees/invitations', summary: 'Invite people to the portal; one result each, and 404 when none of them is found', ...bulk,
});

export const sendEmployeeLoginLinks = endpoint({
  method: 'POST', path: '/company/employees/login-links', summary: 'Send login links; one result each, and 404 when none of them is found', ...bulk,
});

export const setDepartment = endpoint({
  method: 'POST', path: '/company/employees/department', summary: 'Put people into a department; 404 when none of them is found',
  policy: bulk.policy, body: v.strictObject({ ...picked.entries, department: line(120) }), response: dataOf(v.object({ changed: Count, missing: Count })), errors: bulk.errors,
});

/** What became of the last invitation or login link of each: none was sent, it waits, it left, or it could not be delivered. */
export const deliveryStates = ['WAITING', 'SENT', 'FAILED'] as const;
export const EmployeeDelivery = v.object({ employeeId: Id, state: v.picklist(deliveryStates), at: v.pipe(v.string(), v.isoTimestamp()) });
export type EmployeeDelivery = v.InferOutput<typeof EmployeeDelivery>;

export const listDeliveries = endpoint({
  method: 'POST', path: '/company/employees/deliveries', summary: 'What became of the last invitation or login link of these people; nobody is listed who got none',
  policy: bulk.policy, body: picked, response: dataOf(v.array(EmployeeDelivery)), errors: bulk.errors,
});
