import type { Day } from './days.ts';
import type { Role } from './endpoint.ts';
import type { RequestStatus } from './request-status.ts';

/** How an RMA request ends for the item (RULES 3.3). */
export const rmaOutcomes = ['REPAIR', 'REPLACE', 'RETURN', 'COMPENSATE'] as const;
export type RmaOutcome = (typeof rmaOutcomes)[number];

/** What the table cannot tell from the two states alone. */
export type RmaFacts = {
  outcome: RmaOutcome | null;
  /** the employee has to pay: an excess, or damage that nothing covers */
  mustPay: boolean;
  /** a rejected request was opened again once; a second time is refused */
  wasReopened: boolean;
};

/** Whether all-risk covers an incident: it lies on the last insured day or before (RULES 3.3). */
export const isCovered = (incident: Day, allRiskExpires: Day | null): boolean =>
  allRiskExpires !== null && incident <= allRiskExpires;

type Move = {
  from: readonly RequestStatus[];
  to: RequestStatus;
  by: readonly Role[];
  when?: (rma: RmaFacts) => boolean;
};

const pays = ({ mustPay }: RmaFacts) => mustPay;
// A return deletes the order and cancels its draws, which no supplier may touch (RULES 3.1, 3.6).
const isReturn = ({ outcome }: RmaFacts) => outcome === 'RETURN';

/** RULES 3.3, line by line. */
const moves: readonly Move[] = [
  { from: ['CREATED', 'UPDATED'], to: 'PENDING', by: ['supplier', 'admin'] },
  { from: ['CREATED', 'PENDING'], to: 'UPDATED', by: ['employee'] },
  { from: ['REJECTED'], to: 'UPDATED', by: ['employee'], when: ({ wasReopened }) => !wasReopened },
  { from: ['PENDING'], to: 'APPROVED', by: ['supplier', 'admin'] },
  { from: ['PENDING'], to: 'REJECTED', by: ['supplier', 'admin'] },
  { from: ['APPROVED'], to: 'ACCEPTED', by: ['employee'], when: pays },
  { from: ['APPROVED'], to: 'DECLINED', by: ['employee'], when: pays },
  { from: ['ACCEPTED'], to: 'PAID', by: ['supplier', 'admin'] },
  { from: ['APPROVED'], to: 'CLOSED', by: ['supplier', 'admin'], when: (rma) => !pays(rma) && !isReturn(rma) },
  { from: ['APPROVED'], to: 'CLOSED', by: ['admin'], when: (rma) => !pays(rma) && isReturn(rma) },
  { from: ['PAID'], to: 'CLOSED', by: ['supplier', 'admin'], when: (rma) => !isReturn(rma) },
  { from: ['PAID'], to: 'CLOSED', by: ['admin'], when: isReturn },
  { from: ['REJECTED', 'DECLINED'], to: 'CLOSED', by: ['supplier', 'admin'] },
];

/**
 * Whether an RMA may go from one state to another (RULES 3.3). A path that exists for others only is `wrong-role`
 * (403), one that exists for no role `illegal` (409). A company sees and comments, it moves nothing.
 */
export function mayMoveRma(
  from: RequestStatus,
  to: RequestStatus,
  by: Role,
  rma: RmaFacts,
): 'yes' | 'wrong-role' | 'illegal' {
  const paths = moves.filter((move) => move.from.includes(from) && move.to === to && (move.when?.(rma) ?? true));
  if (paths.length === 0) return 'illegal';
  return paths.some((move) => move.by.includes(by)) ? 'yes' : 'wrong-role';
}
