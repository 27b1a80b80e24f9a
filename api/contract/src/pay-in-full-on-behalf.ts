import * as v from 'valibot';
import { company, dataOf, endpoint, Id, text } from './endpoint.ts';
import { PayInFullDetail, PayInFullOffers } from './pay-in-full-rows.ts';
import { seenEntry } from './seen.ts';

const ofEmployee = {
  policy: { ...company, ids: { 'params.employeeId': 'employee' } },
  params: v.strictObject({ employeeId: Id }),
} as const;
export const getEmployeeOffers = endpoint('GET', '/company/employees/:employeeId/pay-in-full/offers', {
  summary: 'What paying in full costs now, for each running order of one employee',
  ...ofEmployee,
  response: dataOf(PayInFullOffers),
  errors: ['employee_not_found'],
});

/** `seen`: `payInFullFacts` of the offer; the employee chooses the rest when accepting (RULES 3.2 "CA asks"). */
export const PayInFullOnBehalf = v.strictObject({ ...seenEntry, orderId: Id, comment: v.optional(text(1000), '') });
export type PayInFullOnBehalf = v.InferOutput<typeof PayInFullOnBehalf>;
export const requestOnBehalf = endpoint('POST', '/company/employees/:employeeId/pay-in-full', {
  summary: 'Ask an employee to pay an order in full',
  ...ofEmployee,
  policy: { ...company, ids: { 'params.employeeId': 'employee', 'body.orderId': 'order' } },
  body: PayInFullOnBehalf,
  response: dataOf(PayInFullDetail),
  status: 201,
  errors: [
    'employee_not_found',
    'order-not-found',
    'pay-in-full-request-failed',
    'vat-missing',
    'changed-by-someone-else',
    'invalid-data-provided',
  ],
});
