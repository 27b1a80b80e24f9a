import { periodOf, type Day } from '@portal/contract/days';
import type { PayInFullOnBehalf } from '@portal/contract/pay-in-full-on-behalf';
import type { PayInFullForm } from '@portal/contract/pay-in-full-requests';
import type { PayInFullOffers } from '@portal/contract/pay-in-full-rows';
import { askedPriceFacts } from '@portal/contract/seen-acts';
import { companyScopeForJob, employeeScopeOf, type CompanyScope, type EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError, illegalChange, invalidFields } from '../../http/domain-error.ts';
import { quoteExit, toExitOrder, type Exit, type ExitQuote, type PriceTerms } from './exit-quotes.service.ts';
import { assertMove, holdRequest, writeMove, type Acting } from './move-request.service.ts';
import { insertRequest } from './request-writes.queries.ts';
import { findAsker, holdOwnOrder } from './requests.queries.ts';

/** What each running order would cost now; while employed, today's month counts as exit month (RULES 2.5). */
export async function offersFor(db: Db, scope: EmployeeScope, today: Day): Promise<PayInFullOffers> {
  const asker = await findAsker(db, scope);
  const exitDate = asker.exitDate ?? today;
  const exit = { exitDate, exitReason: asker.exitReason };
  const quotes = await quotesOf(db, scope, exit, today);
  const dropped = await quotesOf(db, scope, exit, today, { keepAllRisk: false });
  const hasLeft = asker.exitDate !== null && asker.exitDate < today;
  return {
    isAllowed: asker.allowsEarly || asker.exitDate !== null,
    hasLeft,
    contactPhone: (hasLeft ? asker.phonePrivate : asker.phone) || asker.phonePrivate,
    contactEmail: (hasLeft ? asker.emailPrivate : asker.email) || asker.emailPrivate,
    orders: quotes
      .filter(({ order }) => order.requestStatus === null)
      .map((quote) => {
        const { orderId, orderNumber, productName, monthsRemaining, lines, priceExVat, vat, total } =
          toExitOrder(quote);
        return {
          orderId,
          orderNumber,
          productName,
          orderedOn: quote.order.orderedOn,
          exitDate,
          monthsRemaining,
          lines,
          priceExVat,
          vat,
          total,
          withoutAllRisk: quote.paid.allRiskMonths > 0 ? priceIn(dropped, orderId) : null,
        };
      }),
  };
}

/**
 * The employee asks (RULES 3.2 CREATED). Employed without AllowEarlyPIF: 403 (scenario 42). Nothing runs that could be
 * paid: 400 `pay-in-full-request-failed`; an open request already: 409 `invalid-data-provided`. The offer must be what
 * the page showed (DECISIONS 48).
 */
export async function askToPay(
  db: Db,
  scope: EmployeeScope,
  form: PayInFullForm,
  { actor, now, today }: Acting,
): Promise<string> {
  const [order, asker] = [await holdOwnOrder(db, scope, form.orderId), await findAsker(db, scope)];
  if (!order) throw new DomainError('order-not-found');
  if (asker.exitDate === null && !asker.allowsEarly)
    throw new DomainError('you-do-not-have-permission-to-do-this-action');
  const exitDate = asker.exitDate ?? form.exitDate;
  if (form.exitDate <= order.orderedOn) throw invalidFields({ path: 'exitDate', key: 'invalid-day' });
  if (asker.exitDate === null && form.exitDate < today)
    throw invalidFields({ path: 'exitDate', key: 'must-be-in-the-future' });
  if (asker.exitDate !== null && asker.exitDate < today) requireContact(form);
  const exit = { exitDate, exitReason: asker.exitReason };
  // The offer was counted to the day on which it was shown, the request to the day that was chosen.
  const shown = (await offersFor(db, scope, today)).orders.find(({ orderId }) => orderId === form.orderId);
  const quote = await quoteOf(db, scope, form.orderId, exit, today, { keepAllRisk: form.keepAllRisk });
  assertSeen(form.seen, shown ? askedPriceFacts(shown, form.keepAllRisk) : []);
  const by = { scope: asCompany(scope), employeeId: scope.employeeId, actor, now };
  return insertRequest(db, by, quote, exit, 'CREATED', { ...form, isEarly: asker.exitDate === null });
}

/**
 * The company asks (RULES 3.2 CREATED), at today's price, whether employees may ask for it themselves or not. What it
 * asks for while the person is employed it has agreed to, so the person may accept at once (DECISIONS 20).
 */
export async function askOnBehalf(
  db: Db,
  scope: CompanyScope,
  employeeId: string,
  { orderId, seen, comment }: PayInFullOnBehalf,
  acting: Acting,
): Promise<string> {
  const asked = employeeScopeOf(scope, employeeId);
  const [order, asker] = [await holdOwnOrder(db, asked, orderId), await findAsker(db, asked)];
  if (!order) throw new DomainError('order-not-found');
  const exit = { exitDate: asker.exitDate ?? acting.today, exitReason: asker.exitReason };
  const quote = await quoteOf(db, asked, orderId, exit, acting.today);
  const offer = (await offersFor(db, asked, acting.today)).orders.find((each) => each.orderId === orderId);
  assertSeen(seen, offer ? askedPriceFacts(offer) : []);
  const isEarly = asker.exitDate === null;
  const form = { isEarly, contactPhone: '', contactEmail: '', comment };
  const requestId = await insertRequest(db, { ...acting, scope, employeeId }, quote, exit, 'CREATED', form);
  if (isEarly) {
    const request = await holdRequest(db, scope, requestId);
    assertMove(request, 'APPROVED', scope.role);
    await writeMove(db, request, { to: 'APPROVED', reason: '', isTold: false, ...acting });
  }
  return requestId;
}

/** Contact data is needed once the employee has left (SPEC 5, scenario 43). @throws 400 with each missing field */
export function requireContact({ contactPhone, contactEmail }: { contactPhone: string; contactEmail: string }): void {
  const missing = [contactPhone === '' && 'contactPhone', contactEmail === '' && 'contactEmail'].filter(
    (path) => path !== false,
  );
  if (missing.length > 0) throw invalidFields(...missing.map((path) => ({ path, key: 'required' as const })));
}

function priceIn(quotes: readonly ExitQuote[], orderId: string) {
  const quote = quotes.find(({ order }) => order.id === orderId);
  if (!quote) return null;
  const { lines, priceExVat, vat, total } = toExitOrder(quote);
  return { lines, priceExVat, vat, total };
}

const asCompany = ({ companyId, userId }: EmployeeScope) => companyScopeForJob(companyId, userId);

const quotesOf = (db: Db, scope: EmployeeScope, exit: Exit, today: Day, terms: PriceTerms = {}): Promise<ExitQuote[]> =>
  quoteExit(db, asCompany(scope), scope.employeeId, exit, today, terms);

async function quoteOf(
  db: Db,
  scope: EmployeeScope,
  orderId: string,
  exit: Exit,
  today: Day,
  terms: PriceTerms = {},
): Promise<ExitQuote> {
  const quote = (await quotesOf(db, scope, exit, today, terms)).find(({ order }) => order.id === orderId);
  if (!quote) throw new DomainError('pay-in-full-request-failed');
  if (quote.order.requestStatus !== null) throw illegalChange();
  return quote;
}

/** An early request counts months to its exit month; when that month is over, its price is no longer true. */
export const isOutdated = (request: { isEarly: boolean; exitDate: Day }, today: Day): boolean =>
  request.isEarly && periodOf(request.exitDate) < periodOf(today);
