import * as v from 'valibot';
import { exported } from './downloads.ts';
import { EmployeeChange, NewEmployeeForm } from './employee-forms.ts';
import { Employee, EmployeeFilter, EmployeeRow, employeeFilters } from './employee-rows.ts';
import { company, dataOf, endpoint, Id, pageOf } from './endpoint.ts';
import { passwordRefusals } from './password.ts';

const Count = v.pipe(v.number(), v.integer());

const one = v.strictObject({ employeeId: Id });
const own = { ...company, ids: { 'params.employeeId': 'employee' } } as const;

export const listEmployees = endpoint('GET', '/company/employees', {
  summary: 'Employees of the company',
  policy: company,
  query: EmployeeFilter,
  response: pageOf(EmployeeRow),
});

export const exportEmployees = endpoint('GET', '/company/employees/export', {
  summary: 'The same employees as a file that the import reads back without a change',
  policy: company,
  query: v.strictObject({ ...employeeFilters, format: v.optional(v.picklist(['csv', 'xlsx']), 'csv') }),
  ...exported,
});

export const listDepartments = endpoint('GET', '/company/employees/departments', {
  summary: 'Departments and how many people are in each',
  policy: company,
  response: dataOf(v.array(v.object({ department: v.string(), employees: Count }))),
});

export const getEmployee = endpoint('GET', '/company/employees/:employeeId', {
  summary: 'One employee',
  policy: own,
  params: one,
  response: dataOf(Employee),
  errors: ['employee_not_found'],
});

const unique = ['employee-email-already-exists', 'employeenumber-already-exists'] as const;

export const createEmployee = endpoint('POST', '/company/employees', {
  summary: 'Add an employee; the invitation is sent separately, an admin gets it at once',
  status: 201,
  policy: company,
  body: NewEmployeeForm,
  response: dataOf(Employee),
  errors: [...unique, ...passwordRefusals],
});

export const changeEmployee = endpoint('PATCH', '/company/employees/:employeeId', {
  summary: 'Change an employee, block, change the role, set an exit date',
  policy: own,
  params: one,
  body: EmployeeChange,
  response: dataOf(Employee),
  errors: [
    'employee_not_found',
    ...unique,
    'invalid-data-provided',
    'changed-by-someone-else',
    'last-admin-is-protected',
    'must-be-in-the-future',
  ],
});

export const removeEmployee = endpoint('DELETE', '/company/employees/:employeeId', {
  summary: 'Delete an employee: personal data is erased, orders and draws stay under the employee number',
  policy: own,
  params: one,
  response: dataOf(v.object({ id: Id })),
  errors: ['employee_not_found', 'employee-has-active-subscriptions', 'last-admin-is-protected'],
});
