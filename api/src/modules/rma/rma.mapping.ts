import { requestStatuses } from '@portal/contract/request-status';
import type { RmaDetail, RmaRow } from '@portal/contract/rma';
import { mayMoveRma } from '@portal/contract/rma-moves';
import type { Scope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { listRequestLogs } from '../order-events/index.ts';
import { listPhotos } from './rma-photos.queries.ts';
import { findRma, type FoundRma, type listRmas } from './rma.queries.ts';

type StoredRow = Awaited<ReturnType<typeof listRmas>>['data'][number];

/** A row of the list as it travels. */
export function toRmaRow({ role }: Scope, { employeeId, ...row }: StoredRow): RmaRow {
  return { ...row, ...(role !== 'supplier' && { employeeId }), createdAt: row.createdAt.toISOString() };
}

/** What RULES 3.3 needs to know of an RMA request beside its state. */
export const rmaFacts = ({ outcome, excess, wasReopened }: Pick<FoundRma, 'outcome' | 'excess' | 'wasReopened'>) => ({
  outcome,
  mustPay: excess > 0,
  wasReopened,
});

/** The item is sent in: for a repair, or back for good; paid for first where something is to be paid. */
export const hasLabel = ({ outcome, status, excess }: Pick<FoundRma, 'outcome' | 'status' | 'excess'>): boolean =>
  (outcome === 'REPAIR' || outcome === 'RETURN') && (excess > 0 ? ['ACCEPTED', 'PAID'] : ['APPROVED']).includes(status);

/**
 * One RMA request with its history. Not the caller's: 404 `rma-request-not-found`. Of the employer's and the employee's
 * people a supplier learns the role only.
 */
export async function rmaDetail(db: Db, scope: Scope, id: string): Promise<RmaDetail> {
  const found = await findRma(db, scope, id);
  if (!found) throw new DomainError('rma-request-not-found');
  const logs = await listRequestLogs(db, scope, 'rma_logs', id);
  const { employeeId: _employee, orderStatus: _status, wasReopened: _reopened, excess, currency, ...rest } = found;
  const isForeign = (role: string) => scope.role === 'supplier' && role !== 'supplier';
  return {
    ...rest,
    ...toRmaRow(scope, found),
    excess: { amount: excess, currency },
    logs: logs.map((log) => ({
      ...log,
      at: log.at.toISOString(),
      actorName: isForeign(log.actorRole) ? '' : log.actorName,
    })),
    photos: (await listPhotos(db, scope, id)).map(({ at, path: _path, ...photo }) => ({
      ...photo,
      at: at.toISOString(),
    })),
    hasLabel: hasLabel(found),
    actions: requestStatuses.filter((to) => mayMoveRma(found.status, to, scope.role, rmaFacts(found)) === 'yes'),
  };
}
