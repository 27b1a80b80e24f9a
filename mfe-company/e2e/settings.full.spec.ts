import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const mette = 'mette@nordlys.example';

test('settings, payroll and addresses', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/settings');
  const day = page.getByLabel('Salary day of the month');
  await day.fill('31');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Choose a day between 1 and 30.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Payroll' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Wage code, gross draw')).toHaveValue('45');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Delivery addresses' }).click();
  await page.getByRole('button', { name: 'Add address' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add address' });
  for (const [label, text] of [
    ['Name', 'Lager Syd'],
    ['Address', 'Sydvej 1'],
    ['Postal code', '4000'],
    ['City', 'Roskilde'],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  await dialog.getByLabel('Country').selectOption('Denmark');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Lager Syd, Sydvej 1, 4000 Roskilde, Denmark')).toBeVisible();
});

test('catalogs lead to their products', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/catalogs');
  await expectAccessible(page);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
