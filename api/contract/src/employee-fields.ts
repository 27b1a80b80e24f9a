import * as v from 'valibot';
import { Email } from './address.ts';
import { locales } from './constants.ts';
import { DaySchema } from './days.ts';
import { code, line, Phone, requiredLine, text } from './endpoint.ts';

const EmployeeRole = v.picklist(['COMPANY', 'EMPLOYEE'], 'invalid-data-provided');
export const genders = ['', 'FEMALE', 'MALE', 'OTHER'] as const;
/** What a company states for a person; without it mails and pages come in the company's language. */
export const statedLanguages = ['', ...locales] as const;
const OptionalEmail = v.pipe(line(254), v.union([v.literal(''), Email], 'invalid-email'));

/** How a value is written, in a file's cell too. */
export type FieldKind = 'line' | 'text' | 'email' | 'phone' | 'day' | 'choice';

/**
 * `form`: what may be sent, where the employee's form has the field · `row`: what is answered · `isListed`: the list
 * has it too.
 */
type Field = { kind: FieldKind; form?: v.GenericSchema; row: v.GenericSchema; isListed?: true };

/**
 * Fields of an employee (SPEC 3) in the order of a file: forms, answers, import and export follow this table. An empty
 * employee number means none. The exit has a form of its own.
 */
export const employeeFields = {
  employNo: { kind: 'line', form: v.optional(code(40), ''), row: v.nullable(v.string()), isListed: true },
  name: { kind: 'line', form: requiredLine(200), row: v.string(), isListed: true },
  email: { kind: 'email', form: Email, row: v.string(), isListed: true },
  phone: { kind: 'phone', form: v.optional(Phone, ''), row: v.string(), isListed: true },
  department: { kind: 'line', form: v.optional(line(120), ''), row: v.string(), isListed: true },
  birthday: { kind: 'day', form: v.optional(v.nullable(DaySchema), null), row: v.nullable(DaySchema) },
  gender: {
    kind: 'choice',
    form: v.optional(v.picklist(genders, 'invalid-data-provided'), ''),
    row: v.picklist(genders),
  },
  addressLine1: { kind: 'line', form: v.optional(line(120), ''), row: v.string() },
  addressLine2: { kind: 'line', form: v.optional(line(120), ''), row: v.string() },
  zipCode: { kind: 'line', form: v.optional(code(20), ''), row: v.string() },
  city: { kind: 'line', form: v.optional(line(80), ''), row: v.string() },
  country: { kind: 'line', form: v.optional(line(60), ''), row: v.string() },
  emailPrivate: { kind: 'email', form: v.optional(OptionalEmail, ''), row: v.string() },
  phonePrivate: { kind: 'phone', form: v.optional(Phone, ''), row: v.string() },
  language: {
    kind: 'choice',
    form: v.optional(v.picklist(statedLanguages, 'invalid-data-provided'), ''),
    row: v.picklist(statedLanguages),
    isListed: true,
  },
  note: { kind: 'text', form: v.optional(text(2_000), ''), row: v.string() },
  exitDate: { kind: 'day', row: v.nullable(DaySchema), isListed: true },
  role: { kind: 'choice', form: v.optional(EmployeeRole, 'EMPLOYEE'), row: EmployeeRole, isListed: true },
} as const satisfies Record<string, Field>;

type Fields = typeof employeeFields;
export type EmployeeField = keyof Fields;
type With<Mark> = { [Name in EmployeeField]: Fields[Name] extends Mark ? Name : never }[EmployeeField];
type Formed = With<{ form: v.GenericSchema }>;
type Listed = With<{ isListed: true }>;

export const employeeFieldNames = Object.keys(employeeFields) as EmployeeField[];
const has = (name: EmployeeField, mark: keyof Field) => mark in employeeFields[name];
export const formFieldNames = employeeFieldNames.filter((name): name is Formed => has(name, 'form'));
export const listFieldNames = employeeFieldNames.filter((name): name is Listed => has(name, 'isListed'));
export const detailFieldNames = employeeFieldNames.filter(
  (name): name is Exclude<EmployeeField, Listed> => !has(name, 'isListed'),
);

type Entries<Name extends EmployeeField, Part extends 'form' | 'row'> = {
  [N in Name]: Fields[N] extends Record<Part, infer Schema> ? Schema : never;
};
const entries = (names: readonly EmployeeField[], part: 'form' | 'row') =>
  Object.fromEntries(names.map((name) => [name, (employeeFields[name] as Field)[part]]));

/** Entries of the schemas of forms and answers. */
export const formEntries = entries(formFieldNames, 'form') as Entries<Formed, 'form'>;
export const listEntries = entries(listFieldNames, 'row') as Entries<Listed, 'row'>;
export const detailEntries = entries(detailFieldNames, 'row') as Entries<Exclude<EmployeeField, Listed>, 'row'>;
