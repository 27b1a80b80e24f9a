import * as v from 'valibot';
import { AccountStatus } from './auth.ts';
import { locales } from './constants.ts';
import { detailEntries, listEntries } from './employee-fields.ts';
import { EmployeeRole, exitReasons } from './employee-forms.ts';
import { Id, line, pageQuery, Version } from './endpoint.ts';
import * as list from './list-fields.ts';

const Instant = v.nullable(v.pipe(v.string(), v.isoTimestamp()));
const Count = v.pipe(v.number(), v.integer());

export const EmployeeRow = v.object({
  id: Id,
  ...listEntries,
  status: AccountStatus,
  paid_in_full: v.boolean(),
  invitedAt: Instant,
  version: Version,
});
export type EmployeeRow = v.InferOutput<typeof EmployeeRow>;

/** Birthday and gender are null and '' where the company has not switched them on (RULES 5). */
export const Employee = v.object({
  ...EmployeeRow.entries,
  ...detailEntries,
  exitReason: v.nullable(v.picklist(exitReasons)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  lastSuccessfulLogin: Instant,
  runningOrders: Count,
});
export type Employee = v.InferOutput<typeof Employee>;

/** Fields of the list, by which it is sorted and filtered. */
export const employeeListFields = {
  name: list.text,
  employNo: list.optional(list.text),
  department: list.text,
  email: list.text,
  phone: list.text,
  role: list.choice(EmployeeRole.options),
  language: list.optional(list.choice(locales)),
  status: list.choice(AccountStatus.options),
  exitDate: list.optional(list.day),
  paid_in_full: list.yesNo,
  invitedAt: list.optional(list.instant),
  createdAt: list.instant,
} as const;
/** Conditions of the list, and of what takes all employees whom the list shows. */
export const employeeFilters = {
  q: pageQuery.q,
  status: v.optional(AccountStatus),
  department: v.optional(line(120)),
  /** in any case (SPEC 6) */
  role: v.optional(v.union([EmployeeRole, v.pipe(v.string(), v.toUpperCase(), EmployeeRole)])),
  ...list.sortAndFilter(employeeListFields, 'name'),
} as const;
export const EmployeeFilter = v.strictObject({ ...pageQuery, ...employeeFilters });
export type EmployeeFilter = v.InferOutput<typeof EmployeeFilter>;
