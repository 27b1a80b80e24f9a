import { expect, test } from '@playwright/test';
import { expectAccessible, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const mette = 'mette@nordlys.example';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a request opens over its log, and Back closes it (${viewport.width} px)`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await openAs(page, await loggedIn(request, mette), '/company/logs/pif', 'da-dk');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /\d{4}: / })
      .last()
      .click();
    await expect(page.getByRole('dialog').getByText('At betale')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('an RMA request is commented by the company and decided by others', async ({ page, request }) => {
  await openAs(page, await loggedIn(request, mette), '/company/logs/rma');
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d{4}: / })
    .last()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Your message' }).fill('Please repair it.');
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Please repair it.' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Decide' })).toHaveCount(0);
  await expectAccessible(page);
});
