import { formFieldNames } from '@portal/contract/employee-fields';
import { EmployeeForm } from '@portal/contract/employee-forms';
import type { Employee } from '@portal/contract/employee-rows';
import * as v from 'valibot';

export const newEmployee: EmployeeForm = { ...v.getDefaults(EmployeeForm), name: '', email: '' };

/** The stored employee as the form's values. The exit has a form of its own, because it has consequences to show. */
export function valuesOf(employee: Employee): EmployeeForm {
  const values = formFieldNames.map((name) => [name, employee[name] ?? newEmployee[name]]);
  return { ...newEmployee, ...Object.fromEntries(values) };
}
