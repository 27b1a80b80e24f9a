import type { AccountStatus } from './membership-status.queries.ts';

/**
 * The last one who can act is protected (RULES 3.5). A person who never logged in does not count as another, unless the
 * one in question never came in either.
 */
export function isLastAdministrator(status: AccountStatus, others: readonly AccountStatus[]): boolean {
  if (status === 'BLOCKED') return false;
  return !others.some((other) => other === 'ACTIVE' || (status === 'PENDING' && other === 'PENDING'));
}
