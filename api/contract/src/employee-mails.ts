import * as v from 'valibot';
import { InstantSchema } from './days.ts';
import { company, dataOf, endpoint, Id } from './endpoint.ts';

/** As many as a person's page shows, newest first. */
export const employeeMailsMax = 20;

/**
 * A mail of the company to a person: what it is about and what became of it. Its content is never told, because it
 * may hold a login link. `at` is when it left, before that when it was written.
 */
export const EmployeeMail = v.object({
  id: Id,
  subject: v.string(),
  state: v.picklist(['WAITING', 'SENT', 'FAILED']),
  at: InstantSchema,
});
export type EmployeeMail = v.InferOutput<typeof EmployeeMail>;

export const listEmployeeMails = endpoint('GET', '/company/employees/:employeeId/mails', {
  summary: 'The last mails of the company to an employee, without their content',
  policy: { ...company, ids: { 'params.employeeId': 'employee' } },
  params: v.strictObject({ employeeId: Id }),
  response: dataOf(v.array(EmployeeMail)),
  errors: ['employee_not_found'],
});
