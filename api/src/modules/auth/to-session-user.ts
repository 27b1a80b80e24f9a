import type { SessionUser } from '@portal/contract/auth';
import type { Account } from './accounts.queries.ts';
import type { Membership } from './memberships.rules.ts';

/** The person as the shell stores it: what header, sidebar and guards need, and no more (SECURITY T1). */
export function toSessionUser(account: Omit<Account, 'passwordHash' | 'isFirstLogin' | 'lastMembershipId' | 'membershipId' | 'hasSecondStep'>, acting: Membership, all: readonly Membership[]): SessionUser {
  const { id, name, email, status, language, mustChangePassword } = account;
  return {
    id, name, email, status, language, mustChangePassword,
    role: acting.role,
    roles: [...new Set([acting, ...all].map(({ role }) => role.toUpperCase()))],
    membershipId: acting.id,
    companyId: acting.companyId, companyName: acting.companyName,
    supplierId: acting.supplierId, supplierName: acting.supplierName, isReseller: acting.isReseller,
    employeeId: acting.employeeId,
    memberships: all.map((membership) => ({
      id: membership.id, role: membership.role, companyId: membership.companyId,
      supplierId: membership.role === 'supplier' ? membership.supplierId : null,
      employeeId: membership.employeeId,
      name: (membership.role === 'supplier' ? membership.supplierName : membership.companyName) ?? '',
    })),
  };
}
