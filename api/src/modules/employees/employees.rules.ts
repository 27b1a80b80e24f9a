import type { Day } from '@portal/contract/days';
import type { ErrorDetail } from '@portal/contract/errors';

/** An exit date lies in the future: today is too late (SPEC 5, RULES scenario 38). Null takes an exit back. */
export function isFutureExit(exitDate: Day | null, today: Day): boolean {
  return exitDate === null || exitDate > today;
}

/** Past the last working day. */
export function hasLeft(exitDate: Day | null, today: Day): boolean {
  return exitDate !== null && exitDate < today;
}

/** Personal data that the company has switched on in its settings (RULES 5: optional, default off). */
export type Allowed = { birthday: boolean; gender: boolean };

/** Fields that may not be stored here. Empty ones are always fine. */
export function forbiddenFields(
  fields: { birthday?: Day | null | undefined; gender?: string | undefined },
  allowed: Allowed,
): ErrorDetail[] {
  return [
    ...(fields.birthday && !allowed.birthday ? [{ path: 'birthday', key: 'invalid-data-provided' as const }] : []),
    ...(fields.gender && !allowed.gender ? [{ path: 'gender', key: 'invalid-data-provided' as const }] : []),
  ];
}

/**
 * Moves of an employee's status that a company admin may make (RULES 3.5): block, and let in who is blocked. Who is
 * PENDING becomes ACTIVE by logging in, never by another person's word.
 */
export function mayChangeStatus(from: string, to: 'ACTIVE' | 'BLOCKED'): boolean {
  return to === 'BLOCKED' ? from !== 'BLOCKED' : from === 'BLOCKED';
}

/** Whether a change takes an administrator away: another role, blocked, or deleted. */
export function endsAdmin(
  before: { role: string; status: string },
  change: { role?: string | undefined; status?: string | undefined },
): boolean {
  return (
    before.role === 'COMPANY' &&
    before.status !== 'BLOCKED' &&
    (change.role === 'EMPLOYEE' || change.status === 'BLOCKED')
  );
}

/** What sending an invitation or link to this person comes to. */
export function mailOutcome(
  { status, exitDate }: { status: string; exitDate: Day | null },
  today: Day,
): 'SENT' | 'BLOCKED' | 'LEFT' {
  if (status === 'BLOCKED') return 'BLOCKED';
  return hasLeft(exitDate, today) ? 'LEFT' : 'SENT';
}
