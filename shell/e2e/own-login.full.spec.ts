import { expect, test, type Page } from '@playwright/test';
import type { SessionUser } from '@portal/contract/auth';
import { expectAccessible } from '../../shared-ui/presets/browser.ts';
import { person } from './federation-page.ts';
import { widths } from './portal.ts';
import { serveSite, type StaticSite } from './static-site.ts';

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const memberships: SessionUser['memberships'] = [
  {
    id: person.membershipId,
    role: 'company',
    companyId: id(3),
    supplierId: null,
    employeeId: null,
    name: 'Nordlys A/S',
  },
];
const profile = {
  name: person.name,
  email: person.email,
  newEmail: null,
  phone_number: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
  language: 'en-us',
  hasPassword: true,
  mustChangePassword: false,
  version: 1,
};
const invitations = [
  { id: id(9), role: 'company', name: 'Vindebro Erhvervsservice ApS', createdAt: '2026-11-20T08:00:00.000Z' },
  { id: id(10), role: 'supplier', name: 'TeleGros', createdAt: '2026-11-21T08:00:00.000Z' },
];
const secret = 'JBSWY3DPEHPK3PXP';

type Answers = Record<string, unknown>;

/** What the API answers; the pages are the built ones. */
const answersTo = (user: SessionUser): Answers => ({
  'GET /auth/check-session': { data: { user, company: null, supplier: null } },
  'GET /user/language': { userLanguage: user.language },
  'GET /home': { data: { today: '2026-11-22', figures: [], waiting: [], pipeline: [], days: [], months: [] } },
  'GET /company/home/months': { data: [] },
  'GET /user/profile': { data: profile },
  'GET /user/sessions': { data: [] },
  'GET /user/second-step': { data: { isOn: false, recoveryCodesLeft: 0 } },
  'GET /user/invitations': { data: invitations },
  'POST /user/invitations/accept': { data: { membershipId: id(9) } },
  'POST /user/second-step/start': { data: { secret, uri: `otpauth://totp/Benefits:mette?secret=${secret}` } },
  'POST /user/second-step/confirm': { data: { recoveryCodes: ['abcd-efgh-jkmn-pqrs'] } },
});

let site: StaticSite;
test.beforeAll(async () => {
  site = await serveSite();
});
test.afterAll(() => site.close());

async function openAs(page: Page, change: Partial<SessionUser>, address: string, answers: Answers = {}) {
  const user: SessionUser = { ...person, memberships, ...change };
  const all = { ...answersTo(user), ...answers };
  await page.addInitScript(
    ([stored, locale]) => {
      localStorage.setItem('portal.user', stored ?? '');
      localStorage.setItem('portal.token', 'a-token');
      sessionStorage.setItem('portal.locale', locale ?? '');
    },
    [JSON.stringify(user), user.language],
  );
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/api', '').replace(/\/[\da-f-]{36}/, '');
    const answer = all[`${route.request().method()} ${path}`];
    if (answer === undefined) return route.fulfill({ status: 404, json: { message: 'not-found' } });
    return route.fulfill({ json: answer });
  });
  await page.goto(site.url + address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { name, width, height } of widths) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('invitations on the first page, under the name and on the profile', async ({ page }) => {
      await openAs(page, { invitations: 2, hasOtherMemberships: true }, '/');
      await expect(page.getByText('2 invitations to other roles wait for your answer.')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: /^You: Mette Holm/ }).click();
      await expect(page.getByRole('button', { name: 'Use my other roles…' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: '2 invitations' }).click();
      const card = page.getByRole('region', { name: 'Invitations' });
      await expect(card.getByText('Company · Vindebro Erhvervsservice ApS')).toBeVisible();
      await expectAccessible(page);
      await card.getByRole('button', { name: /^Accept Company/ }).click();
      await expect(card.getByRole('button', { name: 'Switch to it' })).toBeFocused();
      await expectAccessible(page);
      await card.getByRole('button', { name: /^Decline Supplier/ }).click();
      await expect(page.getByRole('dialog', { name: 'Decline Supplier · TeleGros?' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the question for the password, in Danish', async ({ page }) => {
      await openAs(page, { hasOtherMemberships: true, language: 'da-dk' }, '/');
      await page.getByRole('button', { name: 'Dig: Mette Holm' }).click();
      await page.getByRole('button', { name: 'Brug mine andre roller…' }).click();
      await expect(page.getByRole('dialog', { name: 'Bekræft, at det er dig' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the log-in address: form, and an address that waits', async ({ page }) => {
      await openAs(page, {}, '/profile');
      const card = page.getByRole('region', { name: 'Log-in address' });
      await card.getByRole('button', { name: 'Change address' }).click();
      await expect(card.getByLabel('New address')).toBeVisible();
      await expectAccessible(page);
      await openAs(page, {}, '/profile', {
        'GET /user/profile': { data: { ...profile, newEmail: 'mette.holm@vindebro-erhvervsservice.example' } },
      });
      await expect(card.getByRole('button', { name: 'Keep the present address' })).toBeVisible();
      await expectAccessible(page);
    });

    test('a demanded second step is set up before anything else', async ({ page }) => {
      await openAs(page, { mustSetUpSecondStep: true }, '/company/orders');
      await expect(page.getByRole('heading', { level: 1, name: 'Set up the second step' })).toBeVisible();
      await page.getByLabel('Your password').fill('Benefits-2026');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Code that the app shows').fill('123456');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await expect(page.getByText('abcd-efgh-jkmn-pqrs')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
