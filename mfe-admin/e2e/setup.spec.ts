import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, fullTest, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const karen = 'admin@portal.example';
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test('back office sets up a supplier, a category, a salary system and a company', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, karen), '/admin/suppliers');
  await page.getByRole('link', { name: 'New supplier' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New supplier' })).toBeVisible();
  await page.getByLabel('Name').first().fill('TeleGros');
  await page.getByLabel('E-mail').first().fill('orders@telegros-new.example');
  await page.getByRole('checkbox', { name: /^Reseller/ }).check();
  await page.getByLabel('Name').nth(1).fill('Thomas Lund');
  await page.getByLabel('E-mail').nth(1).fill('thomas@telegros-new.example');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  await toast(page, 'TeleGros is added and thomas@telegros-new.example is invited');

  await page.goto('/admin/categories/create');
  await page.getByRole('button', { name: 'Add category' }).click();
  await expect(page.getByRole('alert')).toContainText('This field is required');
  await page.getByLabel('Name', { exact: true }).fill('Mobile');
  await page.getByRole('checkbox', { name: /^Needs a serial number/ }).check();
  await page.getByRole('checkbox', { name: /^Phone tax applies/ }).check();
  await page.getByLabel(/^Accessories at most/).fill('2');
  await page.getByLabel('Accessories, share of the price').fill('30');
  await page.getByLabel('Expected buy-out value').fill('5');
  await page.getByLabel('Added to the taxable income').selectOption({ label: 'A fixed amount a year (free phone)' });
  await page.getByLabel('Rules to accept, English').fill('You have use of the phone only.');
  await page.getByLabel('Rules to accept, Dansk').fill('Du har kun brugsret til telefonen.');
  await page.getByRole('button', { name: 'Add category' }).click();
  await toast(page, 'Mobile is added');

  await page.goto('/admin/salarysystems/create');
  await expect(page.getByText('12345678;1042;45;100;22893;22893')).toBeVisible();
  await page.getByRole('button', { name: 'Add salary system' }).click();
  await toast(page, 'Danløn is added');

  await page.goto('/admin/companies/create');
  await page.getByLabel('Name').first().fill('Nordlys A/S');
  await page.getByLabel('CVR / VAT no.').fill('12345678');
  await expect(page.getByText('The check digit of this CVR number is not right.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Supplier' }).fill('TeleGros');
  await page
    .getByRole('option', { name: /TeleGros/ })
    .first()
    .click();
  await page.getByLabel('Name').nth(1).fill('Mette Krag');
  await page.getByLabel('E-mail', { exact: true }).fill('mette@nordlys-new.example');
  await page.getByLabel('Salary system').selectOption({ label: 'Danløn' });
  await page.getByLabel(/^Wage code, gross draw/).fill('45');
  await page.getByRole('button', { name: 'Add company' }).click();
  await toast(page, 'Nordlys A/S is added and mette@nordlys-new.example is invited');

  // The newest company of that name: its administrator has not accepted yet (scenario 5).
  await page.goto('/admin/companies?q=12345678&sort=-createdAt');
  await page.getByRole('button', { name: 'Actions for Nordlys A/S' }).first().click();
  await page.getByRole('menuitem', { name: 'Administrators' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'mette@nordlys-new.example' })).toContainText('Pending');
});

fullTest('what is in use stays, and says so; a company is blocked and let in again', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, karen), '/admin/currencies');
  await page.getByRole('button', { name: 'Delete DKK' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete DKK?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog).toContainText('This is in use and cannot be removed.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/admin/companies?q=Vindebro');
  await page.getByRole('link', { name: 'Vindebro Kommune' }).click();
  for (const status of ['Blocked', 'Active']) {
    await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
    await page.getByLabel('Status').selectOption({ label: status });
    await page.getByRole('button', { name: 'Save company' }).click();
    if (status === 'Blocked') {
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Block company' }).click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Vindebro Kommune' })).toBeVisible();
    await expect(page.getByRole('main').getByText(status, { exact: true }).first()).toBeVisible();
  }
});

const pages = [
  '/admin/suppliers',
  '/admin/suppliers/create',
  '/admin/companies',
  '/admin/companies/create',
  '/admin/categories',
  '/admin/categories/create',
  '/admin/salarysystems',
  '/admin/salarysystems/create',
  '/admin/currencies',
  '/admin/currencies/create',
  '/admin/admins',
  '/admin/admins/create',
  '/admin/users',
  '/admin/users/create',
];

// The walk looks at each page in English and wide.
fullTest('every page is accessible in Danish on a phone', async ({ page, request }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await loggedIn(request, karen);
  const first = async (path: string) =>
    (
      await (
        await request.get(`/api/admin/${path}?pageSize=1`, { headers: { authorization: `Bearer ${session.token}` } })
      ).json()
    ).data[0].id as string;
  const [company, supplier, category, system, user] = [
    await first('companies'),
    await first('suppliers'),
    await first('categories'),
    await first('salarysystems'),
    await first('users'),
  ];
  await openAs(page, session, '/admin/suppliers', 'da-dk');
  for (const path of [
    ...pages,
    `/admin/companies/${company}/edit`,
    `/admin/companies/${company}/admins`,
    `/admin/suppliers/${supplier}/edit`,
    `/admin/suppliers/${supplier}/admins/create`,
    `/admin/categories/${category}/edit`,
    `/admin/salarysystems/${system}/edit`,
    `/admin/users/${user}/edit`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
  }
});
