import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

test('pages in the dark are chosen in the own menu, kept, and read as well as in the light', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, 'mette@nordlys.example'), '/company/orders');
  await page.getByRole('button', { name: /^You: / }).click();
  await page.getByRole('button', { name: 'Dark pages' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expectAccessible(page);
  for (const path of ['/', '/company/themes', '/company/salaryfiles', '/company/settings']) {
    await page.goto(path);
    await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: /^You: / }).click();
  await page.getByRole('button', { name: 'Light pages' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});
