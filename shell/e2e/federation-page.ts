import type { Page } from '@playwright/test';
import type { SessionUser } from '@portal/contract/auth';

export const person: SessionUser = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Mette Holm',
  email: 'mette@nordlys.example',
  role: 'company',
  roles: ['COMPANY'],
  status: 'ACTIVE',
  language: 'en-us',
  colourMode: 'LIGHT',
  mustChangePassword: false,
  mustSetUpSecondStep: false,
  membershipId: '00000000-0000-4000-8000-000000000002',
  companyId: '00000000-0000-4000-8000-000000000003',
  companyName: 'Nordlys A/S',
  supplierId: null,
  supplierName: null,
  isReseller: false,
  employeeId: null,
  memberships: [],
  hasOtherMemberships: false,
  invitations: 0,
  unread: 0,
};

export type Role = SessionUser['role'];

/** The first page of each remote that these tests open. */
export const firstPage: Record<Role, string> = {
  company: '/company/subscription',
  supplier: '/supplier/catalogs',
  admin: '/admin/companies',
  employee: '/employee/catalogs',
};

export interface Witness {
  violations: string[];
  errors: string[];
  requests: string[];
}

/** A page whose browser storage holds a session of this role; notes policy violations, errors and requests. */
export async function signedInPage(page: Page, role: Role): Promise<Witness> {
  const witness: Witness = { violations: [], errors: [], requests: [] };
  page.on('pageerror', (error) => witness.errors.push(String(error)));
  page.on('request', (request) => witness.requests.push(request.url()));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) witness.violations.push(message.text());
  });
  await page.addInitScript(
    ([user]) => {
      if (!localStorage.getItem('portal.user')) {
        localStorage.setItem('portal.user', user ?? '');
        localStorage.setItem('portal.token', 'a-token');
      }
    },
    [JSON.stringify({ ...person, role })],
  );
  return witness;
}
