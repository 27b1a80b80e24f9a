import { periodOf, type Day } from '@portal/contract/days';
import type { Db } from '../../db/tenant.ts';
import { quoteExit, type Exit, type ExitQuote } from './exit-quotes.service.ts';
import { alignDraws, lockOpenRequests } from './exit.queries.ts';
import { releaseFinalDraws } from './release-final-draws.service.ts';
import { changeRequest, insertRequest, moveRequest, type ChangedBy } from './request-writes.queries.ts';

/** Whose exit, who sets it, and when. */
export type ExitActing = ChangedBy & { today: Day };
/** A request that the employee has to be told of. */
export type ToTell = { requestId: string; status: 'CREATED' | 'UPDATED' };

type OpenRequest = Awaited<ReturnType<typeof lockOpenRequests>>[number];

const unpaid: readonly string[] = ['PENDING', 'CREATED', 'UPDATED'];
const withdrawable: readonly string[] = [...unpaid, 'APPROVED', 'ACCEPTED', 'DECLINED', 'REJECTED'];

/**
 * Makes draws and requests say what the exit date says (RULES 3.2, 3.5): later draws wait, each running order has a
 * request (PENDING until it is sent), and one the employee already has gets new figures as UPDATED. What the employee
 * has answered or paid stays as it is. Run twice it changes nothing. Returns the requests to be mailed.
 */
export async function openExit(db: Db, exit: Exit, send: boolean, acting: ExitActing): Promise<ToTell[]> {
  const { scope, employeeId, today } = acting;
  const open = new Map((await lockOpenRequests(db, scope, employeeId)).map((request) => [request.orderId, request]));
  const quotes = await quoteExit(db, scope, employeeId, exit, today);
  const told: ToTell[] = [];
  for (const quote of quotes) {
    const request = await leftOpen(db, open.get(quote.order.id), quote, acting);
    if (request) {
      const tell = await followExit(db, request, quote, exit, send, acting);
      if (tell) told.push(tell);
    } else {
      const requestId = await insertRequest(db, acting, quote, exit, send ? 'CREATED' : 'PENDING');
      if (send) told.push({ requestId, status: 'CREATED' });
    }
    open.delete(quote.order.id);
  }
  // The term of these ends before the new exit date: nothing is left to buy out of.
  for (const request of open.values())
    if (unpaid.includes(request.status) && !request.isEarly) await close(db, request, acting);
  await alignDraws(db, scope, employeeId, periodOf(exit.exitDate));
  return told;
}

// What was to be bought at the end of the term is left with months to pay, so the exit's request takes its place.
async function leftOpen(
  db: Db,
  request: OpenRequest | undefined,
  { paid }: ExitQuote,
  acting: ExitActing,
): Promise<OpenRequest | undefined> {
  if (!request?.isEndOfTerm || request.status !== 'ACCEPTED' || paid.monthsRemaining === 0) return request;
  await close(db, request, acting);
  return undefined;
}

async function followExit(
  db: Db,
  request: OpenRequest,
  quote: ExitQuote,
  exit: Exit,
  send: boolean,
  acting: ExitActing,
): Promise<ToTell | null> {
  if (!unpaid.includes(request.status)) return null;
  const isSame = request.exitDate === exit.exitDate && request.total === quote.paid.total && !request.isEarly;
  const to = nextStatus(request.status, isSame, send);
  if (isSame && to === request.status) return null;
  await changeRequest(db, acting, request, quote, exit, to);
  return to === 'PENDING' ? null : { requestId: request.id, status: to };
}

function nextStatus(status: string, isSame: boolean, send: boolean): 'PENDING' | 'CREATED' | 'UPDATED' {
  if (status === 'PENDING') return send ? 'CREATED' : 'PENDING';
  return isSame && status === 'CREATED' ? 'CREATED' : 'UPDATED';
}

/** Sends what waits: PENDING > CREATED (RULES 3.2 "send now"). */
export async function sendExit(db: Db, acting: ExitActing): Promise<ToTell[]> {
  const { scope, employeeId } = acting;
  const waiting = (await lockOpenRequests(db, scope, employeeId)).filter(({ status }) => status === 'PENDING');
  for (const request of waiting) await moveRequest(db, acting, request, 'CREATED');
  return waiting.map(({ id }) => ({ requestId: id, status: 'CREATED' }));
}

/**
 * Takes the exit back: what is not paid is closed and its draws go on; an early request is not part of the exit (RULES
 * 3.2). The employee, the administrators and payroll get a mail when an accepted payment ends with it.
 */
export async function withdrawExit(db: Db, acting: ExitActing): Promise<void> {
  const { scope, employeeId } = acting;
  for (const request of await lockOpenRequests(db, scope, employeeId)) {
    if (!request.isEarly && !request.isEndOfTerm && withdrawable.includes(request.status))
      await close(db, request, acting, { mailPending: request.status === 'ACCEPTED' });
  }
  await alignDraws(db, scope, employeeId, null);
}

async function close(db: Db, request: OpenRequest, acting: ExitActing, told = { mailPending: false }): Promise<void> {
  if (request.status === 'ACCEPTED') await releaseFinalDraws(db, acting.scope, request.orderId, acting.today);
  await moveRequest(db, acting, request, 'CLOSED', told);
}
