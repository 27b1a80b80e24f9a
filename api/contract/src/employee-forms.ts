import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { employeeFields, formEntries } from './employee-fields.ts';
import { Version } from './endpoint.ts';
import { NewPassword } from './password.ts';

export { genders } from './employee-fields.ts';
export const EmployeeRole = employeeFields.role.row;

/** Why an employee leaves; decides whether termination insurance covers the exit (DECISIONS 20). */
export const exitReasons = [
  'RESIGNATION',
  'REDUNDANCY',
  'PARENTAL_LEAVE',
  'LONG_ILLNESS',
  'DISMISSAL',
  'OTHER',
] as const;

/** Every field that a company admin may write. */
export const EmployeeForm = v.strictObject(formEntries);
export type EmployeeForm = v.InferOutput<typeof EmployeeForm>;

/**
 * A new employee. `password` (SPEC 3) is temporary, as that of an administrator: it opens nothing before the mailed
 * invitation was used and is replaced then; an existing login keeps its own.
 */
export const NewEmployeeForm = v.strictObject({ ...formEntries, password: v.optional(NewPassword) });
export type NewEmployeeForm = v.InferOutput<typeof NewEmployeeForm>;

/** Only what changed. `status` blocks or lets in again, `exitDate` null takes an exit back. */
export const EmployeeChange = v.strictObject({
  version: Version,
  ...v.partial(EmployeeForm).entries,
  status: v.optional(v.picklist(['ACTIVE', 'BLOCKED'], 'invalid-data-provided')),
  exitDate: v.optional(v.nullable(DaySchema)),
  exitReason: v.optional(v.nullable(v.picklist(exitReasons, 'invalid-data-provided'))),
});
export type EmployeeChange = v.InferOutput<typeof EmployeeChange>;
