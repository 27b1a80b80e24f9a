import * as v from 'valibot';
import { DaySchema } from './days.ts';
import { archive } from './downloads.ts';
import { company, dataOf, employee, endpoint, Id } from './endpoint.ts';

const ofCompany = {
  policy: { ...company, ids: { 'params.employeeId': 'employee' } },
  params: v.strictObject({ employeeId: Id }),
  errors: ['employee_not_found'],
} as const;

export const exportPerson = endpoint('GET', '/company/employees/:employeeId/personal-data', {
  summary: 'Everything that is held of one employee: JSON and CSV in a ZIP',
  ...ofCompany,
  ...archive,
});

export const exportOwnData = endpoint('GET', '/employee/personal-data', {
  summary: 'Everything that is held of the person who asks: JSON and CSV in a ZIP',
  policy: employee,
  ...archive,
  errors: ['employee_not_found'],
});

/**
 * What stays, without the name but for the files: those were sent, and are what bookkeeping and the signed agreement
 * are.
 */
export const keptKinds = [
  'orders',
  'salary_draws',
  'pay_in_full_requests',
  'rma_requests',
  'addenda',
  'salary_files',
  'order_files',
] as const;

/**
 * What an erasure would do now (RULES 5): which fields go, and which records stay under the employee number until when.
 */
export const Erasure = v.object({
  mayErase: v.boolean(),
  erased: v.array(v.string()),
  kept: v.array(
    v.object({ kind: v.picklist(keptKinds), count: v.pipe(v.number(), v.integer()), until: v.nullable(DaySchema) }),
  ),
});
export type Erasure = v.InferOutput<typeof Erasure>;

export const previewErasure = endpoint('GET', '/company/employees/:employeeId/erasure', {
  summary: 'What deleting an employee would erase, and what law keeps until when',
  ...ofCompany,
  response: dataOf(Erasure),
});
