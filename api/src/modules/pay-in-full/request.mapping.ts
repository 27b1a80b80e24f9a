import { addDays, dayOf, type Day } from '@portal/contract/days';
import { mayMovePayInFull } from '@portal/contract/pay-in-full-moves';
import type { PayInFullDetail, PayInFullRow, PaymentOption } from '@portal/contract/pay-in-full-rows';
import { offeredKinds } from '@portal/contract/payment-details';
import { requestStatuses, type RequestStatus } from '@portal/contract/request-status';
import * as v from 'valibot';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { findDetails, paymentInstruction } from '../payment-details/index.ts';
import { findRequest, listLogs, type FoundRequest, type RequestScope } from './requests.queries.ts';

/** An accepted price holds this long (RULES 3.2). */
export const daysPriceHolds = 30;

const Lines = v.array(
  v.object({
    key: v.picklist(['goods', 'net', 'allRisk', 'subsidy', 'scrap', 'fee']),
    months: v.number(),
    perMonth: v.number(),
    amount: v.number(),
  }),
);

type StoredRow = Pick<
  FoundRequest,
  | 'id'
  | 'orderId'
  | 'orderNumber'
  | 'productName'
  | 'employeeId'
  | 'employeeName'
  | 'companyId'
  | 'companyName'
  | 'status'
  | 'isEarly'
  | 'isEndOfTerm'
  | 'exitDate'
  | 'monthsRemaining'
  | 'total'
  | 'currency'
  | 'createdAt'
  | 'version'
>;

/** A row of the list as it travels. */
export function toRow({ currency, total, createdAt, ...row }: StoredRow): PayInFullRow {
  return { ...row, status: row.status, createdAt: createdAt.toISOString(), total: { amount: total, currency } };
}

/** The moves that RULES 3.2 gives the reader now. */
function actionsOf(scope: RequestScope, request: FoundRequest): RequestStatus[] {
  const about = { isEarly: request.isEarly, isLeaving: request.employeeExit !== null };
  return requestStatuses.filter((to) => mayMovePayInFull(request.status, to, scope.role, about) === 'yes');
}

/** The price as it stands in a request. */
export function priceOf(
  request: FoundRequest,
): Pick<PayInFullDetail, 'exitDate' | 'monthsRemaining' | 'lines' | 'pifFee' | 'priceExVat' | 'vat' | 'total'> {
  const money = (amount: number) => ({ amount, currency: request.currency });
  return {
    exitDate: request.exitDate,
    monthsRemaining: request.monthsRemaining,
    lines: v
      .parse(Lines, request.lines)
      .map((line) => ({ ...line, perMonth: money(line.perMonth), amount: money(line.amount) })),
    pifFee: money(request.pifFee),
    priceExVat: money(request.priceExVat),
    vat: money(request.vat),
    total: money(request.total),
  };
}

const answerable: readonly RequestStatus[] = ['PENDING', 'CREATED', 'UPDATED', 'APPROVED'];

/** What the employee may choose from when accepting: what the company has details for (DECISIONS 39). */
export async function optionsOf(db: Db, request: FoundRequest): Promise<PaymentOption[]> {
  if (!answerable.includes(request.status)) return [];
  const { lines, priceExVat, vat, total } = priceOf(request);
  return offeredKinds(await findDetails(db, request)).map((kind) => ({ kind, lines, priceExVat, vat, total }));
}

/** One request with its history. Not the caller's: 404 `pay-in-full-request-not-found`. */
export async function requestDetail(db: Db, scope: RequestScope, id: string, today: Day): Promise<PayInFullDetail> {
  const request = await findRequest(db, scope, id);
  if (!request) throw new DomainError('pay-in-full-request-not-found');
  const logs = await listLogs(db, scope, id);
  const { supplierId: _supplier, employeeExit, ...rest } = request;
  const price = priceOf(request);
  return {
    ...rest,
    ...toRow(request),
    ...price,
    options: await optionsOf(db, request),
    payment: await paymentInstruction(db, {
      companyId: request.companyId,
      kind: request.paymentKind,
      amount: price.total,
      reference: String(request.orderNumber),
      acceptedAt: request.acceptedAt,
    }),
    acceptedAt: request.acceptedAt?.toISOString() ?? null,
    validUntil: request.acceptedAt ? addDays(dayOf(request.acceptedAt), daysPriceHolds) : null,
    hasLeft: employeeExit !== null && employeeExit < today,
    logs: logs
      .filter(({ toStatus }) => scope.role !== 'employee' || toStatus !== 'PENDING')
      .map((log) => ({ ...log, at: log.at.toISOString(), fromStatus: log.fromStatus, toStatus: log.toStatus })),
    actions: actionsOf(scope, request),
  };
}
