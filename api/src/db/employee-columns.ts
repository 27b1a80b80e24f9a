import { employeeFieldNames, type EmployeeField } from '@portal/contract/employee-fields';
import type { Updateable } from 'kysely';
import type { Employees } from './schema.ts';

/** Whether the column goes when the person is erased, or stays as bookkeeping asks (RULES 5). */
type Holding = 'erased' | 'kept';
/** `isRedacted`: the value never reaches a log line. */
type Stored = { column: keyof Employees; holds: Holding; isRedacted?: true };

/** Where the contract's fields of an employee are stored. */
export const employeeColumns = {
  employNo: { column: 'employ_no', holds: 'kept' },
  name: { column: 'name', holds: 'erased' },
  email: { column: 'email', holds: 'erased', isRedacted: true },
  phone: { column: 'phone', holds: 'erased', isRedacted: true },
  department: { column: 'department', holds: 'erased' },
  birthday: { column: 'birthday', holds: 'erased', isRedacted: true },
  gender: { column: 'gender', holds: 'erased' },
  addressLine1: { column: 'address_line1', holds: 'erased' },
  addressLine2: { column: 'address_line2', holds: 'erased' },
  zipCode: { column: 'zip_code', holds: 'erased' },
  city: { column: 'city', holds: 'erased' },
  country: { column: 'country', holds: 'erased' },
  emailPrivate: { column: 'email_private', holds: 'erased', isRedacted: true },
  phonePrivate: { column: 'phone_private', holds: 'erased', isRedacted: true },
  language: { column: 'language', holds: 'erased' },
  note: { column: 'note', holds: 'erased' },
  exitDate: { column: 'exit_date', holds: 'kept' },
  role: { column: 'role', holds: 'kept' },
} as const satisfies Record<EmployeeField, Stored>;

type ColumnOf<Name extends EmployeeField> = (typeof employeeColumns)[Name]['column'];
const storedOf = (name: EmployeeField): Stored => employeeColumns[name];

/** Select list of fields, under the contract's names, for employees that are called `e`. */
export function selectFields<Name extends EmployeeField>(names: readonly Name[]) {
  return names.map((name) => `e.${storedOf(name).column} as ${name}`) as {
    [N in Name]: `e.${ColumnOf<N>} as ${N}`;
  }[Name][];
}

/** Wire names to columns. */
export function columnValues(values: {
  [Name in EmployeeField]?: Updateable<Employees>[ColumnOf<Name>] | undefined;
}): Updateable<Employees> {
  return Object.fromEntries(employeeFieldNames.map((name) => [storedOf(name).column, values[name]]));
}

/** The columns that go, or that stay. */
export const columnsHolding = (holds: Holding): string =>
  employeeFieldNames
    .map(storedOf)
    .filter((stored) => stored.holds === holds)
    .map(({ column }) => column)
    .join(' ');

/** Fields whose values never reach a log line. */
export const redactedFields = employeeFieldNames.filter((name) => storedOf(name).isRedacted);
