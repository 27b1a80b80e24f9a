import type { SessionUser } from '@portal/contract/auth';
import { signIn } from '../session/session-store.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A signed-in company admin; name what is different. Returns the person. */
export function givenSession(change: Partial<SessionUser> = {}): SessionUser {
  const user: SessionUser = {
    id: id(1),
    name: 'Mette Krag',
    email: 'mette.krag@nordlys.example',
    role: 'company',
    roles: ['COMPANY'],
    status: 'ACTIVE',
    language: 'en-us',
    colourMode: 'LIGHT',
    unread: 0,
    mustChangePassword: false,
    mustSetUpSecondStep: false,
    membershipId: id(2),
    companyId: id(3),
    companyName: 'Nordlys A/S',
    supplierId: null,
    supplierName: 'TeleGros',
    isReseller: true,
    employeeId: null,
    memberships: [],
    hasOtherMemberships: false,
    invitations: 0,
    ...change,
  };
  signIn({ user, token: 'token-of-the-test' });
  return user;
}
