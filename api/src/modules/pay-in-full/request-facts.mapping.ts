import type { PayInFullFacts } from '@portal/contract/pay-in-full-moves';
import { isFinalSalary } from '@portal/contract/payment-details';
import type { FoundRequest } from './requests.queries.ts';

/** What of a request decides which moves there are. */
export const factsOf = ({ isEarly, employeeExit, status, paymentKind, finalDraw }: FoundRequest): PayInFullFacts => ({
  isEarly,
  isLeaving: employeeExit !== null,
  isInstructed: status === 'ACCEPTED' && isFinalSalary(paymentKind) && finalDraw === null,
});

/** What a payment is recognised by: the order's number, for payroll with company and month (DECISIONS 20, 39). */
export const referenceOf = ({ paymentKind, salaryReference, orderNumber }: FoundRequest): string =>
  isFinalSalary(paymentKind) ? salaryReference : String(orderNumber);
