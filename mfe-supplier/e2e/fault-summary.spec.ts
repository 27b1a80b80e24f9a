import { expect, test } from '@playwright/test';
import { loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

test('what is wrong with a form takes the focus below the header that stays, not under it', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, await loggedIn(request, 'tele@telegros.example'), '/supplier/companies/create');
  await page.getByRole('button', { name: 'Add company' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There are 4 problems' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    /^Company, Name/,
    /^CVR/,
    /^First administrator, Name/,
    /^E-mail/,
  ]);
  const header = await page.getByRole('banner').boundingBox();
  const box = await summary.boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
});
