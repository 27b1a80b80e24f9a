import { addDays, dayOf, periodOf } from '@portal/contract/days';
import { isFinalSalary } from '@portal/contract/payment-details';
import { sql } from 'kysely';
import { adminScopeForJob, companyScopeForJob } from '../../access/scope.ts';
import { withSystem, type Db } from '../../db/tenant.ts';
import type { Services } from '../../services.ts';
import { isOutdated } from './ask-to-pay.service.ts';
import { requote } from './change-price.service.ts';
import { alignDraws } from './exit.queries.ts';
import { writeMove, type Acting } from './move-request.service.ts';
import { referenceOf } from './request-facts.mapping.ts';
import { daysPriceHolds } from './request.mapping.ts';
import { lockRequest } from './requests.queries.ts';

const batch = 200;

/**
 * What time does to requests (RULES 3.2, DECISIONS 20): a paid one closes, a price that was accepted 30 days ago or
 * counted for a month that is over is counted again. Each in its own transaction, so that one fault stops no other.
 */
export async function moveDueRequests({ pool, clock }: Services): Promise<void> {
  const acting: Acting = { actor: { id: null, name: '', role: 'system' }, now: clock.now(), today: clock.today() };
  const due = await withSystem(pool, (db) => findDue(db, acting), { readOnly: true });
  const failures: Error[] = [];
  for (const id of due)
    await withSystem(pool, (db) => moveOne(db, id, acting)).catch((cause: unknown) =>
      failures.push(new Error(`request ${id}`, { cause })),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'requests that could not be moved');
}

// Payroll has the file that deducts it: sent, or fetched by the company (DECISIONS 36, 38).
const isDeducted = sql<boolean>`exists (select from salary_draws d join salary_files f on f.id = d.salary_file_id
  where d.request_id = pay_in_full_requests.id and (d.status = 'SENT' or f.downloaded_at is not null))`;

async function findDue(db: Db, { today }: Acting): Promise<string[]> {
  const rows = await db
    .selectFrom('pay_in_full_requests')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'PAID'),
        eb.and([eb('status', '=', 'ACCEPTED'), isDeducted]),
        eb.and([
          eb('status', '=', 'ACCEPTED'),
          eb('payment_kind', 'in', ['CARD', 'INVOICE']),
          eb('accepted_at', '<', new Date(`${addDays(today, -daysPriceHolds)}T00:00:00Z`)),
        ]),
        eb.and([
          eb('status', 'in', ['CREATED', 'UPDATED', 'APPROVED']),
          eb('is_early', '=', true),
          eb('exit_date', '<', `${periodOf(today)}-01`),
        ]),
      ]),
    )
    .orderBy('created_at')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

async function moveOne(db: Db, id: string, acting: Acting): Promise<void> {
  const request = await lockRequest(db, adminScopeForJob(), id);
  if (!request) return;
  if (request.status === 'PAID') return writeMove(db, request, { ...acting, to: 'CLOSED', reason: '' });
  if (request.status === 'ACCEPTED' && isFinalSalary(request.paymentKind))
    return writeMove(db, request, { ...acting, to: 'PAID', reason: '', transactionId: referenceOf(request) });
  const isExpired =
    request.status === 'ACCEPTED' &&
    request.acceptedAt !== null &&
    addDays(dayOf(request.acceptedAt), daysPriceHolds) < acting.today;
  if (!isExpired && !(isOutdated(request, acting.today) && ['CREATED', 'UPDATED', 'APPROVED'].includes(request.status)))
    return;
  // Bought at the end of the term and not paid: nothing is counted again, the choice is open or the item goes back.
  if (request.isEndOfTerm) return writeMove(db, request, { ...acting, to: 'CLOSED', reason: '' });
  const isCounted = await requote(db, request, {
    ...acting,
    exitDate: request.isEarly && request.exitDate < acting.today ? acting.today : request.exitDate,
    terms: {},
  });
  if (!isCounted && request.employeeExit !== null) return;
  if (!isCounted) return writeMove(db, request, { ...acting, to: 'CLOSED', reason: '' });
  await alignDraws(
    db,
    companyScopeForJob(request.companyId, ''),
    request.employeeId,
    request.employeeExit === null ? null : periodOf(request.employeeExit),
  );
}
