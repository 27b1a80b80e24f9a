import type { SessionUser } from '@portal/contract/auth';
import { demandsSecondStep } from '../../access/session.ts';
import type { Config } from '../../config.ts';
import type { Account, Acting } from './accounts.queries.ts';
import type { Membership } from './memberships.rules.ts';

type Person = Pick<Account, 'id' | 'name' | 'email' | 'status' | 'language' | 'mustChangePassword' | 'hasSecondStep'>;

/** The person as the shell stores it: what header, sidebar and guards need, and no more (SECURITY T1). */
export function toSessionUser(
  person: Person,
  acting: Membership,
  { memberships, hasOthers, invitations, colourMode }: Acting,
  policy: Config['secondStep'],
): SessionUser {
  const { id, name, email, status, language, mustChangePassword } = person;
  return {
    id,
    name,
    email,
    status,
    language,
    colourMode,
    mustChangePassword,
    mustSetUpSecondStep: demandsSecondStep(policy, acting.role) && !person.hasSecondStep,
    role: acting.role,
    roles: [...new Set([acting, ...memberships].map(({ role }) => role.toUpperCase()))],
    membershipId: acting.id,
    companyId: acting.companyId,
    companyName: acting.companyName,
    supplierId: acting.supplierId,
    supplierName: acting.supplierName,
    isReseller: acting.isReseller,
    employeeId: acting.employeeId,
    memberships: memberships.map((membership) => ({
      id: membership.id,
      role: membership.role,
      companyId: membership.companyId,
      supplierId: membership.role === 'supplier' ? membership.supplierId : null,
      employeeId: membership.employeeId,
      name: (membership.role === 'supplier' ? membership.supplierName : membership.companyName) ?? '',
    })),
    hasOtherMemberships: hasOthers,
    invitations,
    unread: acting.unread,
  };
}
