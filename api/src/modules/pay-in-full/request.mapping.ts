import { addDays, dayOf, periodOf, type Day } from '@portal/contract/days';
import { mayMovePayInFull } from '@portal/contract/pay-in-full-moves';
import type { PayInFullDetail, PayInFullRow } from '@portal/contract/pay-in-full-rows';
import { isFinalSalary } from '@portal/contract/payment-details';
import { requestStatuses, type RequestStatus } from '@portal/contract/request-status';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { listRequestLogs } from '../order-events/index.ts';
import { paymentInstruction } from '../payment-details/index.ts';
import { optionsOf } from './payment-options.service.ts';
import { factsOf, referenceOf } from './request-facts.mapping.ts';
import { priceOf } from './request-price.mapping.ts';
import { findRequest, type FoundRequest, type listRequestPage, type RequestScope } from './requests.queries.ts';

/** An accepted price holds this long (RULES 3.2). */
export const daysPriceHolds = 30;

type StoredRow = Awaited<ReturnType<typeof listRequestPage>>['data'][number];

/** A row of the list as it travels. */
export function toRow({ currency, total, createdAt, ...row }: StoredRow): PayInFullRow {
  return { ...row, createdAt: createdAt.toISOString(), total: { amount: total, currency } };
}

/** The moves that RULES 3.2 gives the reader now. */
function actionsOf(scope: RequestScope, request: FoundRequest): RequestStatus[] {
  const about = factsOf(request);
  return requestStatuses.filter((to) => mayMovePayInFull(request.status, to, scope.role, about) === 'yes');
}

/** Paid requests have a number of their payment. */
function letterKind({ status, transactionId }: FoundRequest): PayInFullDetail['letter'] {
  if (status === 'ACCEPTED') return 'PAYMENT';
  return status === 'CLOSED' && transactionId !== null ? 'OWNERSHIP' : null;
}

/** One request with its history. Not the caller's: 404 `pay-in-full-request-not-found`. */
export async function requestDetail(db: Db, scope: RequestScope, id: string, today: Day): Promise<PayInFullDetail> {
  const request = await findRequest(db, scope, id);
  if (!request) throw new DomainError('pay-in-full-request-not-found');
  const logs = await listRequestLogs(db, scope, 'pay_in_full_logs', id);
  const { supplierId: _supplier, employeeExit, finalDraw, salaryReference: _reference, ...rest } = request;
  const price = priceOf(request);
  return {
    ...rest,
    ...toRow(request),
    ...price,
    options: await optionsOf(db, request, today),
    payment: await paymentInstruction(db, {
      companyId: request.companyId,
      kind: request.paymentKind,
      amount: price.total,
      reference: referenceOf(request),
      acceptedAt: request.acceptedAt,
    }),
    acceptedAt: request.acceptedAt?.toISOString() ?? null,
    validUntil: request.acceptedAt ? addDays(dayOf(request.acceptedAt), daysPriceHolds) : null,
    finalSalary:
      request.acceptedAt && isFinalSalary(request.paymentKind)
        ? { period: periodOf(request.exitDate), state: finalDraw ?? 'INSTRUCTED' }
        : null,
    letter: letterKind(request),
    hasLeft: employeeExit !== null && employeeExit < today,
    logs: logs
      .filter(({ toStatus }) => scope.role !== 'employee' || toStatus !== 'PENDING')
      .map((log) => ({ ...log, at: log.at.toISOString() })),
    actions: actionsOf(scope, request),
  };
}
