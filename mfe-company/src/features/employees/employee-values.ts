import type { EmployeeForm } from '@portal/contract/employee-forms';
import type { Employee } from '@portal/contract/employee-rows';

export const newEmployee: EmployeeForm = {
  employNo: '',
  name: '',
  email: '',
  department: '',
  phone: '',
  role: 'EMPLOYEE',
  birthday: null,
  gender: '',
  addressLine1: '',
  addressLine2: '',
  zipCode: '',
  city: '',
  country: '',
  emailPrivate: '',
  phonePrivate: '',
  note: '',
};

/** The stored employee as the form's values. The exit has a form of its own, because it has consequences to show. */
export function valuesOf(employee: Employee): EmployeeForm {
  const {
    name,
    email,
    department,
    phone,
    role,
    birthday,
    gender,
    addressLine1,
    addressLine2,
    zipCode,
    city,
    country,
    emailPrivate,
    phonePrivate,
    note,
  } = employee;
  return {
    employNo: employee.employNo ?? '',
    name,
    email,
    department,
    phone,
    role,
    birthday,
    gender,
    addressLine1,
    addressLine2,
    zipCode,
    city,
    country,
    emailPrivate,
    phonePrivate,
    note,
  };
}
