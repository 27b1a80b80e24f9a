import type { Role } from './endpoint.ts';
import type { RequestStatus } from './request-status.ts';

/** Who moves a request: a person's role, or the portal itself (callback of the payment, the clock). */
export type RequestMover = Role | 'system';

/** What the table cannot tell from the two states alone. */
export type PayInFullFacts = {
  /** asked for while employed, so the company agrees first (DECISIONS 20) */
  isEarly: boolean;
  /** an exit date is set; its unpaid requests end with the exit only */
  isLeaving: boolean;
  /** payroll was told by mail to deduct it from the final salary (DECISIONS 38) */
  isInstructed?: boolean;
};

type Move = {
  from: readonly RequestStatus[];
  to: RequestStatus;
  by: readonly RequestMover[];
  when?: (request: PayInFullFacts) => boolean;
};

const early = ({ isEarly }: PayInFullFacts) => isEarly;

/** RULES 3.2, line by line. */
const moves: readonly Move[] = [
  { from: ['PENDING'], to: 'CREATED', by: ['company', 'admin'] },
  { from: ['CREATED', 'UPDATED'], to: 'UPDATED', by: ['company', 'admin', 'system'] },
  { from: ['CREATED', 'UPDATED'], to: 'APPROVED', by: ['company', 'admin'], when: early },
  { from: ['CREATED', 'UPDATED'], to: 'REJECTED', by: ['company', 'admin'], when: early },
  { from: ['CREATED', 'UPDATED'], to: 'ACCEPTED', by: ['employee'], when: ({ isEarly }) => !isEarly },
  { from: ['APPROVED'], to: 'ACCEPTED', by: ['employee'] },
  { from: ['CREATED', 'UPDATED', 'APPROVED'], to: 'DECLINED', by: ['employee'] },
  // Accepted and not paid for 30 days, or an early one whose month has passed: the price no longer holds
  // (DECISIONS 20).
  { from: ['APPROVED', 'ACCEPTED'], to: 'UPDATED', by: ['system'] },
  { from: ['ACCEPTED'], to: 'PAID', by: ['admin', 'system'] },
  // Who has deducted it confirms it.
  { from: ['ACCEPTED'], to: 'PAID', by: ['company'], when: ({ isInstructed = false }) => isInstructed },
  { from: ['PAID'], to: 'CLOSED', by: ['admin', 'system'] },
  { from: ['DECLINED', 'REJECTED'], to: 'CLOSED', by: ['company', 'admin'] },
  {
    from: ['PENDING', 'CREATED', 'UPDATED', 'APPROVED', 'ACCEPTED'],
    to: 'CLOSED',
    by: ['company', 'admin', 'system'],
    when: ({ isLeaving }) => !isLeaving,
  },
];

/**
 * Whether a pay-in-full request may go from one state to another (RULES 3.2). A path that exists for others only is
 * `wrong-role` (403), one that exists for no role `illegal` (409).
 */
export function mayMovePayInFull(
  from: RequestStatus,
  to: RequestStatus,
  by: RequestMover,
  request: PayInFullFacts,
): 'yes' | 'wrong-role' | 'illegal' {
  const paths = moves.filter((move) => move.from.includes(from) && move.to === to && (move.when?.(request) ?? true));
  if (paths.length === 0) return 'illegal';
  return paths.some((move) => move.by.includes(by)) ? 'yes' : 'wrong-role';
}
