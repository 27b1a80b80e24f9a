import type { Day } from '@portal/contract/days';
import type { Role } from '@portal/contract/endpoint';
import type { ErrorKey } from '@portal/contract/errors';

/** One way in which a person may act, with everything that can forbid it. */
export type Membership = {
  id: string;
  role: Role;
  companyId: string | null;
  companyName: string | null;
  companyStatus: string | null;
  supplierId: string | null;
  supplierName: string | null;
  supplierStatus: string | null;
  isSupplierDeleted: boolean;
  isReseller: boolean;
  employeeId: string | null;
  employeeStatus: string | null;
  exitDate: Day | null;
  hasPrivateEmail: boolean;
  /** an administrator closed this role and left the login's others open */
  isBlocked: boolean;
  /** notifications of this role that were not read, up to 100 */
  unread: number;
};

const priority: readonly Role[] = ['admin', 'supplier', 'company', 'employee'];

/**
 * The membership a login acts as: the wanted one, else the one used last, else by the order admin, supplier, company,
 * employee. When none may be used, the key that says why for the first of them (RULES 3.5).
 */
export function membershipFor(
  memberships: readonly Membership[],
  today: Day,
  { wanted, last }: { wanted?: string | null; last?: string | null },
): Membership | ErrorKey {
  const candidates = (wanted ? memberships.filter(({ id }) => id === wanted) : [...memberships]).sort(
    byPreference(last),
  );
  const usable = candidates.find((membership) => refusal(membership, today, Boolean(wanted)) === undefined);
  if (usable) return usable;
  const first = candidates[0];
  return (first && refusal(first, today, Boolean(wanted))) ?? 'this-account-is-not-allowed';
}

const byPreference =
  (last: string | null | undefined) =>
  (a: Membership, b: Membership): number =>
    Number(b.id === last) - Number(a.id === last) ||
    priority.indexOf(a.role) - priority.indexOf(b.role) ||
    (a.id < b.id ? -1 : 1);

// Past the exit date the private address is the way in (RULES 3.5); who has none keeps the work address.
function refusal(membership: Membership, today: Day, isNamed: boolean): ErrorKey | undefined {
  if (membership.employeeStatus === 'BLOCKED') return 'employee-is-blocked';
  if (membership.companyStatus === 'BLOCKED' || membership.isBlocked) return 'this-account-is-not-allowed';
  if (membership.role === 'supplier' && (membership.supplierStatus === 'BLOCKED' || membership.isSupplierDeleted))
    return 'this-account-is-not-allowed';
  const hasLeft = membership.exitDate !== null && membership.exitDate < today;
  return hasLeft && membership.hasPrivateEmail && !isNamed ? 'use-your-private-email' : undefined;
}
