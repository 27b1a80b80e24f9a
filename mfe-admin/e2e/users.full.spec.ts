import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const anna = 'anna@nordlys.example';

test('a user is signed out everywhere: by keyboard, on a phone, in Danish', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, 'admin@portal.example'), `/admin/users?q=${anna}`, 'da-dk');
  const open = [await loggedIn(request, anna), await loggedIn(request, anna)];
  const menu = page.getByRole('button', { name: /^Handlinger for Anna/ });
  const dialog = page.getByRole('dialog', { name: 'Log Anna Holm ud alle steder?' });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Log ud alle steder' }).press('Enter');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Log ud alle steder' }).press('Enter');
  await dialog.getByRole('button', { name: 'Log ud alle steder' }).press('Enter');
  await expect(page.getByText(/er logget ud: \d+ sessioner er afsluttet/)).toBeVisible();
  for (const { token } of open)
    expect((await request.get('/api/user/language', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(
      401,
    );
});

test('the audit log shows the days that the address names', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, 'admin@portal.example'), '/admin/audit?from=2000-01-01&to=2000-01-02');
  await expect(page.getByRole('button', { name: /Clear/ })).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('2100-01-01');
  await expect(page).toHaveURL(/to=2100-01-01/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
