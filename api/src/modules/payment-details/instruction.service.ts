import { dayOf } from '@portal/contract/days';
import type { Money } from '@portal/contract/money';
import {
  dueOn,
  instructionOf,
  isFinalSalary,
  type PaymentInstruction,
  type PaymentKind,
} from '@portal/contract/payment-details';
import type { Db } from '../../db/tenant.ts';
import { findDetails, listContacts } from './payment-details.queries.ts';

/** What is owed to whom: `acceptedAt` null while nothing is agreed. */
type Owed = { companyId: string; kind: PaymentKind; amount: Money; reference: string; acceptedAt: Date | null };

/**
 * What one has to know to pay: due date, account or link by the company's details of today (DECISIONS 39). What payroll
 * deducts is due on no day: the salary day of its file takes it.
 */
export async function paymentInstruction(
  db: Db,
  { companyId, kind, amount, reference, acceptedAt }: Owed,
): Promise<PaymentInstruction> {
  const details = await findDetails(db, { companyId, currency: amount.currency });
  return {
    reference,
    dueOn: acceptedAt && !isFinalSalary(kind) ? dueOn(dayOf(acceptedAt)) : null,
    ...(acceptedAt ? instructionOf(details, kind, { amount, reference }) : { account: null, link: null }),
    contacts: await listContacts(db, companyId),
  };
}
