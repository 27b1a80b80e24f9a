import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const tele = 'tele@telegros.example';

test('a supplier adds a company, corrects the address of its administrator and changes its own profile', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, tele), '/supplier/companies');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New company' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New company' })).toBeVisible();
  await page.getByLabel('Name').first().fill('Fjordby ApS');
  await page.getByLabel('CVR / VAT no.').fill('10150817');
  await page.getByLabel('Name').nth(1).fill('Chef Fjord');
  await page.getByLabel('E-mail', { exact: true }).fill('wrong@fjordby.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add company' }).click();
  await expect(page.getByText('Fjordby ApS is added and wrong@fjordby.example is invited')).toBeVisible();

  await page.getByRole('link', { name: 'Fjordby ApS' }).click();
  await expect(page.getByLabel('Currency')).toBeDisabled();
  await page.getByRole('link', { name: 'Administrators' }).click();
  await page.getByRole('link', { name: 'Chef Fjord' }).click();
  await page.getByLabel('E-mail', { exact: true }).fill('chef@fjordby.example');
  await page.getByRole('button', { name: 'Save administrator' }).click();
  await expect(page.getByText('chef@fjordby.example')).toBeVisible();
  await expect(page.getByText('wrong@fjordby.example')).toBeHidden();
  await expectAccessible(page);

  await page.goto('/supplier/profile');
  await page.getByLabel('City').fill('Odense C');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('The profile is saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Odense C');
});

test('the pages in Danish on a phone', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, tele), '/supplier/users', 'da-dk');
  for (const path of [
    '/supplier/users',
    '/supplier/users/create',
    '/supplier/companies',
    '/supplier/companies/create',
    '/supplier/profile',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
  }
});
