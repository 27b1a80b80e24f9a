import { isTypedTwice, temporaryPassword } from '@portal/accounts';
import { formFieldNames } from '@portal/contract/employee-fields';
import { EmployeeForm } from '@portal/contract/employee-forms';
import type { Employee } from '@portal/contract/employee-rows';
import * as v from 'valibot';

export const newEmployee: EmployeeForm = { ...v.getDefaults(EmployeeForm), name: '', email: '' };

/** The form of a new employee, with a temporary password typed twice or not at all. */
export const NewEmployee = v.pipe(
  v.strictObject({ ...EmployeeForm.entries, ...temporaryPassword }),
  v.forward(
    v.check((person) => isTypedTwice(person), 'passwords-do-not-match'),
    ['passwordAgain'],
  ),
);
export type NewEmployee = v.InferOutput<typeof NewEmployee>;
export const blankEmployee = { ...newEmployee, password: '', passwordAgain: '' };

/** The stored employee as the form's values. The exit has a form of its own, because it has consequences to show. */
export function valuesOf(employee: Employee): EmployeeForm {
  const values = formFieldNames.map((name) => [name, employee[name] ?? newEmployee[name]]);
  return { ...newEmployee, ...Object.fromEntries(values) };
}
