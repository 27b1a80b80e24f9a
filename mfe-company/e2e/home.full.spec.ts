import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

test('the month on the home page leads to the pages that its numbers come from', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, 'mette@nordlys.example'), '/');
  const run = page.getByRole('region', { name: 'Next salary file' });
  const amount = run.getByRole('link', { name: /^DKK/ });
  const text = (await amount.textContent())?.replace(/^DKK\s/, '') ?? '';
  const deducted = page.getByRole('region', { name: /^Deducted a month/ });
  await expect(deducted.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await deducted.getByRole('button', { name: 'Show as table' }).click();
  await expect(page).toHaveURL(/\?table=deducted$/);
  await expect(deducted.getByRole('link', { name: text, exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(deducted.getByRole('table')).toBeVisible();
  await amount.click();
  await expect(page).toHaveURL(/\/company\/salaryfiles\/runs\/2026-12$/);
  await expect(page.getByRole('definition').filter({ hasText: text }).first()).toBeVisible();
});
