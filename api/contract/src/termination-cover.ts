import { addMonths } from './days.ts';
import type { Day } from './days.ts';

export type TerminationCoverInput = {
  /** The order's premium per month; 0 when the employee did not choose the insurance. */
  employeeIns: number;
  dispatchDay: Day;
  exitDate: Day;
  /** Company setting: months after delivery before the insurance pays. */
  waitingMonths: number;
  /** The reason given in the exit form (DECISIONS 20). */
  reason: string;
  acceptedReasons: readonly string[];
};

/**
 * True when termination insurance pays the remaining months: chosen, waiting time over on the exit date, reason
 * accepted (RULES 1.4, 2.5).
 */
export function isTerminationCovered(input: TerminationCoverInput): boolean {
  if (input.employeeIns === 0 || !input.acceptedReasons.includes(input.reason)) return false;
  return input.exitDate >= addMonths(input.dispatchDay, input.waitingMonths);
}
