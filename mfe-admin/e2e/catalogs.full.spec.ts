import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

test('back office keeps a supplier’s catalogs: names, products, companies', async ({ page, request }) => {
  const admin = await loggedIn(request, 'admin@portal.example');
  await openAs(page, admin, '/admin/suppliers');
  await page.getByRole('button', { name: 'Actions for TeleGros' }).click();
  await page.getByRole('menuitem', { name: 'Catalogs' }).click();
  const row = page.getByRole('row', { name: /Mobile og PC/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Actions for Mobile og PC' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Mobile og PC' });
  await dialog.getByLabel('Description').fill('Telefoner og computere.');
  await dialog.getByRole('button', { name: 'Save catalog' }).click();
  await expect(dialog).toBeHidden();

  await row.getByRole('link', { name: 'Mobile og PC' }).click();
  await expect(page).toHaveURL(/\/admin\/suppliers\/[\w-]+\/catalogs\/[\w-]+\/Mobile%20og%20PC\/products$/);
  await page.getByRole('link', { name: 'Skær One 5G', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('SKU', { exact: true })).toHaveValue('SKR-ONE-256');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto(page.url().replace(/\/[^/]+\/products$/, '/companies'));
  await expect(page.getByRole('row', { name: /Nordlys A\/S/ })).toContainText('open');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Actions for Nordlys A/S' }).click();
  await page.getByRole('menuitem', { name: 'Unlink' }).click();
  const needed = page.getByRole('dialog', { name: 'Nordlys A/S needs Mobile og PC' });
  await expect(needed.getByRole('link', { name: 'Mobile 2027' })).toBeVisible();
  await expect(needed.getByRole('button', { name: 'Unlink catalog' })).toHaveCount(0);
  await expectAccessible(page);
});
