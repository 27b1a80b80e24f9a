import type { ExitOrder } from '@portal/contract/employee-exit';
import type { PayInFullChange } from '@portal/contract/pay-in-full-requests';
import * as v from 'valibot';
import { companyScopeForJob, type AdminScope, type CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { quoteExit, toExitOrder, type PriceTerms } from './exit-quotes.service.ts';
import { assertMove, takeRequest, type Acting } from './move-request.service.ts';
import { changeRequest } from './request-writes.queries.ts';
import type { FoundRequest } from './requests.queries.ts';

const Kept = v.array(v.object({ key: v.string() }));

type Terms = Acting & { exitDate: string; terms: PriceTerms };

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
): Promise<FoundRequest> {
  const { request, terms } = await takeChange(db, scope, id, change, acting);
  if (!(await requote(db, request, terms))) throw new DomainError('pay-in-full-request-failed');
  return request;
}

/** What such a change would cost, refused as the change itself is; nothing is written. */
export async function previewPrice(
  db: Db,
  scope: CompanyScope | AdminScope,
  id: string,
  change: PayInFullChange,
  acting: Acting,
): Promise<ExitOrder> {
  const { request, terms } = await takeChange(db, scope, id, change, acting);
  const { quote } = await quoteRequest(db, request, terms);
  if (!quote) throw new DomainError('pay-in-full-request-failed');
  return toExitOrder(quote);
}

async function takeChange(
  db: Db,
  scope: CompanyScope | AdminScope,
  id: string,
  change: PayInFullChange,
  acting: Acting,
): Promise<{ request: FoundRequest; terms: Terms }> {
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
  return { request, terms: { ...acting, exitDate: change.exitDate ?? request.exitDate, terms } };
}

/** Counts the price again and asks the employee again. False when nothing of the order is left to pay. */
export async function requote(db: Db, request: FoundRequest, terms: Terms): Promise<boolean> {
  const { scope, exit, quote } = await quoteRequest(db, request, terms);
  if (!quote) return false;
  const { employeeId, isEarly } = request;
  const by = { scope, employeeId, actor: terms.actor, now: terms.now };
  await changeRequest(db, by, request, quote, exit, 'UPDATED', { isEarly, mailPending: true });
  return true;
}

async function quoteRequest(db: Db, request: FoundRequest, { exitDate, terms, actor, today }: Terms) {
  const scope = companyScopeForJob(request.companyId, actor.id ?? '');
  const exit = { exitDate, exitReason: request.reason === '' ? null : request.reason };
  const quotes = await quoteExit(db, scope, request.employeeId, exit, today, terms);
  return { scope, exit, quote: quotes.find(({ order }) => order.id === request.orderId) };
}
