import { expect, test } from '@playwright/test';
import { expectAccessible, fullTest, loggedIn, openAs } from '../../shared-ui/presets/browser.ts';

const jens = 'tele@telegros.example';

test('the supplier ships with an IMEI whose check digit is verified, and corrects it later', async ({
  page,
  request,
}) => {
  await openAs(page, await loggedIn(request, jens), '/supplier/orders');
  const row = page.getByRole('row').nth(1);
  const number = await row.getByRole('link').first().innerText();
  await expectAccessible(page);
  await row.getByRole('button', { name: `Actions for order ${number}` }).click();
  await page.getByRole('menuitem', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ship 1 order' });
  await dialog.getByLabel('SN/IMEI').fill('356938035643808');
  await expect(dialog.getByLabel('SN/IMEI')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.getByLabel('SN/IMEI').fill('356938035643809');
  await dialog.getByLabel('Tracking').fill('GLS 42');
  await dialog.getByRole('button', { name: 'Ship 1 order' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/supplier/orders?view=SHIPPED&q=${number}`);
  await expect(row).toContainText('356938035643809');
  await row.getByRole('link').first().click();
  const drawer = page.getByRole('dialog', { name: `Order ${number}` });
  await expect(drawer.getByRole('list', { name: 'History of the order' })).toContainText('Tracking GLS 42');
  await expect(drawer.getByText('Draw per month')).toHaveCount(0);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Correct SN/IMEI' }).click();
  const correct = page.getByRole('dialog', { name: `Correct order ${number}` });
  await correct.getByLabel('SN/IMEI').fill('490154203237518');
  await correct.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('list', { name: 'History of the order' })).toContainText('before 356938035643809');
});

fullTest('an order is deleted only with a reason; phones and Danish', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, await loggedIn(request, jens), '/supplier/orders', 'da-dk');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Handlinger for ordre/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Slet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slet 1 ordre' });
  await dialog.getByRole('button', { name: 'Slet 1 ordre' }).click();
  await expect(dialog.getByLabel('Årsag')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Årsag').fill('Udsolgt');
  await dialog.getByRole('button', { name: 'Slet 1 ordre' }).click();
  await expect(dialog).toBeHidden();
});
