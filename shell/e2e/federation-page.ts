import { expect, type Page } from '@playwright/test';
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
export async function signedInPage(page: Page, role: Role, change: Partial<SessionUser> = {}): Promise<Witness> {
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
    [JSON.stringify({ ...person, role, ...change })],
  );
  return witness;
}

const singletons = [
  'react',
  'react-dom',
  'styled-components',
  '@lingui/core',
  '@lingui/react',
  '@portal/shared-ui',
  '@portal/shared-ui/kit',
];

/** What shell and remote share is there once, and the shell's. */
export async function expectOneCopyOfEach(page: Page): Promise<void> {
  const copies = await page.evaluate(() => {
    const found: Record<string, string[]> = {};
    for (const { shareScopeMap } of __FEDERATION__.__INSTANCES__)
      for (const [name, versions] of Object.entries(shareScopeMap['default'] ?? {}))
        for (const [version, { from }] of Object.entries(versions)) {
          const copy = `${version} ${from}`;
          found[name] = [...(found[name] ?? []).filter((one) => one !== copy), copy];
        }
    return found;
  });
  expect(Object.keys(copies)).toEqual(expect.arrayContaining(singletons));
  for (const [name, each] of Object.entries(copies))
    expect(each, name).toEqual([expect.stringContaining('portal_shell')]);
}
