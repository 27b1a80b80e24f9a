import type { PayInFullChange } from '@portal/contract/pay-in-full-requests';
import * as v from 'valibot';
import { companyScopeForJob, type AdminScope, type CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { quoteExit, type PriceTerms } from './exit-quotes.service.ts';
import { assertMove, takeRequest, type Acting } from './move-request.service.ts';
import { changeRequest, logRequest } from './request-writes.queries.ts';
import type { FoundRequest } from './requests.queries.ts';

const Kept = v.array(v.object({ key: v.string() }));

/**
 * CA or BO change date or price; the employee is asked again (RULES 3.2 UPDATED). The date of an exit's request is the
 * exit's own: 409 `invalid-data-provided`. What is not named stays as the request has it.
 */
export async function changePrice(
  db: Db,
  scope: CompanyScope | AdminScope,
  id: string,
  change: PayInFullChange,
  acting: Acting,
): Promise<void> {
  const request = await takeRequest(db, scope, id, change.version);
  assertMove(request, 'UPDATED', scope.role);
  if (change.exitDate !== undefined && !request.isEarly) throw illegalChange();
  if (change.exitDate !== undefined && change.exitDate < acting.today)
    throw invalidFields({ path: 'exitDate', key: 'must-be-in-the-future' });
  const kept = v.parse(Kept, request.lines).map(({ key }) => key);
  const terms: PriceTerms = {
    fee: change.pifFee ?? request.pifFee,
    keepAllRisk: change.keepAllRisk ?? kept.includes('allRisk'),
    keepSubsidy: change.keepSubsidy ?? kept.includes('subsidy'),
  };
  if (!(await requote(db, request, { ...acting, exitDate: change.exitDate ?? request.exitDate, terms })))
    throw new DomainError('pay-in-full-request-failed');
}

/** Counts the price again and asks the employee again. False when nothing of the order is left to pay. */
export async function requote(
  db: Db,
  request: FoundRequest,
  { exitDate, terms, actor, now, today }: Acting & { exitDate: string; terms: PriceTerms },
): Promise<boolean> {
  const scope = companyScopeForJob(request.companyId, actor.id ?? '');
  const exit = { exitDate, exitReason: request.reason === '' ? null : request.reason };
  const quote = (await quoteExit(db, scope, request.employeeId, exit, today, terms)).find(
    ({ order }) => order.id === request.orderId,
  );
  if (!quote) return false;
  await changeRequest(db, scope, request.id, quote, exit, 'UPDATED', request.isEarly);
  await logRequest(db, scope, actor, now, {
    requestId: request.id,
    employeeId: request.employeeId,
    from: request.status,
    to: 'UPDATED',
    mailPending: true,
  });
  return true;
}
