import * as v from 'valibot';
import { Email } from './address.ts';
import { DaySchema } from './days.ts';
import { line, Phone, requiredLine, text, Version } from './endpoint.ts';

export const EmployeeRole = v.picklist(['COMPANY', 'EMPLOYEE'], 'invalid-data-provided');
export const genders = ['', 'FEMALE', 'MALE', 'OTHER'] as const;
/** Why an employee leaves; decides whether termination insurance covers the exit (DECISIONS 20). */
export const exitReasons = [
  'RESIGNATION',
  'REDUNDANCY',
  'PARENTAL_LEAVE',
  'LONG_ILLNESS',
  'DISMISSAL',
  'OTHER',
] as const;

const OptionalEmail = v.pipe(line(254), v.union([v.literal(''), Email], 'invalid-email'));

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
