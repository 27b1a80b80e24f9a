import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, fullTest, isFullRun } from '../../shared-ui/presets/browser.ts';
import { logIn, widths } from './portal.ts';

/** The next request to this address meets an expired session, as after 30 idle minutes; later ones are real. */
async function expireOn(page: Page, address: string, method: string): Promise<void> {
  let isExpired = true;
  await page.route(address, async (route) => {
    if (!isExpired || route.request().method() !== method) return route.fallback();
    isExpired = false;
    return route.fulfill({ status: 401, json: { message: 'jwt expired', requestId: 'test' } });
  });
}

for (const { name, width, height } of isFullRun ? widths : widths.slice(1)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test('the session expires in the middle of a form: nothing typed is lost and what was sent is finished', async ({
      page,
    }) => {
      const { password } = await logIn(page, 'company', '/profile');
      await page.getByLabel('City').fill(`Aarhus ${name}`);
      await expireOn(page, '**/api/user/profile', 'PATCH');
      await page.getByRole('button', { name: 'Save profile' }).click();
      const overlay = page.getByRole('dialog', { name: 'Your session has expired, please log in again.' });
      await expect(overlay).toBeVisible();
      await expect(page.getByLabel('City')).toHaveValue(`Aarhus ${name}`);
      expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
        'portal.branding',
        'portal.device',
      ]);
      await expectAccessible(page);

      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(overlay).toBeVisible();
      await expect(overlay.getByLabel('Password', { exact: true })).toBeFocused();
      await overlay.getByLabel('Password', { exact: true }).fill('wrong');
      await overlay.getByRole('button', { name: 'Log in and continue' }).click();
      await expect(overlay.getByRole('alert')).toContainText('The email or the password is wrong.');
      await overlay.getByLabel('Password', { exact: true }).fill(password);
      await overlay.getByRole('button', { name: 'Log in and continue' }).click();
      await expect(overlay).toBeHidden();
      await expect(page.getByText('Your profile is saved.')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('City')).toHaveValue(`Aarhus ${name}`);
    });
  });
}

fullTest('"Not you?" leaves for the login screen, which keeps the brand', async ({ page }) => {
  await logIn(page, 'company');
  await expect(page.getByText('Powered by TeleGros')).toBeVisible();
  await expireOn(page, '**/api/home', 'GET');
  await page.reload();
  await page.getByRole('dialog').getByRole('button', { name: 'Not you? Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText('TeleGros', { exact: true })).toBeVisible();
});

fullTest('a logout ends the session on the server', async ({ page }) => {
  await logIn(page, 'supplier');
  const token = await page.evaluate(() => localStorage.getItem('portal.token') ?? '');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect
    .poll(async () =>
      (await page.request.get('/api/auth/check-session', { headers: { authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(401);
});

fullTest('a logout in one tab leaves the other', async ({ page, context }) => {
  await logIn(page, 'company');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible();
});
