import { periodOf, type Day } from '@portal/contract/days';
import type { EmployeeExit, ExitForm, ExitPreview } from '@portal/contract/employee-exit';
import type { Employee } from '@portal/contract/employee-rows';
import type { Seen } from '@portal/contract/seen';
import { exitFacts, waitingRequestFacts } from '@portal/contract/seen-acts';
import type { CompanyScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { assertSeen } from '../../http/assert-seen.ts';
import { DomainError, illegalChange } from '../../http/domain-error.ts';
import {
  countNotShipped,
  countSuspended,
  lastDrawUntil,
  listRequests,
  mailRequests,
  quoteExit,
  sendExit,
  toExitOrder,
} from '../pay-in-full/index.ts';
import type { Acting } from './acting.mapping.ts';
import { lockAdmins } from './company-admins.queries.ts';
import { getEmployee } from './employees.queries.ts';
import { isFutureExit } from './employees.rules.ts';
import { changeEmployee } from './employees.service.ts';
import { exitActing, followExit } from './follow-exit.service.ts';

/** What the exit form shows before anything is saved (scenarios 38–41). */
export async function previewExit(
  db: Db,
  scope: CompanyScope,
  id: string,
  exit: { exitDate: Day; exitReason?: string | undefined },
  today: Day,
): Promise<ExitPreview> {
  const employee = await getEmployee(db, scope, id, today);
  refusePast(exit.exitDate, employee.exitDate, today);
  const [quotes, suspendedDraws, notShipped, lastDraw] = await Promise.all([
    quoteExit(db, scope, id, { exitDate: exit.exitDate, exitReason: exit.exitReason ?? null }, today),
    countSuspended(db, scope, id, periodOf(exit.exitDate)),
    countNotShipped(db, scope, id),
    lastDrawUntil(db, scope, id, periodOf(exit.exitDate)),
  ]);
  return { exitDate: exit.exitDate, orders: quotes.map(toExitOrder), suspendedDraws, notShipped, lastDraw };
}

/** The exit as it is set, with what became of its requests. */
export async function getExit(db: Db, scope: CompanyScope, id: string, today: Day): Promise<EmployeeExit> {
  const { exitDate, exitReason } = await getEmployee(db, scope, id, today);
  const [suspendedDraws, requests] = await Promise.all([countSuspended(db, scope, id), listRequests(db, scope, id)]);
  return {
    exitDate,
    exitReason,
    suspendedDraws,
    requests: requests.map(({ currency, priceExVat, vat, total, status, ...request }) => {
      const money = (amount: number) => ({ amount, currency });
      return { ...request, status: status, priceExVat: money(priceExVat), vat: money(vat), total: money(total) };
    }),
  };
}

/** Sets or moves the exit as it was previewed (DECISIONS 48) and sends its requests, or leaves them for later. */
export async function setExit(
  db: Db,
  id: string,
  { send, seen, ...exit }: ExitForm,
  acting: Acting,
): Promise<Employee> {
  // In the order in which every change of an employee locks.
  await lockAdmins(db, acting.scope);
  await holdEmployee(db, acting.scope, id);
  assertSeen(seen, exitFacts(await previewExit(db, acting.scope, id, exit, acting.today)));
  const employee = await changeEmployee(db, id, exit, acting);
  if (send === 'NOW') await followExit(db, employee, true, acting);
  return employee;
}

/** Takes the exit back (RULES 3.2, 3.5). Without an exit: 409 `invalid-data-provided`. */
export async function takeExitBack(db: Db, id: string, version: number, acting: Acting): Promise<Employee> {
  const before = await getEmployee(db, acting.scope, id, acting.today);
  if (before.version !== version) throw new DomainError('changed-by-someone-else');
  if (before.exitDate === null) throw illegalChange();
  return changeEmployee(db, id, { version, exitDate: null }, acting);
}

/** Sends the requests that wait, as they were shown (DECISIONS 48). Nothing waits: 409 `invalid-data-provided`. */
export async function sendWaiting(db: Db, id: string, seen: Seen, acting: Acting): Promise<EmployeeExit> {
  const { scope, now, today, services } = acting;
  await holdEmployee(db, scope, id);
  assertSeen(seen, waitingRequestFacts(await getExit(db, scope, id, today)));
  const told = await sendExit(db, exitActing(id, acting));
  if (told.length === 0) throw illegalChange();
  await mailRequests(db, scope, told, now, services.config.publicUrl);
  return getExit(db, scope, id, today);
}

// Ordering and every change of the exit lock the employee first.
async function holdEmployee(db: Db, scope: CompanyScope, id: string): Promise<void> {
  await db
    .selectFrom('employees')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', scope.companyId)
    .forUpdate()
    .execute();
}

// An exit that has passed may be looked at again as it is; a new one lies in the future (SPEC 5).
function refusePast(exitDate: Day, current: Day | null, today: Day): void {
  if (exitDate !== current && !isFutureExit(exitDate, today))
    throw new DomainError('must-be-in-the-future', [{ path: 'exitDate', key: 'must-be-in-the-future' }]);
}
