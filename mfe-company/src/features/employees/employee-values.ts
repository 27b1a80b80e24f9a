import * as v from 'valibot';
import { EmployeeChange, EmployeeForm, type Employee } from '@portal/contract/employees';

/** What the drawer's form holds: everything that may be written, with the exit. */
export const EmployeeFormSchema = v.strictObject({ ...EmployeeForm.entries, exitDate: v.optional(EmployeeChange.entries.exitDate.wrapped, null), exitReason: v.optional(EmployeeChange.entries.exitReason.wrapped, null) });
export type EmployeeValues = v.InferOutput<typeof EmployeeFormSchema>;

export const newEmployee: EmployeeValues = {
  employNo: '', name: '', email: '', department: '', phone: '', role: 'EMPLOYEE', birthday: null, gender: '', addressLine1: '', addressLine2: '', zipCode: '', city: '', country: '',
  emailPrivate: '', phonePrivate: '', note: '', exitDate: null, exitReason: null,
};

/** The stored employee as the form's values. */
export function valuesOf(employee: Employee): EmployeeValues {
  const { name, email, department, phone, role, birthday, gender, addressLine1, addressLine2, zipCode, city, country, emailPrivate, phonePrivate, note, exitDate, exitReason } = employee;
  return {
    employNo: employee.employNo ?? '', name, email, department, phone, role, birthday, gender, addressLine1, addressLine2, zipCode, city, country, emailPrivate, phonePrivate, note, exitDate, exitReason,
  };
}
